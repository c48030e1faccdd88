"""Engines: programs of any language that choose moves for a seat, by lines of JSON (docs/engine.md)."""
