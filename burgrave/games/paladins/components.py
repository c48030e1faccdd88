"""The printed figures of Paladins of the West Kingdom as typed tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from burgrave.games.paladins.crews import CREWS, PAIRS, SPACES, WORKERS, standing
from burgrave.kernel.components import Components, Figures, Sheet, printed_in_views
from burgrave.kernel.piles import Family

ATTRIBUTES: Final = ("faith", "strength", "influence")
FAITH: Final = 0
STRENGTH: Final = 1
INFLUENCE: Final = 2
LAST_STEP: Final = 12
"""The end of the attribute track."""

ACTIONS: Final = (
    *("develop", "hunt", "trade", "recruit", "pray", "conspire"),
    *("commission", "fortify", "garrison", "absolve", "attack", "convert"),
)
"""The actions of a player's board: six on the left, six on the right."""
DEVELOP: Final = 0
HUNT: Final = 1
TRADE: Final = 2
RECRUIT: Final = 3
PRAY: Final = 4
CONSPIRE: Final = 5
COMMISSION: Final = 6
FORTIFY: Final = 7
GARRISON: Final = 8
ABSOLVE: Final = 9
ATTACK: Final = 10
CONVERT: Final = 11
RIGHT: Final = 6
"""The first action of the right side: those that can have workshops, and that king's orders ask for."""
RIGHT_ACTIONS: Final = 6
COVERINGS: Final = 4
"""The ways in which workshops can cover the two dotted spaces of an action, as bits: the left one 1, the middle 2."""

SIDES: Final = ("left", "middle")
"""The dotted spaces of an action."""
LEFT: Final = 0
MIDDLE: Final = 1
PAYMENTS: Final = ("silver", "debt")
"""What a townsfolk of the row can be paid with."""
FOR_SILVER: Final = 0
FOR_DEBT: Final = 1

LEFT_ROW: Final = ("recruit", "pray", "trade", "conspire", "rest")
"""The left row of the solo opponent's board, in the order in which it falls back on them."""
ROW_RECRUIT: Final = 0
ROW_PRAY: Final = 1
ROW_TRADE: Final = 2
ROW_CONSPIRE: Final = 3
ROW_REST: Final = 4

TOKENS: Final = (
    *WORKERS,
    *ATTRIBUTES,
    *("provision", "silver", "tax", "discard_suspicion", "destroy_debt", "pay_debt"),
    *("pray", "free_recruit", "free_develop"),
)
"""What a reward can give: workers first, then a step of an attribute, then the rest."""
ATTRIBUTE: Final = 6
"""The token of the first attribute."""
PROVISION: Final = 9
SILVER: Final = 10
TAX: Final = 11
DISCARD_SUSPICION: Final = 12
DESTROY_DEBT: Final = 13
PAY_DEBT: Final = 14
PRAYER: Final = 15
FREE_RECRUIT: Final = 16
FREE_DEVELOP: Final = 17

FACTIONS: Final = ("vikings", "saracens", "byzantines")

SCORES: Final = (
    *("develop", "recruit", "commission", "fortify", "garrison", "absolve"),
    *ATTRIBUTES,
    *FACTIONS,
    *("orders", "mercenaries", "paid_debts", "suspicion", "unpaid_debts"),
)
"""What converted outsiders bring points for."""

TRIGGERS: Final = (*ACTIONS, "pay_debt", "inquisition")
ON_PAY_DEBT: Final = 12
ON_INQUISITION: Final = 13
CONDITIONS: Final = ("none", "no_suspicion", "two_or_more_suspicion")
"""When an ability at the inquisition can be used."""
ALWAYS: Final = 0
WITHOUT_SUSPICION: Final = 1
WITH_TWO_OR_MORE: Final = 2

REACTING: Final = ("develop", *ACTIONS[RIGHT:], "pay_debt", "inquisition")
"""What a townsfolk can react to."""

ABILITIES: Final = (
    *("no_silver", "no_provisions", "gain_silver"),
    *("extra_provisions", "extra_silver", "silver_discount"),
)
"""What a paladin does for its action."""
NO_SILVER: Final = 0
NO_PROVISIONS: Final = 1
GAIN_SILVER: Final = 2
EXTRA_PROVISIONS: Final = 3
EXTRA_SILVER: Final = 4
SILVER_DISCOUNT: Final = 5

SCHEMES: Final = (*ACTIONS, "kings_favour", "kings_orders")
AUTOMA_SCHEMES: Final = tuple(scheme for scheme in SCHEMES if scheme not in ("develop", "hunt"))
"""Those the solo opponent has an action for."""
KINGS_FAVOUR: Final = 12
KINGS_ORDERS: Final = 13

FEW: Final = range(10)
MANY: Final = range(100)
REWARD: Final = {token: range(1, 5) for token in TOKENS}
COST: Final = {"silver": range(1, 5), "provision": range(1, 5), "take_debt": range(1, 2)}

SHEET: Final = Sheet(
    Path(__file__).with_name("components.toml"),
    {
        "treasury": {"silver": [range(1, 20)]},
        "track": {"vp": [MANY]},
        "bonus": {"counts": [FEW], "vp": [MANY]},
        "hire": {"silver": FEW, "debt": (True, False)},
        "region": {"faith": range(13), "strength": range(13)},
        "space": {"region": range(1, 7), "players": range(1, 5), "reward": REWARD, "order": range(1, 11)},
        "order_slot": {"vp": MANY},
        "action": {"spaces": [SPACES], "silver": FEW, "provisions": [FEW], "prices": [FEW]},
        "wall_slot": {"influence": range(13)},
        "jar": {"influence": range(13)},
        "absolve": {"reward": REWARD},
        "workshop": {"reward": REWARD},
        "paladin": {
            "workers": {worker: range(1, 3) for worker in WORKERS},
            "boost": {attribute: range(1, 5) for attribute in ATTRIBUTES},
            "action": ACTIONS,
            "kind": ABILITIES,
            "amount": FEW,
        },
        "townsfolk": {
            "dismiss": REWARD,
            "instant": REWARD,
            "trigger": REACTING,
            "condition": CONDITIONS,
            "reward": REWARD,
        },
        "outsider": {"faction": FACTIONS, "attack": REWARD, "convert": REWARD, "scores": SCORES, "per": range(1, 10)},
        "wall": {"reward": REWARD, "choice": [REWARD, range(4)], "vp": FEW},
        "tavern": {"workers": {worker: range(1, 5) for worker in WORKERS}},
        "suspicion": {"tax": range(3)},
        "favour": {"space": SPACES, "cost": COST, "reward": REWARD, "choice": [REWARD, range(4)]},
        "automa_left": {"workers": range(1, 4)},
        "scheme": {"action": AUTOMA_SCHEMES},
    },
)


def _ids(table: str) -> tuple[str, ...]:
    return tuple(SHEET.figures[table])


def _numbered(many: int) -> tuple[str, ...]:
    """The ids of spaces that are known by their numbers alone."""
    return tuple(str(number + 1) for number in range(many))


PALADINS: Final = _ids("paladin")
TOWNSFOLK: Final = _ids("townsfolk")
OUTSIDERS: Final = _ids("outsider")
WALLS: Final = _ids("wall")
TAVERNS: Final = _ids("tavern")
SUSPICION: Final = _ids("suspicion")
ORDERS: Final = _ids("order")
FAVOURS: Final = _ids("favour")
SCHEME_CARDS: Final = _ids("scheme")
BOARD_SPACES: Final = _ids("space")
FAVOUR_SCHEMES: Final = [
    card for card, id in enumerate(SCHEME_CARDS) if SHEET.figures["scheme"][id]["action"] == "kings_favour"
]
"""The scheme cards that are king's favours in the box: each waits on one of the favours on the board."""

MOST_SEATS: Final = 4
TOWNSFOLK_SLOTS: Final = 5
OUTSIDER_SLOTS: Final = 6
FAVOUR_SLOTS: Final = 5
ORDER_SLOTS: Final = 3
TAVERNS_MOST: Final = 5
WALL_SLOTS: Final = 7
JARS: Final = 7
WORKSHOPS: Final = 8
"""No other action that leaves a trace is counted as far."""

PALADIN_FAMILIES: Final = [Family(list(PALADINS)) for _ in range(MOST_SEATS)]
"""Everybody has the same twelve, and nobody's get among another's."""
TOWNSFOLK_FAMILY: Final = Family(list(TOWNSFOLK))
OUTSIDER_FAMILY: Final = Family(list(OUTSIDERS))
WALL_FAMILY: Final = Family(list(WALLS))
TAVERN_FAMILY: Final = Family(list(TAVERNS))
SUSPICION_FAMILY: Final = Family(list(SUSPICION))
ORDER_FAMILY: Final = Family(list(ORDERS))
FAVOUR_FAMILY: Final = Family(list(FAVOURS))
SCHEME_FAMILY: Final = Family(list(SCHEME_CARDS))

# A reward is known by where it stands: the kind of place times 64 and the number of the card or space.
PER_SOURCE: Final = 64
OF_ACTION_ONE: Final = 0
OF_ACTION_TWO: Final = 64
OF_ACTION: Final = 128
"""What an action gives with one worker, with two, and always."""
OF_SPACE: Final = 192
OF_JAR: Final = 256
OF_WORKSHOP: Final = 320
OF_DISMISSAL: Final = 384
OF_HIRING: Final = 448
OF_ABILITY: Final = 512
OF_ATTACK: Final = 576
OF_CONVERSION: Final = 640
OF_WALL: Final = 704
OF_FAVOUR: Final = 768
OF_PALADIN: Final = 832
OF_TAVERN: Final = 896
# From here on: what was chosen on a card, up to three alternatives of a wall, then of a favour.
OF_CHOICE: Final = 960
OF_WALL_CHOICE: Final = 960
OF_FAVOUR_CHOICE: Final = 1152
SOURCES: Final = 21


def place_of(source: int) -> int:
    """The kind of place that a reward stands in: OF_SPACE, OF_JAR, ..."""
    return source - source % PER_SOURCE


def pairs(reward: dict[str, int]) -> list[int]:
    """A reward as token, amount, token, amount, ..."""
    found: list[int] = []
    for token, amount in reward.items():
        found += [TOKENS.index(token), amount]
    return found


def kind_of(card: str) -> str:
    """What is written on a card: `abbot` for abbot_2."""
    return card.rpartition("_")[0]


def number_of(card: str) -> str:
    """Which of its kind a card is: `2` for abbot_2."""
    return card.rpartition("_")[2]


class PaladinsComponents(Components):
    """All tables of one game."""

    def __init__(self, figures: Figures, overlay: dict[str, Any]) -> None:
        super().__init__(figures, overlay)
        game, action = figures["game"], figures["action"]
        self.silver: int = game["players"]["silver"]
        self.provisions: int = game["players"]["provisions"]
        self.kept: int = game["players"]["kept"]
        self.drawn: int = game["players"]["drawn"]
        self.rounds: int = game["players"]["rounds"]
        self.paid: int = game["debts"]["paid"]
        self.unpaid: int = game["debts"]["unpaid"]
        self.goods_set: int = game["goods"]["set"]
        self.treasury: list[int] = [0, *figures["treasury"]["start"]["silver"]]
        self.track: list[int] = figures["track"]["attributes"]["vp"]
        self.bonus: list[list[int]] = [[] for _ in ACTIONS]
        """For every action the points by how often it was taken."""
        for name, record in figures["bonus"].items():
            ladder = [0] * (WORKSHOPS + 1)
            for count, points in zip(record["counts"], record["vp"], strict=True):
                for more in range(count, len(ladder)):
                    ladder[more] = points
            self.bonus[ACTIONS.index(name)] = ladder
        self._board(figures)
        self._actions(action, figures)
        self._cards(figures)
        self._rewards(figures)
        self._solo(figures)

    def _board(self, figures: Figures) -> None:
        hire = figures["hire"]
        self.hire_silver: list[int] = [hire[str(slot + 1)]["silver"] for slot in range(TOWNSFOLK_SLOTS)]
        self.hire_debt: list[bool] = [hire[str(slot + 1)]["debt"] for slot in range(TOWNSFOLK_SLOTS)]
        region = figures["region"]
        self.faith_flags: list[int] = [region[str(slot + 1)]["faith"] for slot in range(OUTSIDER_SLOTS)]
        self.strength_flags: list[int] = [region[str(slot + 1)]["strength"] for slot in range(OUTSIDER_SLOTS)]
        spaces = figures["space"]
        self.space_region: list[int] = [spaces[id]["region"] - 1 for id in BOARD_SPACES]
        self.space_players: list[int] = [spaces[id]["players"] for id in BOARD_SPACES]
        self.left_to_right: list[int] = sorted(
            range(len(BOARD_SPACES)), key=lambda n: (self.space_region[n], spaces[BOARD_SPACES[n]]["order"])
        )
        """The spaces of the board as the solo opponent looks through them."""
        self.order_vp: list[int] = [figures["order_slot"][str(n + 1)]["vp"] for n in range(ORDER_SLOTS)]
        self.order_round: list[int] = [figures["order_slot"][str(n + 1)]["round"] for n in range(ORDER_SLOTS)]
        self.favour_round: list[int] = [figures["favour_slot"][str(n + 1)]["round"] for n in range(FAVOUR_SLOTS)]

    def _actions(self, action: dict[str, dict[str, Any]], figures: Figures) -> None:
        self.develop_silver: int = action["develop"]["silver"]
        self.pray_silver: int = action["pray"]["silver"]
        self.strength_per_silver: int = action["attack"]["strength_per_silver"]
        self.spaces: list[list[int]] = [[SPACES.index(name) for name in action[id]["spaces"]] for id in ACTIONS]
        self.space_names: list[list[str | None]] = [list(action[id]["spaces"]) for id in ACTIONS]
        """What the worker spaces of every action ask for; the same by name, for views."""
        self.limit: list[int] = [action[id]["limit"] for id in ACTIONS]
        self.provision_cost: list[list[int]] = [action[id].get("provisions", []) for id in ACTIONS]
        self.silver_cost: list[list[int]] = [action[id].get("prices", []) for id in ACTIONS]
        self.wall_influence: list[int] = [figures["wall_slot"][str(n + 1)]["influence"] for n in range(WALL_SLOTS)]
        self.jar_influence: list[int] = [figures["jar"][str(n + 1)]["influence"] for n in range(JARS)]
        self.stands: list[list[int]] = []
        """By action * COVERINGS + its workshops: for every crew where they stand, -1 if they do not fit."""
        self.fitting: list[list[int]] = []
        """The crews that fit."""
        for number in range(len(ACTIONS)):
            for covered in range(COVERINGS):
                spaces = [-1 if covered >> n & 1 else self.spaces[number][n] for n in range(len(self.spaces[number]))]
                stands = [standing(spaces, crew) for crew in CREWS]
                if number in (HUNT, TRADE, RECRUIT):
                    # One worker of any colour may do, on the left space.
                    for crew in range(1, PAIRS):
                        stands[crew] = standing(spaces[:1], CREWS[crew])
                self.stands.append(stands)
                self.fitting.append([crew for crew in range(len(CREWS)) if stands[crew] > 0])

    def _cards(self, figures: Figures) -> None:
        paladin = figures["paladin"]
        self.boost: list[list[int]] = [[paladin[id]["boost"].get(name, 0) for name in ATTRIBUTES] for id in PALADINS]
        self.ability_action: list[int] = [ACTIONS.index(paladin[id]["action"]) for id in PALADINS]
        self.ability: list[int] = [ABILITIES.index(paladin[id]["kind"]) for id in PALADINS]
        self.ability_amount: list[int] = [paladin[id]["amount"] for id in PALADINS]
        townsfolk = figures["townsfolk"]
        self.trigger: list[int] = [TRIGGERS.index(townsfolk[id]["trigger"]) for id in TOWNSFOLK]
        self.condition: list[int] = [CONDITIONS.index(townsfolk[id]["condition"]) for id in TOWNSFOLK]
        outsider = figures["outsider"]
        self.faction: list[int] = [FACTIONS.index(outsider[id]["faction"]) for id in OUTSIDERS]
        self.scores: list[int] = [SCORES.index(outsider[id]["scores"]) for id in OUTSIDERS]
        self.per: list[int] = [outsider[id]["per"] for id in OUTSIDERS]
        self.wall_vp: list[int] = [figures["wall"][id]["vp"] for id in WALLS]
        self.wall_choices: list[int] = [len(figures["wall"][id]["choice"]) for id in WALLS]
        self.tax: list[int] = [figures["suspicion"][id]["tax"] for id in SUSPICION]
        self.order_action: list[int] = [ACTIONS.index(id) for id in ORDERS]
        self.order_count: list[int] = [figures["order"][id]["count"] for id in ORDERS]
        favour = figures["favour"]
        self.favour_space: list[int] = [SPACES.index(favour[id]["space"]) for id in FAVOURS]
        self.favour_silver: list[int] = [favour[id]["cost"].get("silver", 0) for id in FAVOURS]
        self.favour_provisions: list[int] = [favour[id]["cost"].get("provision", 0) for id in FAVOURS]
        self.favour_debt: list[int] = [favour[id]["cost"].get("take_debt", 0) for id in FAVOURS]
        self.favour_choices: list[int] = [len(favour[id]["choice"]) for id in FAVOURS]
        self.tavern_criminals: list[int] = [figures["tavern"][id]["workers"].get("criminal", 0) for id in TAVERNS]

    def _rewards(self, figures: Figures) -> None:
        self.rewards: list[list[int]] = [[] for _ in range(SOURCES * PER_SOURCE)]
        for number, id in enumerate(ACTIONS):
            for base, field in ((OF_ACTION_ONE, "one"), (OF_ACTION_TWO, "two"), (OF_ACTION, "gains")):
                self.rewards[base + number] = pairs(figures["action"][id].get(field, {}))
        whole = (
            (OF_SPACE, "space", BOARD_SPACES, "reward"),
            (OF_JAR, "absolve", _numbered(JARS), "reward"),
            (OF_WORKSHOP, "workshop", _numbered(WORKSHOPS), "reward"),
            (OF_DISMISSAL, "townsfolk", TOWNSFOLK, "dismiss"),
            (OF_HIRING, "townsfolk", TOWNSFOLK, "instant"),
            (OF_ABILITY, "townsfolk", TOWNSFOLK, "reward"),
            (OF_ATTACK, "outsider", OUTSIDERS, "attack"),
            (OF_CONVERSION, "outsider", OUTSIDERS, "convert"),
            (OF_WALL, "wall", WALLS, "reward"),
            (OF_FAVOUR, "favour", FAVOURS, "reward"),
            (OF_PALADIN, "paladin", PALADINS, "workers"),
            (OF_TAVERN, "tavern", TAVERNS, "workers"),
        )
        for base, table, ids, field in whole:
            for number, id in enumerate(ids):
                self.rewards[base + number] = pairs(figures[table][id][field])
        for base, table, ids in ((OF_WALL_CHOICE, "wall", WALLS), (OF_FAVOUR_CHOICE, "favour", FAVOURS)):
            for number, id in enumerate(ids):
                for which, reward in enumerate(figures[table][id]["choice"]):
                    self.rewards[base + which * PER_SOURCE + number] = pairs(reward)

    def _solo(self, figures: Figures) -> None:
        automa = figures["solo"]["automa"]
        self.automa_workers: int = automa["workers"]
        self.automa_workers_a_round: int = automa["workers_a_round"]
        self.automa_track: int = automa["track"]
        self.automa_least: int = automa["least"]
        self.automa_conspirators: int = automa["conspirators"]
        self.automa_left: list[int] = [figures["automa_left"][id]["workers"] for id in LEFT_ROW]
        self.automa_right: int = figures["automa_right"]["all"]["workers"]
        self.difficulty = {id: int(record["orders"]) for id, record in figures["difficulty"].items()}
        self.scheme: list[int] = [SCHEMES.index(figures["scheme"][id]["action"]) for id in SCHEME_CARDS]


printed: Final = printed_in_views(SHEET, PaladinsComponents)
"""The figures a view was played with."""
