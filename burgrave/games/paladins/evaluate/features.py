"""What a bot that learns Paladins of the West Kingdom looks at: the board and what stands beside it, the king's orders,
the inquisition, and of a solo game the opponent: what it has scored by source, and what it may still score."""

from __future__ import annotations

from typing import Final

from burgrave.games.paladins.components import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    ATTRIBUTES,
    COMMISSION,
    CONVERT,
    FACTIONS,
    FAITH,
    FAVOUR_SLOTS,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    KINGS_FAVOUR,
    LAST_STEP,
    LEFT_ROW,
    RIGHT,
    RIGHT_ACTIONS,
    STRENGTH,
    TOWNSFOLK,
    WORKSHOPS,
    kind_of,
)
from burgrave.games.paladins.crews import CRIMINAL, LABOURER, SCOUT, WORKERS
from burgrave.games.paladins.evaluate.judgement import PaladinsJudgement, Survey, at_rest
from burgrave.games.paladins.evaluate.planning import nearest_outsider, nearest_region
from burgrave.games.paladins.houses import NONE, Board, NobleHouse
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.scoring import LINES, points
from burgrave.kernel.position import Position

PARTS: Final = ("attributes to come", "keys", "deeds", "outsiders to come", "useful goods", "troubles", "reactions")
"""Of the judgement's worth; what is left is the plan."""
RIGHT_SIDE: Final = ACTIONS[RIGHT:]
KINDS: Final = (
    *("abbot", "acolyte", "architect", "conspirator", "debt_collector", "defender", "gatekeeper", "missionary"),
    *("peddler", "squire", "watchman"),
)
"""The townsfolk that are told apart. One of another name is worth what it gives, but not looked at for itself."""
KIND: Final = [KINDS.index(kind_of(card)) if kind_of(card) in KINDS else NONE for card in TOWNSFOLK]

STEPS: Final = (-30, -20, -10, 0, 10, 20)
"""Where the chance to win may bend with the margin over the solo opponent."""

NAMES: Final = (
    *("one", "worth", "points"),
    *PARTS,
    *("points for orders", "points for goods", "points for walls", "points for bonuses", "points for outsiders"),
    *ATTRIBUTES,
    *(f"track of {attribute}" for attribute in ATTRIBUTES),
    *("lowest attribute", "highest attribute"),
    *("boost of faith", "boost of strength", "boost of influence", "help in use"),
    *("next faith", "next strength", "next influence"),
    *(f"{worker}s" for worker in WORKERS),
    *("planned", "idle labourers", "idle colours", "idle criminals"),
    *("silver", "provisions", "no silver", "no provisions", "silver for a workshop", "idle silver", "idle provisions"),
    *(f"done {action}" for action in RIGHT_SIDE),
    *(f"workshops on {action}" for action in RIGHT_SIDE),
    *(f"occupied {action}" for action in RIGHT_SIDE),
    *(f"planned {action}" for action in RIGHT_SIDE),
    *(f"lacking for {action}" for action in RIGHT_SIDE),
    *("order within one", "order within two", "order within three", "part of orders", "orders unseen"),
    *("suspicion", "suspicion beyond others", "most suspected", "treasury", "treasury for the most suspected"),
    *("unpaid", "unpaid beyond two", "paid"),
    *(f"townsfolk {kind}" for kind in KINDS),
    *(f"attacked {faction}" for faction in FACTIONS),
    *("before the paladin", "passed", "to move", "first", "rivals passed", "open favours", "own favours"),
    *("opponent's points", "opponent's orders", "opponent's tracks", "opponent's debts", "opponent's walls"),
    *("opponent's bonuses", "opponent's outsiders"),
    *(f"opponent's {attribute}" for attribute in ATTRIBUTES),
    *("opponent's lowest",),
    *(f"opponent's done {action}" for action in RIGHT_SIDE),
    *("opponent's workshops", "opponent's workers", "opponent's marker"),
    *("opponent's suspicion", "opponent's free actions", "opponent's able actions"),
    *("opponent's useful workshops", "opponent's favour schemes"),
    *("opponent's promise of orders", "opponent to come"),
    *("margin", *(f"margin over {step}" for step in STEPS)),
)


class PaladinsFeatures(PaladinsJudgement):
    """The judgement of a player, and what a learning one looks at."""

    FEATURES = NAMES

    def progress(self, position: Position) -> float:
        """Rounds, and of a round: paladins chosen, workers gathered, players that have passed."""
        assert isinstance(position, Paladins)
        p = position
        if p.over:
            return 1.0
        if p.round == 0:
            return 0.0
        ready = 0
        done = 0
        for board in p.boards:
            if board.paladin != NONE:
                ready += 1
                if board.passed:
                    done += 1
        share = (0.5 * ready + 0.4 * done) / p.seats
        return (p.round - 1 + share) / p.printed.rounds

    def look(self, position: Position, seat: int) -> list[float]:
        assert isinstance(position, Paladins)
        p = position
        board = p.boards[seat]
        survey = self.survey(p, seat)
        worth = 0.0
        for part in survey.parts:
            worth += part
        sheet = points(p.printed, board, survey.orders, p.readings.hunter == "party")
        total = 0
        for line in sheet:
            total += line
        found = [1.0, worth if not p.over else float(total), float(total)]
        found.extend(survey.parts[: len(PARTS)])
        found.append(float(sheet[BY_ORDERS]))
        found.append(float(sheet[BY_GOODS]))
        found.append(float(sheet[BY_WALLS]))
        found.append(float(bonuses(sheet)))
        found.append(float(sheet[BY_OUTSIDERS]))
        self.attributes(p, seat, board, found)
        self.stock(p, board, survey, found)
        self.right_side(p, board, survey, found)
        self.orders(p, board, survey, found)
        self.inquisition(p, seat, board, found)
        self.company(p, board, found)
        self.stage(p, seat, board, found)
        if p.solo:
            self.opponent(p, survey, worth, found)
        else:
            found.extend(NO_OPPONENT)
        return found

    def attributes(self, p: Paladins, seat: int, board: Board, found: list[float]) -> None:
        """The markers, this round's paladin, and the one on top of the deck that was put back."""
        lowest, highest = LAST_STEP, 0
        for step in board.attributes:
            found.append(float(step))
            lowest = min(lowest, step)
            highest = max(highest, step)
        for step in board.attributes:
            found.append(float(p.printed.track[step]))
        found.append(float(lowest))
        found.append(float(highest))
        paladin = board.paladin
        helps = 0.0
        if paladin == NONE and p.round > 0 and len(board.played) >= p.round:
            paladin = board.played.cards[-1]
        if paladin == NONE or (board.passed and board.paladin != NONE):
            found.extend(NO_BOOST)
        else:
            for amount in p.printed.boost[paladin]:
                found.append(float(amount))
            if not board.placed[p.printed.ability_action[paladin]]:
                helps = 1.0
        found.append(helps)
        top = len(board.deck) - 1
        if top >= 0 and board.deck.knows(top, seat):
            for amount in p.printed.boost[board.deck.cards[top]]:
                found.append(float(amount))
        else:
            found.extend(NO_BOOST)

    def stock(self, p: Paladins, board: Board, survey: Survey, found: list[float]) -> None:
        """Workers and goods, and what of them no plan needs."""
        for amount in board.workers:
            found.append(float(amount))
        silver, provisions = board.silver, board.provisions
        plan = survey.plan
        if plan is None:
            found.extend((0.0, 0.0, 0.0, 0.0))
        else:
            coloured = 0
            for kind in range(SCOUT, CRIMINAL):
                coloured += plan.stock[kind]
            found.append(float(plan.many))
            found.append(float(plan.stock[LABOURER]))
            found.append(float(coloured))
            found.append(float(plan.stock[CRIMINAL]))
            silver, provisions = plan.silver, plan.provisions
        found.append(float(board.silver))
        found.append(float(board.provisions))
        found.append(1.0 if board.silver == 0 else 0.0)
        found.append(1.0 if board.provisions == 0 else 0.0)
        found.append(1.0 if board.silver >= p.printed.develop_silver and board.developed() < WORKSHOPS else 0.0)
        found.append(float(max(0, silver - 4)))
        found.append(float(max(0, provisions - 3)))

    def right_side(self, p: Paladins, board: Board, survey: Survey, found: list[float]) -> None:
        """Of the actions that raise attributes: what was done, what stands there, and what is lacking to go on."""
        for action in range(RIGHT, RIGHT + RIGHT_ACTIONS):
            found.append(float(board.done(action)))
        for covered in board.workshops:
            found.append(float((covered & 1) + (covered >> 1)))
        for action in range(RIGHT, RIGHT + RIGHT_ACTIONS):
            found.append(1.0 if board.placed[action] else 0.0)
        plan = survey.plan
        for right in range(RIGHT_ACTIONS):
            found.append(1.0 if plan is not None and plan.actions >> right & 1 else 0.0)
        region = nearest_region(p)
        slot = nearest_outsider(p)
        for action in range(RIGHT, RIGHT + RIGHT_ACTIONS):
            found.append(lacking(p, board, action, region, slot))

    def orders(self, p: Paladins, board: Board, survey: Survey, found: list[float]) -> None:
        """The points of revealed orders by what is missing, and of those still face down."""
        near = [0.0, 0.0, 0.0]
        part = 0.0
        unseen = 0.0
        for slot in range(len(survey.orders)):
            order = survey.orders[slot]
            points = 1.0 * p.printed.order_vp[slot]
            if order == NONE:
                unseen += points
                continue
            done = board.done(p.printed.order_action[order])
            asked = p.printed.order_count[order]
            if done < asked:
                if asked - done <= 3:
                    near[asked - done - 1] += points
                part += points * done * done / (asked * asked)
        found.extend(near)
        found.append(part)
        found.append(unseen)

    def inquisition(self, p: Paladins, seat: int, board: Board, found: list[float]) -> None:
        """Suspicion beside that of others, how soon the inquisition comes, debts."""
        cards = len(board.suspicion)
        most = 0
        for number in range(p.seats + len(p.automata)):
            if number != seat:
                most = max(most, len(p.house(number).suspicion))
        first = 1.0 if cards and cards >= most else 0.0
        found.append(float(cards))
        found.append(float(max(-3, min(3, cards - most))))
        found.append(first)
        found.append(float(p.treasury))
        found.append(first * p.treasury)
        found.append(float(board.unpaid))
        found.append(float(max(0, board.unpaid - 2)))
        found.append(float(board.paid))

    def company(self, p: Paladins, board: Board, found: list[float]) -> None:
        """The party by kind, and outsiders attacked by faction."""
        party = [0.0] * len(KINDS)
        for townsfolk in board.party:
            kind = KIND[townsfolk]
            if kind != NONE:
                party[kind] += 1.0
        found.extend(party)
        factions = [0.0] * len(FACTIONS)
        for outsider in board.attacked:
            factions[p.printed.faction[outsider]] += 1.0
        found.extend(factions)

    def stage(self, p: Paladins, seat: int, board: Board, found: list[float]) -> None:
        """Where the round stands for the seat, and the king's favours."""
        passed = 0
        for number in range(p.seats + len(p.automata)):
            if number != seat and at_rest(p, number):
                passed += 1
        free = 0
        own = 0
        for slot in range(FAVOUR_SLOTS):
            if p.favour_open(slot):
                free += 1
            elif p.favour_houses[slot] == seat:
                own += 1
        found.append(1.0 if board.paladin == NONE else 0.0)
        found.append(1.0 if board.paladin != NONE and board.passed else 0.0)
        found.append(1.0 if p.turn == seat else 0.0)
        found.append(1.0 if p.first == seat else 0.0)
        found.append(float(passed))
        found.append(float(free))
        found.append(float(own))

    def opponent(self, p: Paladins, survey: Survey, worth: float, found: list[float]) -> None:
        """The solo opponent: points by source, attributes, what it can still do, and the margin over it."""
        automa = p.automata[0]
        sheet = points(p.printed, automa, survey.orders, p.readings.hunter == "party")
        total = 0
        for line in sheet:
            total += line
        found.append(float(total))
        found.append(float(sheet[BY_ORDERS]))
        found.append(float(sheet[BY_TRACKS]))
        found.append(float(sheet[BY_DEBTS]))
        found.append(float(sheet[BY_WALLS]))
        found.append(float(bonuses(sheet)))
        found.append(float(sheet[BY_OUTSIDERS]))
        lowest = LAST_STEP
        room = 0
        for step in automa.attributes:
            found.append(float(step))
            lowest = min(lowest, step)
            room += LAST_STEP - step
        found.append(float(lowest))
        for action in range(RIGHT, RIGHT + RIGHT_ACTIONS):
            found.append(float(automa.done(action)))
        workshops = automa.developed()
        rounds = p.printed.rounds - p.round
        region = nearest_region(p)
        slot = nearest_outsider(p)
        free = able = cheap = 0
        for right in range(RIGHT_ACTIONS):
            needed = max(0, p.printed.automa_right - automa.workshops[right])
            if lacking(p, automa, RIGHT + right, region, slot) == 0.0:
                able += 1
                cheap += automa.workshops[right]
                if not automa.busy >> (len(LEFT_ROW) + right) & 1 and automa.workers >= needed:
                    free += 1
        favours = 0
        for card in automa.schemes.cards:
            if p.printed.scheme[card] == KINGS_FAVOUR:
                favours += 1
        promise = 0.0
        for slot in range(len(survey.orders)):
            order = survey.orders[slot]
            if order != NONE:
                done = automa.done(p.printed.order_action[order])
                if done < p.printed.order_count[order]:
                    promise += p.printed.order_vp[slot] * min(1.0, 0.2 * done + 0.2 * rounds)
        coming = self.to_come(p, workshops, room)
        margin = worth - total - coming
        found.append(float(workshops))
        found.append(0.0 if automa.passed else float(automa.workers))
        found.append(float(automa.marker))
        found.append(float(len(automa.suspicion)))
        found.append(0.0 if automa.passed else float(free))
        found.append(float(able))
        found.append(float(cheap))
        found.append(float(favours))
        found.append(promise)
        found.append(coming)
        found.append(margin)
        for step in STEPS:
            found.append(max(0.0, margin - step))

    def to_come(self, p: Paladins, workshops: int, room: int) -> float:
        """What the solo opponent may still score: more a round with workshops, and the higher its attributes are."""
        automa = p.automata[0]
        rounds = 1.0 * (p.printed.rounds - p.round)
        if p.boards[0].paladin == NONE:
            rounds += 1.0
        elif not automa.passed:
            rounds += min(1.0, automa.workers / 8.0)
        return rounds * max(6.0, 24.0 + 1.14 * workshops - 0.52 * room) if room else 3.0 * rounds


def lacking(p: Paladins, house: NobleHouse, action: int, region: int, slot: int) -> float:
    """The steps of the attribute that the next time of an action still asks for; 9 if there is no next time."""
    done = house.done(action)
    limit = p.printed.limit[action]
    if limit and done >= limit:
        return 9.0
    if action == FORTIFY:
        return float(max(0, p.printed.wall_influence[done] - house.attributes[INFLUENCE]))
    if action == ABSOLVE:
        return float(max(0, p.printed.jar_influence[done] - house.attributes[INFLUENCE]))
    if action == COMMISSION:
        return float(max(0, p.printed.faith_flags[region] - house.attributes[FAITH])) if region >= 0 else 9.0
    if action == GARRISON:
        return float(max(0, p.printed.strength_flags[region] - house.attributes[STRENGTH])) if region >= 0 else 9.0
    if action == CONVERT:
        return float(max(0, p.printed.faith_flags[slot] - house.attributes[FAITH])) if slot >= 0 else 9.0
    assert action == ATTACK
    return float(max(0, p.printed.strength_flags[slot] - house.attributes[STRENGTH])) if slot >= 0 else 9.0


def bonuses(sheet: list[int]) -> int:
    """The points for having taken actions often, workshops included."""
    return sheet[BY_DEVELOP] + sheet[BY_COMMISSION] + sheet[BY_FORTIFY] + sheet[BY_GARRISON] + sheet[BY_ABSOLVE]


BY_ORDERS: Final = LINES.index("orders")
BY_TRACKS: Final = LINES.index("attributes")
BY_DEVELOP: Final = LINES.index("develop")
BY_DEBTS: Final = LINES.index("debts")
BY_GOODS: Final = LINES.index("goods")
BY_COMMISSION: Final = LINES.index("commission")
BY_FORTIFY: Final = LINES.index("fortify")
BY_WALLS: Final = LINES.index("walls")
BY_GARRISON: Final = LINES.index("garrison")
BY_ABSOLVE: Final = LINES.index("absolve")
BY_OUTSIDERS: Final = LINES.index("outsiders")
NO_BOOST: Final = [0.0] * len(ATTRIBUTES)
NO_OPPONENT: Final = [0.0] * (len(NAMES) - NAMES.index("opponent's points"))
