"""The position of a game of Crown of Emara: two rings of locations, what lies on them, and every claimant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.games.emara.audit import audit
from burgrave.games.emara.claimant import BP_ADVISORS, BP_EVENTS, LINES, NONE, Claimant, bits, newcomer
from burgrave.games.emara.components import (
    ADVISOR_FAMILY,
    ADVISORS,
    BARTERERS,
    BUILDERS,
    CARDS,
    COUNTRYSIDE,
    EVENT_FAMILY,
    FAVOR_FAMILY,
    FAVORS,
    HELP_BUILDING,
    HUT_AT,
    HUTS,
    HUTS_OF,
    LOCATIONS,
    MARKERS,
    RANKS,
    RESOURCES,
    SPACES,
    Bundle,
    EmaraComponents,
    EventCard,
)
from burgrave.games.emara.options import EmaraOptions
from burgrave.games.emara.phrases import marker_phrase
from burgrave.kernel.chance import Chance
from burgrave.kernel.piles import Pile
from burgrave.kernel.position import AUTOMA, Position
from burgrave.kernel.state import Named
from burgrave.kernel.words import Phrase

if TYPE_CHECKING:
    from burgrave.kernel.title import Title

ROUNDS: Final = 6
TURNS: Final = 3
"""Turns of everybody in a round."""

# What chance is asked for.
LAYOUT: Final = 0
FAVOR_DEAL: Final = 1
ADVISOR_DEAL: Final = 2
STACK_B_DEAL: Final = 3
EVENT_DEAL: Final = 4
FIRST_PLAYER: Final = 5
CARD_DEAL: Final = 6

# The bonus actions of a turn, as bits.
RANK_UP: Final = 1
CRAFTSMAN: Final = 2
ADVISOR: Final = 4

# Victoria's lines on her sheet.
VICTORIA_LINES: Final = ("citizens_site", "citizens_ranks")
HER_SITE: Final = VICTORIA_LINES.index("citizens_site")
HER_RANKS: Final = VICTORIA_LINES.index("citizens_ranks")

NO_EVENTS: Final = Pile(EVENT_FAMILY, [], [])
NO_ADVISORS: Final = Pile(ADVISOR_FAMILY, [], [])
NO_FAVORS: Final = Pile(FAVOR_FAMILY, [], [])


class Emara(Position):
    """A game of Crown of Emara; made by `empty_board` or by copying."""

    FIELDS = (
        *("round", "first", "turn", "start", "rings", "markers", "huts", "offer", "nobles"),
        *("events", "past", "stack_b", "favors", "drawn"),
        Named("discards", FAVORS, bits=True),
        Named("fresh", FAVORS),
        "reshuffles",
        Named("card", CARDS),
        *("slot", "moved", "card_done", "bonus"),
        Named("used", ADVISORS, bits=True),
        *("swapped", "victoria", "victoria_rank", "victoria_sheet", "claimants"),
    )

    def __init__(
        self, title: Title, seats: int, options: EmaraOptions, components: EmaraComponents, chance: Chance
    ) -> None:
        super().__init__(title, seats, options, components, chance)
        self.readings = options
        self.printed = components
        self.solo = seats == 1
        self.round = 0
        self.first = 0
        """The seat with the statue."""
        self.turn = NONE
        """The seat whose turn it is, NONE between turns."""
        self.start = 0
        """Where the buildings started."""
        self.rings: list[int] = []
        """The location at every place: 0 to 3 clockwise on the first ring, 4 to 7 on the second."""
        self.markers: list[int] = []
        """How far every marker is turned: the place of its number; beyond the last one it has left the game."""
        self.huts: list[int] = []
        """Whose craftsman works in every hut, three to a countryside location."""
        self.offer: list[int] = []
        """The advisor on every space, two to a town location."""
        self.nobles: list[int] = []
        """How many cards of every rank are taken."""
        self.events = NO_EVENTS
        """The event deck; its top card is the event of this round."""
        self.past: list[int] = []
        """The events that were put away."""
        self.stack_b = NO_ADVISORS
        self.favors = NO_FAVORS
        self.drawn = NO_FAVORS
        """The favour tokens from which the seat in turn is choosing one."""
        self.discards = 0
        """The favour tokens on the discard pile, as bits."""
        self.fresh = NONE
        """The token taken in this visit."""
        self.reshuffles = 0
        # The turn under way.
        self.card = NONE
        """The action card played, and the slot it lies in."""
        self.slot = NONE
        self.moved = False
        self.card_done = False
        self.bonus = 0
        """The bonus actions of this turn that are used up, as bits."""
        self.used = 0
        """The advisors whose power was used in this turn, as bits."""
        self.swapped = NONE
        """The offer just taken of those that stand as often as wanted; straight back again is pointless."""
        # Victoria, the opponent of the solo game.
        self.victoria = 0
        self.victoria_rank = 0
        self.victoria_sheet: list[int] = [0] * len(VICTORIA_LINES)
        self.claimants: list[Claimant] = []

    def copy(self) -> Emara:
        """What seldom changes is shared and replaced as a whole: everything but huts, offer and the claimants."""
        other = Emara(self.title, self.seats, self.readings, self.printed, self.chance)
        self.copy_kernel(other)
        other.round = self.round
        other.first = self.first
        other.turn = self.turn
        other.start = self.start
        other.rings = self.rings
        other.markers = self.markers
        other.huts = self.huts
        other.offer = self.offer
        other.nobles = self.nobles
        other.events = self.events
        other.past = self.past
        other.stack_b = self.stack_b
        other.favors = self.favors
        other.drawn = self.drawn
        other.discards = self.discards
        other.fresh = self.fresh
        other.reshuffles = self.reshuffles
        other.card = self.card
        other.slot = self.slot
        other.moved = self.moved
        other.card_done = self.card_done
        other.bonus = self.bonus
        other.used = self.used
        other.swapped = self.swapped
        other.victoria = self.victoria
        other.victoria_rank = self.victoria_rank
        other.victoria_sheet = self.victoria_sheet
        other.claimants = [claimant.copy() for claimant in self.claimants]
        return other

    def piles(self) -> list[Pile]:
        """All piles, as this position's own: copies share them until somebody asks for them here."""
        self.events = self.events.copy()
        self.stack_b = self.stack_b.copy()
        self.favors = self.favors.copy()
        self.drawn = self.drawn.copy()
        found = [self.events, self.stack_b, self.favors, self.drawn]
        for claimant in self.claimants:
            claimant.deck = claimant.deck.copy()
            claimant.hand = claimant.hand.copy()
            found.append(claimant.deck)
            found.append(claimant.hand)
        return found

    # ------------------------------------------------------------------ for the rules

    def event(self) -> EventCard:
        """The event of this round."""
        cards = self.events.cards
        return self.printed.events[cards[len(cards) - 1]]

    def location_of(self, seat: int, councilor: int) -> int:
        """The location on which a councilor stands."""
        return self.rings[self.claimants[seat].councilors[councilor]]

    def stands_at(self, seat: int, location: int) -> bool:
        """Does one of the seat's councilors stand there?"""
        councilors = self.claimants[seat].councilors
        rings = self.rings
        return rings[councilors[0]] == location or rings[councilors[1]] == location

    def own_craftsmen(self, seat: int, location: int) -> int:
        """How many of the seat's craftsmen work at a countryside location."""
        huts = self.huts
        found = 0
        for hut in HUTS_OF[location]:
            if huts[hut] == seat:
                found += 1
        return found

    def barterer(self, seat: int) -> int:
        """The first of the seat's advisors who can still barter in this turn; NONE if there is none."""
        ready = self.claimants[seat].advisors & ~self.used
        for advisor in BARTERERS:
            if ready >> advisor & 1:
                return advisor
        return NONE

    def shows(self, marker: int) -> int:
        """The price or yield in force: the marker's number, or the printed one when it has left the game."""
        figures = self.printed.markers[marker]
        numbers = figures.sides[self.seats]
        at = self.markers[marker]
        return numbers[at] if at < len(numbers) else figures.printed

    def turn_marker(self, marker: int) -> None:
        """Turn a marker by one number; past its last one it leaves the game."""
        if self.markers[marker] < len(self.printed.markers[marker].sides[self.seats]):
            self.markers = self.markers[:]
            self.markers[marker] += 1
            if self.log and self.markers[marker] == len(self.printed.markers[marker].sides[self.seats]):
                self.log.write("marker_gone", marker=marker_phrase(marker), number=self.shows(marker))

    def gain_cp(self, seat: int, line: int, points: int) -> int:
        """Citizen points, or with a negative number fewer of them; gives how many."""
        if points:
            claimant = self.claimants[seat]
            claimant.cp += points
            claimant.sheet = claimant.sheet[:]
            claimant.sheet[line] += points
        return points

    def comes_to(self, seat: int, points: int) -> int:
        """How many building points a gain of so many comes to, with what advisors and the event do to every gain."""
        if points <= 0:
            return 0
        helping = self.claimants[seat].advisors & HELP_BUILDING
        for advisor in BUILDERS:
            if helping >> advisor & 1:
                points += self.printed.advisors[advisor].gain.bp
        return max(0, points + self.event().change)

    def gain_bp(self, seat: int, line: int, points: int) -> int:
        """Building points: advisors and event add to every gain, which never falls below zero; gives how many."""
        if points <= 0:
            return 0
        claimant = self.claimants[seat]
        sheet = claimant.sheet[:]
        sheet[line] += points
        gained = points
        helping = claimant.advisors & HELP_BUILDING
        if helping:
            for advisor in BUILDERS:
                if helping >> advisor & 1:
                    more = self.printed.advisors[advisor].gain.bp
                    sheet[BP_ADVISORS] += more
                    gained += more
        change = self.event().change
        if change:
            if change < -gained:
                change = -gained
            sheet[BP_EVENTS] += change
            gained += change
        claimant.sheet = sheet
        claimant.bp += gained
        return gained

    def gain(self, seat: int, bundle: Bundle, cp_line: int, bp_line: int) -> int:
        """Take all that a bundle holds; gives the building points that it came to."""
        claimant = self.claimants[seat]
        for kind in range(4):
            if bundle.stock[kind]:
                claimant.stock[kind] += bundle.stock[kind]
        claimant.coins += bundle.coin
        claimant.rings += bundle.ring
        claimant.bread += bundle.bread
        claimant.books += bundle.book
        self.gain_cp(seat, cp_line, bundle.cp)
        return self.gain_bp(seat, bp_line, bundle.bp)

    # ------------------------------------------------------------------ results

    def leftovers(self, seat: int) -> int:
        """The points that a claimant's leftovers would bring, to be split freely between the two scales."""
        claimant = self.claimants[seat]
        figures = self.printed
        return (
            figures.final_ring * claimant.rings
            + figures.final_coin * claimant.coins
            + figures.final_favor * claimant.favors.bit_count()
            + figures.final_book * claimant.books
            + figures.final_bread * claimant.bread
            + claimant.resources() // figures.resources_a_point
        )

    def best_split(self, seat: int) -> tuple[int, int]:
        """How the leftovers are best split: so many citizen and so many building points."""
        claimant = self.claimants[seat]
        points = self.leftovers(seat)
        # The lower scale catches up first; what is left then goes to both alike, an odd point to the buildings.
        to_citizens = (points + claimant.bp - claimant.cp) // 2
        to_citizens = max(0, min(points, to_citizens))
        return to_citizens, points - to_citizens

    @property
    def scores(self) -> list[int]:
        return [min(claimant.cp, claimant.bp) for claimant in self.claimants]

    @property
    def automa(self) -> Phrase | None:
        return Phrase("drawing.victoria") if self.solo else None

    def score_sheet(self, seat: int) -> dict[str, int]:
        """Both scales by source; the higher one is taken off again, so that the sum is the result."""
        if seat == AUTOMA:
            return dict(zip(VICTORIA_LINES, self.victoria_sheet, strict=True))
        claimant = self.claimants[seat]
        sheet = dict(zip(LINES, claimant.sheet, strict=True))
        sheet["higher_scale"] = -max(claimant.cp, claimant.bp)
        return sheet

    def standing(self, seat: int) -> tuple[int, ...]:
        """The lower scale, then the higher, then the rank, then the points on its card."""
        claimant = self.claimants[seat]
        return (min(claimant.cp, claimant.bp), max(claimant.cp, claimant.bp), claimant.rank, claimant.rank_card)

    @property
    def winners(self) -> list[int]:
        """In the campaign Victoria must be beaten, not equalled; a single game alone cannot be lost."""
        if self.solo and self.over and self.readings.solo == "campaign" and self.scores[0] <= self.victoria:
            return []
        return super().winners

    def holdings(self, seat: int) -> list[str]:
        """The advisors recruited, the ranks risen to, and every craftsman by the location of the hut."""
        claimant = self.claimants[seat]
        held = [f"advisor.{ADVISORS[advisor]}" for advisor in bits(claimant.advisors)]
        held += [f"rank.{rank}" for rank in RANKS[: claimant.rank]]
        for hut, owner in enumerate(self.huts):
            if owner == seat:
                held.append(f"craftsman.{COUNTRYSIDE[HUT_AT[hut]]}")
        return held

    def amounts(self, seat: int) -> dict[str, int]:
        """Goods, points and favour tokens, by the names of things."""
        claimant = self.claimants[seat]
        goods = dict(zip(RESOURCES, claimant.stock, strict=True))
        goods |= {"coin": claimant.coins, "ring": claimant.rings, "bread": claimant.bread, "book": claimant.books}
        return {**goods, "cp": claimant.cp, "bp": claimant.bp, "favor": claimant.favors.bit_count()}

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, with what follows from it: numbers in force, prices of ranks, results so far."""
        data = super().view(seat)
        data["shown"] = [self.shows(marker) if self.markers else 0 for marker in range(len(MARKERS))]
        results: list[dict[str, int]] = []
        for number, claimant in enumerate(self.claimants):
            citizens, buildings = (0, 0) if self.over else self.best_split(number)
            cp, bp = claimant.cp + citizens, claimant.bp + buildings
            results.append({"leftovers": citizens + buildings, "cp": cp, "bp": bp, "result": min(cp, bp)})
        data["results"] = results
        return data

    # ------------------------------------------------------------------ soundness

    def audit(self) -> list[str]:
        return audit(self)


def empty_board(title: Title, seats: int, options: EmaraOptions, components: EmaraComponents, chance: Chance) -> Emara:
    """A position before the set-up: nobody has anything."""
    p = Emara(title, seats, options, components, chance)
    p.rings = list(range(len(LOCATIONS)))
    p.markers = [marker.starts[seats] for marker in components.markers]
    p.huts = [NONE] * len(HUTS)
    p.offer = [NONE] * SPACES
    p.nobles = [0] * len(RANKS)
    p.claimants = [newcomer(seat) for seat in range(seats)]
    return p
