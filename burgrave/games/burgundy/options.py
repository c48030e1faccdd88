"""What may differ from table to table: boards, modules, and readings of the rules that no official text settles."""

from __future__ import annotations

from burgrave.kernel.options import Options


class BurgundyOptions(Options):
    """The default comes first (see README.md)."""

    board: str
    """The estate that everybody plays, or how different ones are dealt; teams and lone players have their own."""
    choice: str
    """Sides and first castles: chosen in turn order, or by all at once in secret."""
    extra_tiles: bool
    white_castles: bool
    inns: bool
    routes: bool
    shields: bool
    team: str
    """Four players in two teams, on which board."""
    solo_board: str
    target: int
    """The points a lone player aims at first."""
    mixed_payment: bool
    """Monastery 6: may a silver and a worker be paid together?"""
    large_regions: str
    """Regions beyond eight cells: as eight, or still more."""
    third_pair: bool
    """Border posts: does the third pair count as joined with the second line?"""
    castle_back: str
    """Against the castle: which castle comes back, one swept from the depots or one of the own estate."""
    tie_break: str
    """Who wins a tie: the one with most or with fewest empty cells."""
    solo_trades: str
    """Goods for a black tile in the solo game: once a ship, or as often as they last."""
    solo_gains: str
    """Size and phase of a region in the solo game: one gain of points, or two."""

    CHOICES = {
        "board": (
            *("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "14", "15", "4r", "8r"),
            *("expert", "border_posts", "against_the_castle"),
        ),
        "choice": ("in_turn", "in_secret"),
        "extra_tiles": (False, True),
        "white_castles": (False, True),
        "inns": (False, True),
        "routes": (False, True),
        "shields": (False, True),
        "team": ("none", "12a", "12b"),
        "solo_board": ("13a", "13b"),
        "target": (50, 45, 46, 47, 48, 49, 51, 52, 53, 54, 55),
        "mixed_payment": (False, True),
        "large_regions": ("capped", "growing"),
        "third_pair": (True, False),
        "castle_back": ("swept", "own"),
        "tie_break": ("most_empty", "fewest_empty"),
        "solo_trades": ("once", "often"),
        "solo_gains": ("one", "two"),
    }

    GROUPS = {
        "expansions": ("extra_tiles", "white_castles", "inns", "routes", "shields"),
        "teams": ("team",),
        "solo": ("solo_board", "target", "solo_trades", "solo_gains"),
        "readings": ("mixed_payment", "large_regions", "third_pair", "castle_back", "tie_break"),
    }

    SEATS = {
        "board": (2, 3, 4),
        "choice": (2, 3, 4),
        "team": (4,),
        "solo_board": (1,),
        "target": (1,),
        "third_pair": (2, 3, 4),
        "castle_back": (2, 3, 4),
        "tie_break": (2, 3, 4),
        "solo_trades": (1,),
        "solo_gains": (1,),
    }
