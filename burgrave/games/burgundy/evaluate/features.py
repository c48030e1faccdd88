"""What a bot that learns The Castles of Burgundy looks at: the estate, the storage, and what the dice can still do."""

from __future__ import annotations

from typing import Final

from burgrave.games.burgundy.cards import monastery_named
from burgrave.games.burgundy.components import COLOUR, MINE, SHIP
from burgrave.games.burgundy.estates import ANY
from burgrave.games.burgundy.evaluate.judgement import BurgundyJudgement, best_use, fill_worth, promise, turns_left
from burgrave.games.burgundy.evaluate.tiles import effect_worth, standing_tiles
from burgrave.games.burgundy.monasteries import monastery_points
from burgrave.games.burgundy.placing import fits
from burgrave.games.burgundy.position import PHASES, ROUNDS, Burgundy
from burgrave.games.burgundy.realm import NONE
from burgrave.games.burgundy.shields import shield_points
from burgrave.kernel.position import Position

HUES: Final = ("castles", "mines", "monasteries", "rivers", "pastures", "towns")
LEARNED: Final = range(1, monastery_named("workers_for_silver").number + 1)
"""The monasteries that `experience.json` has weights for; until the duke learns anew, others count by the judgement."""

NAMES: Final = (
    *("one", "worth", "points", "turns left", "workers", "no worker", "many workers", "silver", "can buy", "bought"),
    *("goods", "colours of goods", "largest stack", "dice", "use of the first die", "use of the second die"),
    *("stored", "stored fill", "stored effect", "storage full", "stored unfit"),
    *("bridge", "ahead", "to move", "monastery points", "standing", "promise", "bonuses"),
    *("regions", "one missing", "two missing", "filled", "open numbers", "mine income", "herds", "ships to come"),
    *(f"filled {hue}" for hue in HUES),
    *(f"open {hue}" for hue in HUES),
    *(f"stored {hue}" for hue in HUES),
    *(f"monastery {number}" for number in LEARNED),
)


class BurgundyFeatures(BurgundyJudgement):
    """The judgement of a duke, and what a learning one looks at."""

    FEATURES = NAMES

    def progress(self, position: Position) -> float:
        assert isinstance(position, Burgundy)
        if position.phase == 0:
            return 0.0
        return ((position.phase - 1) * ROUNDS + position.round) / (PHASES * ROUNDS)

    def look(self, position: Position, seat: int) -> list[float]:
        assert isinstance(position, Burgundy)
        p = position
        realm = p.realm(seat)
        duke = p.dukes[seat]
        estate = realm.estate
        turns = turns_left(p, seat)
        # The dice: rolled for everybody at the start of a round, used in turn.
        kinds = realm.storage if not duke.private else [*realm.storage, *duke.private]
        uses: list[float] = []
        busy = 0
        if duke.used != 3 and p.round:
            for die in range(len(duke.dice)):
                if not duke.used >> die & 1:
                    worth, use = best_use(p, seat, kinds, duke.dice[die], turns, busy)
                    uses.append(worth)
                    busy |= use
        first = 0.0
        second = 0.0
        if uses:
            first = max(uses)
            second = min(uses) if len(uses) > 1 else 0.0
        # The storage.
        fill = 0.0
        effects = 0.0
        unfit = 0
        stored = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
        for kind in kinds:
            colour = COLOUR[kind]
            if colour < ANY:
                stored[colour] += 1.0
            best = 0.0
            for cell in estate.cells_of[colour * 7]:
                if not realm.filled >> cell & 1 and fits(p, seat, realm, kind, cell):
                    best = max(best, fill_worth(p, realm, cell, turns))
            if best == 0.0:
                unfit += 1
            else:
                fill += best
                effects += effect_worth(p, seat, realm, kind, turns)
        # Regions and colours.
        hope = 0.0
        missing_one = 0
        missing_two = 0
        for region in range(len(estate.region_cells)):
            if not realm.scored >> region & 1:
                full = (realm.filled & estate.region_masks[region]).bit_count()
                missing = len(estate.region_cells[region]) - full
                if missing == 1:
                    missing_one += 1
                elif missing == 2:
                    missing_two += 1
                hope += promise(p, realm, region, full, turns)
        bonuses = 0.0
        filled = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
        for colour in range(ANY):
            whole = estate.colour_masks[colour]
            count = whole.bit_count()
            full = (realm.filled & whole).bit_count()
            filled[colour] = float(full)
            taken = p.bonuses[colour]
            if count and full < count and taken < 2:
                bonus = p.printed.first[p.seats] if taken == 0 else p.printed.second[p.seats]
                bonuses += bonus * (full / count) * (full / count)
        near = [0, 0, 0, 0, 0, 0]
        free = realm.near & ~realm.filled
        for cell in range(len(realm.cells)):
            if free >> cell & 1:
                colour = estate.colours[cell]
                if colour < ANY:
                    near[colour] |= 1 << estate.numbers[cell]
        reach = 0
        for colour in range(6):
            reach += near[colour].bit_count()
        herds = 0
        mines = 0
        for cell in range(len(realm.cells)):
            kind = realm.cells[cell]
            if kind == MINE:
                mines += 1
            elif kind != NONE and p.printed.species[kind] >= 0:
                region = estate.regions[cell]
                if (estate.region_masks[region] & ~realm.filled) != 0:
                    herds += p.printed.animals[kind]
        goods = 0
        largest = 0
        for amount in realm.goods:
            goods += amount
            largest = max(largest, amount)
        rival = 0
        for other in range(p.seats):
            if other != seat:
                rival = max(rival, p.dukes[other].space)
        left = turns / (PHASES * ROUNDS)
        found = [
            1.0,
            self.worth(p, seat),
            float(duke.points),
            turns,
            float(realm.workers),
            1.0 if realm.workers == 0 else 0.0,
            float(max(0, realm.workers - 4)),
            float(realm.silver),
            1.0 if realm.silver >= 2 else 0.0,
            1.0 if duke.bought else 0.0,
            float(goods),
            float(realm.colours_of_goods()),
            float(largest),
            float(len(uses)),
            first,
            second,
            float(len(kinds)),
            fill,
            effects,
            1.0 if len(realm.storage) >= p.room(realm) else 0.0,
            float(unfit),
            float(duke.space),
            float(duke.space - rival),
            1.0 if p.turn == seat else 0.0,
            float(monastery_points(p, seat) + shield_points(p, seat)) if not p.solo else float(p.target - 50),
            standing_tiles(p, seat, realm, turns),
            hope,
            bonuses,
            float(realm.scored.bit_count()),
            float(missing_one),
            float(missing_two),
            float(realm.filled.bit_count()),
            float(reach),
            float(mines * (PHASES - p.phase + 1)),
            float(herds) * left,
            float(realm.storage.count(SHIP)) * left,
        ]
        found.extend(filled)
        for colour in range(6):
            found.append(float(near[colour].bit_count()))
        found.extend(stored)
        for number in LEARNED:
            found.append(1.0 if realm.monasteries >> number & 1 else 0.0)
        return found
