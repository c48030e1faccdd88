"""Searches: each looks ahead from an imagined position with an evaluator, within a budget."""
