"""Writes down every line it reads, and always plays the first move."""

import json
import sys

with open(sys.argv[1], "ab") as file:
    for line in sys.stdin.buffer:
        file.write(line)
        file.flush()
        message = json.loads(line)
        if message["do"] == "quit":
            break
        move = {"move": message["moves"][0]} if message["do"] == "choose" else {}
        print(json.dumps({"id": message["id"], **move}), flush=True)
