"""An engine for Burgrave that plays any move but rather not the one that gives something up."""

import json
import random
import sys

GIVES_UP = ("pass", "end", "decline")
rng = random.Random()


def liked(moves):
    """Moves that do something, in any order, before those that do not."""
    shuffled = rng.sample(moves, len(moves))
    return sorted(shuffled, key=lambda move: move.split()[0] in GIVES_UP)


def answer(message):
    """What a message is answered with, apart from its id."""
    match message["do"]:
        case "hello":
            rng.seed(message["seed"])
            return {"protocol": 1, "name": "random moves", "version": "1"}
        case "choose":
            return {"move": liked(message["moves"])[0]}
        case "advise":
            return {"advice": [{"move": move} for move in liked(message["moves"])[: message["most"]]]}
        case "stop":
            return {}
        case unknown:
            return {"error": f"unknown: {unknown}"}


for line in sys.stdin:
    message = json.loads(line)
    if message["do"] == "quit":
        break
    print(json.dumps({"id": message["id"], **answer(message)}), flush=True)
