"""The position of a game of Viscounts of the West Kingdom: the round board, the castle, the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.games.viscounts.audit import audit
from burgrave.games.viscounts.components import (
    BOARDS,
    BUILDINGS,
    CARDS,
    INNER,
    LARGER_HAND,
    LEFT,
    LOCATIONS,
    LOCATIONS_A_SEGMENT,
    MANUSCRIPTS,
    OFFERS_A_SEGMENT,
    RIBBONS,
    RIGHT,
    RING,
    SPOTS_A_SEGMENT,
    STREET,
    AutomaBoard,
    Board,
    ViscountsComponents,
)
from burgrave.games.viscounts.options import ViscountsOptions
from burgrave.games.viscounts.player import NONE, Household
from burgrave.games.viscounts.scoring import points, sheet
from burgrave.games.viscounts.view import to_be_counted
from burgrave.games.viscounts.vocabulary import CRIMINAL, GOODS, count
from burgrave.kernel.chance import Chance
from burgrave.kernel.piles import PUBLIC, Pile
from burgrave.kernel.position import AUTOMA, Position
from burgrave.kernel.state import EVERYTHING, Named
from burgrave.kernel.words import Gain, Phrase

if TYPE_CHECKING:
    from burgrave.kernel.title import Title

NO_PILE: Final = Pile(STREET, [], [])


class Viscounts(Position):
    """A game of Viscounts of the West Kingdom; made by `empty_board` (setup.py) or by copying.

    In a solo game the automa is the last of `players`, after the seats. What lies on the main board is kept by segment
    (not by its place in the ring), what lies in the castle by section. Copies share piles and lists: they are replaced,
    never changed in place.
    """

    FIELDS = (
        *("round", "turn", "phase", "first", "last_round", "ring", "facing"),
        Named("played", CARDS),
        *("townsfolk", "manuscripts", "spots", "tier1", "tier2", "tier3", "leader", "looping", "bonuses"),
        *("debts_left", "deeds_left", "poverty", "prosperity", "pair_cards", "pair_heroes", "box"),
        *("future", "reveals"),
        "players",
    )

    def __init__(
        self, title: Title, seats: int, options: ViscountsOptions, components: ViscountsComponents, chance: Chance
    ) -> None:
        super().__init__(title, seats, options, components, chance)
        self.readings = options
        self.printed = components
        self.solo = seats == 1
        self.round = 0
        """0 while pairs are chosen."""
        self.turn = NONE
        """Whose turn it is, and which of its six phases; the automa's number is that of the seats."""
        self.phase = 0
        self.played = NONE
        """The card played in this turn: it says how far the viscount rides, wherever it lies now."""
        self.first = 0
        self.last_round = 0
        """The round after which the game ends, 0 as long as nobody knows."""
        self.ring: list[int] = []
        """The segments clockwise."""
        self.facing: list[int] = []
        """By segment: the castle section that faces it."""
        self.townsfolk: list[Pile] = []
        """By segment, the top card open."""
        self.manuscripts: list[Pile] = []
        self.spots: list[int] = []
        """What stands on a spot: BUILDINGS_EACH times the owner plus the building, or NONE."""
        self.tier1: list[int] = []
        """Workers by section and owner: the first section with all owners, then the next."""
        self.tier2: list[int] = []
        self.tier3: list[int] = []
        """Workers at the top by owner."""
        self.leader = NONE
        self.looping = NONE
        """Whose workers are climbing just now."""
        self.bonuses: list[int] = []
        """By ribbon: who has the bonus card."""
        self.debts_left = 0
        """Debts above the poverty card, deeds above the prosperity card."""
        self.deeds_left = 0
        self.poverty = False
        """Is the poverty card turned over, and the prosperity card?"""
        self.prosperity = False
        self.pair_cards: list[int] = []
        """The player cards that can be chosen, by their place in the box, and the hero with each."""
        self.pair_heroes: list[int] = []
        self.box: list[int] = []
        """Townsfolk that have left the game."""
        self.future = NO_PILE
        """Future schemes of the automa."""
        self.reveals = 0
        """How many schemes the automa has revealed."""
        self.players: list[Household] = []
        # What follows from the ring, kept for speed: the next segment, and the steps from every location as bits.
        self.next: list[int] = []
        self.steps: list[int] = []

    def copy(self) -> Viscounts:
        other = Viscounts(self.title, self.seats, self.readings, self.printed, self.chance)
        self.copy_kernel(other)
        other.round = self.round
        other.turn = self.turn
        other.phase = self.phase
        other.played = self.played
        other.first = self.first
        other.last_round = self.last_round
        other.ring = self.ring
        other.facing = self.facing
        other.townsfolk = self.townsfolk
        other.manuscripts = self.manuscripts
        other.spots = self.spots
        other.tier1 = self.tier1
        other.tier2 = self.tier2
        other.tier3 = self.tier3
        other.leader = self.leader
        other.looping = self.looping
        other.bonuses = self.bonuses
        other.debts_left = self.debts_left
        other.deeds_left = self.deeds_left
        other.poverty = self.poverty
        other.prosperity = self.prosperity
        other.pair_cards = self.pair_cards
        other.pair_heroes = self.pair_heroes
        other.box = self.box
        other.future = self.future
        other.reveals = self.reveals
        other.next = self.next
        other.steps = self.steps
        players: list[Household] = []
        for player in self.players:
            players.append(player.copy())
        other.players = players
        return other

    def read(self, data: dict[str, Any]) -> None:
        super().read({**data, "pair_heroes": [], "box": []})
        self.pair_heroes = [CARDS.index(card) for card in data["pair_heroes"]]
        self.box = [CARDS.index(card) for card in data["box"]]
        self.look_round()
        for seat in range(len(self.players)):
            self.refresh(seat)

    def write(self, seat: int) -> dict[str, Any]:
        """Open cards by their names; a view tells besides what everybody could count."""
        data = super().write(seat)
        data["pair_heroes"] = [CARDS[card] for card in self.pair_heroes]
        data["box"] = [CARDS[card] for card in self.box]
        if seat != EVERYTHING:
            data |= to_be_counted(self)
        return data

    def piles(self) -> list[Pile]:
        """All piles, as they may be changed by whoever asks: copies no longer share them."""
        self.townsfolk = [pile.copy() for pile in self.townsfolk]
        self.manuscripts = [pile.copy() for pile in self.manuscripts]
        self.future = self.future.copy()
        found = [*self.townsfolk, *self.manuscripts, self.future]
        for player in self.players:
            player.hand = player.hand.copy()
            player.deck = player.deck.copy()
            found += [player.hand, player.deck]
        return found

    # ------------------------------------------------------------------ for the rules

    def look_round(self) -> None:
        """Find out what follows from the order of the segments."""
        self.next = [0] * RING
        for place in range(len(self.ring)):
            self.next[self.ring[place]] = self.ring[(place + 1) % RING]
        self.steps = [0] * len(LOCATIONS)
        for segment in range(RING):
            first, after = LOCATIONS_A_SEGMENT * segment, LOCATIONS_A_SEGMENT * self.next[segment]
            self.steps[first + LEFT] = 1 << first + RIGHT | 1 << first + INNER
            self.steps[first + INNER] = 1 << first + RIGHT | 1 << after + INNER
            self.steps[first + RIGHT] = 1 << after + LEFT

    def name(self, who: int) -> int | Phrase:
        """A player for a phrase: the seat, or the automa by its board."""
        return Phrase(f"automa.{self.readings.automa}") if self.solo and who != 0 else who

    @property
    def automa(self) -> Phrase | None:
        return Phrase(f"automa.{self.readings.automa}") if self.solo else None

    def is_automa(self, who: int) -> bool:
        return who >= self.seats

    def board(self, who: int) -> Board:
        """The printed board of a player or of the automa."""
        return self.printed.player_board if who < self.seats else self.automa_board()

    def automa_board(self) -> AutomaBoard:
        return self.printed.automa_boards[BOARDS.index(self.readings.automa)]

    def clockwise(self, who: int) -> list[int]:
        """Everybody, the automa included, clockwise from somebody."""
        everyone = len(self.players)
        return [(who + place) % everyone for place in range(everyone)]

    def refresh(self, who: int) -> None:
        """Find out anew which permanent icons somebody has."""
        player = self.players[who]
        icons = self.board(who).icons
        player.permanent = 0
        for building in range(len(icons)):
            if player.built >> building & 1:
                player.permanent += icons[building]
        for ribbon in range(len(self.bonuses)):
            if self.bonuses[ribbon] == who:
                player.permanent += self.printed.bonus_icons[ribbon]

    def icons(self, who: int) -> int:
        """All icons of a board, packed: cards, printed icons of slots without a card, open spaces, bonus cards."""
        player = self.players[who]
        slots = player.slots
        folk = self.printed.folk
        total = player.permanent
        if slots[0] != NONE:
            total += folk[slots[0]].icons
        if slots[1] != NONE:
            total += folk[slots[1]].icons
        else:
            total += self.board(who).second
        if slots[2] != NONE:
            total += folk[slots[2]].icons
        else:
            total += self.board(who).third
        return total

    def icons_of(self, dismissed: int) -> int:
        """The icons of a townsfolk dismissed for an action, packed; none if nobody was."""
        return 0 if dismissed == NONE else self.printed.folk[dismissed].icons

    def criminals(self, who: int) -> int:
        """Criminal icons on a board."""
        return count(self.icons(who), CRIMINAL)

    def hand_limit(self, who: int) -> int:
        """How many cards the hand is filled up to."""
        limit = self.printed.hand
        if self.players[who].has(LARGER_HAND):
            limit += 1
        if self.leader == who:
            limit += self.printed.leader_hand
        return limit

    def segment(self, who: int) -> int:
        """The segment in which somebody's viscount stands."""
        return self.players[who].viscount // LOCATIONS_A_SEGMENT

    def offer(self, location: int) -> int:
        """The trade offer of a location on the outer road."""
        side = 0 if self.printed.sides[self.seats] == "a" else 1
        segment, place = location // LOCATIONS_A_SEGMENT, location % LOCATIONS_A_SEGMENT
        return self.printed.offers[side][OFFERS_A_SEGMENT * segment + place]

    def next_spot(self, spot: int) -> int:
        """The next spot clockwise."""
        if spot % SPOTS_A_SEGMENT < SPOTS_A_SEGMENT - 1:
            return spot + 1
        return SPOTS_A_SEGMENT * self.next[spot // SPOTS_A_SEGMENT]

    def previous_spot(self, spot: int) -> int:
        """The next spot counter-clockwise."""
        if spot % SPOTS_A_SEGMENT:
            return spot - 1
        return SPOTS_A_SEGMENT * (self.next.index(spot // SPOTS_A_SEGMENT) + 1) - 1

    def take_townsfolk(self, segment: int) -> int:
        """Take the top card of a pile; the next one becomes visible."""
        piles = self.townsfolk[:]
        piles[segment] = pile = piles[segment].copy()
        self.townsfolk = piles
        card = pile.draw()
        if len(pile):
            self.show(pile, len(pile) - 1, PUBLIC)
        return card

    def gain(self, who: int, good: int, amount: int) -> None:
        """Silver or a resource from the supply; the automa that takes all kinds for one keeps them together."""
        player = self.players[who]
        generic = who >= self.seats and self.automa_board().generic
        if generic:
            player.generic += amount
        else:
            player.add(good, amount)
        if self.log:
            self.log.write("gains", who=self.name(who), what=Gain("resource" if generic else GOODS[good], amount))

    def corrupt(self, who: int, times: int) -> None:
        """Somebody gains corruption."""
        player = self.players[who]
        moved = True
        for _ in range(times):
            moved = player.gain_corruption()
        if self.log and times:
            key = "corruption" if moved else "corruption_stays"
            self.log.write(key, who=self.name(who), n=times, cell=player.corruption + 1)

    def ennoble(self, who: int, times: int) -> None:
        """Somebody gains virtue."""
        player = self.players[who]
        moved = True
        for _ in range(times):
            moved = player.gain_virtue()
        if self.log and times:
            key = "virtue" if moved else "virtue_stays"
            self.log.write(key, who=self.name(who), n=times, cell=player.virtue + 1)

    def take_debt(self, who: int) -> None:
        """A debt from the pile; when the poverty card comes to light the game will end with the next round."""
        self.players[who].debts += 1
        if self.log:
            self.log.write("debt", who=self.name(who))
        if self.debts_left:
            self.debts_left -= 1
            if self.debts_left == 0:
                self.poverty = True
                self.announce("poverty")

    def take_deed(self, who: int) -> None:
        """A deed from the pile; when the prosperity card comes to light the game will end with the next round."""
        self.players[who].deeds += 1
        if self.log:
            self.log.write("deed", who=self.name(who))
        if self.deeds_left:
            self.deeds_left -= 1
            if self.deeds_left == 0:
                self.prosperity = True
                self.announce("prosperity")

    def announce(self, card: str) -> None:
        """The end is near: this round and one more. A second card changes nothing about that."""
        if not self.last_round:
            self.last_round = self.round + 1
        if self.log:
            self.log.write(card, round=self.last_round)

    # ------------------------------------------------------------------ for readers

    def amounts(self, seat: int) -> dict[str, int]:
        return self.players[seat].amounts()

    # ------------------------------------------------------------------ results

    def score_sheet(self, seat: int) -> dict[str, int]:
        """Points by source as things stand; poverty and prosperity count only when they have come to light."""
        return sheet(self, seat)

    @property
    def scores(self) -> list[int]:
        return [points(self, seat) for seat in range(self.seats)]

    def standing(self, seat: int) -> tuple[int, ...]:
        """Points, then silver and resources together."""
        player = self.players[seat]
        return (self.scores[seat], player.silver + player.resources())

    @property
    def winners(self) -> list[int]:
        """Alone one wins only with more points than the automa."""
        if self.solo:
            won = self.over and self.scores[0] > sum(self.score_sheet(AUTOMA).values())
            return [0] if won else []
        return super().winners

    def holdings(self, seat: int) -> list[str]:
        """The cards of the deck, the buildings that stand, manuscripts, clergy bonus cards, the leadership."""
        player = self.players[seat]
        held = [f"card.{CARDS[card]}" for card in player.cards()]
        held += [f"building.{name}" for building, name in enumerate(BUILDINGS) if player.has(building)]
        held += [f"manuscript.{MANUSCRIPTS[one]}" for one in player.manuscripts]
        held += [f"bonus.{name}" for ribbon, name in enumerate(RIBBONS) if self.bonuses[ribbon] == seat]
        return held + ["castle.leader"] * (self.leader == seat)

    def audit(self) -> list[str]:
        return audit(self) if self.ring else []
