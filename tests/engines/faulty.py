"""Plays the first move until its third decision; there it does what its argument says."""

import json
import os
import sys
import time

FAULT = sys.argv[1]
if len(sys.argv) > 2:
    with open(sys.argv[2], "a", encoding="ascii") as pids:
        pids.write(f"{os.getpid()}\n")

if FAULT == "deaf":
    print('{"id": 1}', flush=True)
    time.sleep(600)


def go_wrong(id: int) -> None:
    if FAULT == "crash":
        raise RuntimeError("on purpose")
    if FAULT == "hang":
        time.sleep(600)
    if FAULT == "close":
        os.close(1)
        time.sleep(600)
    while FAULT == "flood":
        print("x" * 1000, flush=True)
    said = {
        "illegal": json.dumps({"id": id, "move": "fly to the moon"}),
        "no move": json.dumps({"id": id}),
        "garbage": "info depth 3 score 17",
        "list": "[1, 2, 3]",
        "nested": "[" * 100_000,
        "other id": json.dumps({"id": id + 1, "move": "pass"}),
        "error": json.dumps({"id": id, "error": "I do not\nlike this"}),
    }
    print(said[FAULT], flush=True)


decisions = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["do"] == "choose":
        decisions += 1
        if decisions == 3:
            go_wrong(message["id"])
            continue
    move = {"move": message["moves"][0]} if message["do"] == "choose" else {}
    print(json.dumps({"id": message["id"], **move}), flush=True)
