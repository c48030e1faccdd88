"""The `burgrave` command."""

from burgrave.cli.main import main

__all__ = ["main"]
