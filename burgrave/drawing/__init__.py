"""Drawn heraldry on paper: what all titles draw with. A title turns a view into panels, a page lays them out."""

from burgrave.drawing.panel import Panel, standalone
from burgrave.drawing.svg import stylesheet

__all__ = ["Panel", "standalone", "stylesheet"]
