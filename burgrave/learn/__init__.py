"""How evaluators are learned: self-play, ridge regression, LSTD(lambda). To play, only `model` is needed: no numpy."""
