"""A move says what it costs and brings now, in both languages."""

from __future__ import annotations

from burgrave import burgundy
from burgrave.games.burgundy.animals import Geese
from burgrave.games.burgundy.buildings import Crane
from burgrave.games.burgundy.position import Burgundy
from burgrave.games.burgundy.shields import Tribute
from burgrave.games.burgundy.ships import Ship, Stow
from burgrave.games.burgundy.tiles import CastleAction
from burgrave.kernel.check_texts import check_move_texts
from burgrave.kernel.log import Log
from burgrave.kernel.record import begin
from burgrave.kernel.testing import stage
from tests.burgundy.given import black, cell_of, depot, has, lies, monasteries, shields, start, stored, turn, wares
from tests.titles.given import ANNA, BORIS
from tests.titles.told import GAMES


def said(position: Burgundy, move: str) -> tuple[str, str]:
    """A legal move in Russian and in English."""
    seat = position.mover
    phrase = position.phrase(position.parse(move, seat), seat)
    return burgundy.words("ru").say(phrase, seat), burgundy.words("en").say(phrase, seat)


def test_every_move_of_random_games_does_what_it_says() -> None:
    assert check_move_texts(burgundy, games=GAMES) > 5000


def test_a_worker_spent_is_told() -> None:
    position = start()
    has(position, ANNA, workers=1)
    turn(position, ANNA, 3)

    assert said(position, "adjust 3 to 4") == ("За 1 рабочего: кубик 3 → 4", "For 1 worker: die 3 → 4")


def test_the_action_for_workers_tells_what_monasteries_add() -> None:
    position = start()
    turn(position, ANNA, 3)
    assert said(position, "workers by 3") == ("Кубик 3: взять 2 рабочих", "Die 3: take 2 workers")
    monasteries(position, ANNA, 13, 14)
    turn(position, ANNA, 3)
    assert said(position, "workers by 3") == (
        "Кубик 3: взять 4 рабочих, 1 самородок",
        "Die 3: take 4 workers, 1 silver",
    )


def test_a_sale_tells_points_silver_and_workers() -> None:
    position = start()
    has(position, ANNA, red=3)
    monasteries(position, ANNA, 3, 4)
    turn(position, ANNA, 4)

    assert said(position, "sell red by 4") == (
        "Кубик 4: продать 3 красных товара; получить 6 очков, 2 самородка, 1 рабочего",
        "Die 4: sell 3 red goods; gain 6 points, 2 silver, 1 worker",
    )


def test_a_sale_names_the_bonus_it_hits_on_the_trade_route() -> None:
    position = start(routes=True)
    has(position, ANNA, red=1)
    realm = position.realm(ANNA)
    realm.route = [next(tile for tile, goods in enumerate(position.printed.route_goods) if goods[0] == 3)]
    turn(position, ANNA, 4)

    assert "; торговый путь: " in said(position, "sell red by 4")[0]


def test_a_placement_tells_what_the_tile_brings() -> None:
    position = start()
    stored(position, ANNA, "bank", "watchtower")
    turn(position, ANNA, 3)

    assert said(position, "place bank on e4 by 3") == (
        "Кубик 3: разместить на e4: Банк; получить 2 самородка",
        "Die 3: place on e4: Bank; gain 2 silver",
    )
    assert said(position, "place watchtower on e4 by 3")[0] == (
        "Кубик 3: разместить на e4: Сторожевая башня; получить 4 очка"
    )


def test_a_completed_region_is_told_with_its_phase() -> None:
    position = start()
    lies(position, ANNA, f3="monastery_1", g2="monastery_2")
    stored(position, ANNA, "monastery_3")
    turn(position, ANNA, 1)

    assert said(position, "place monastery_3 on g3 by 1")[0].endswith("; получить 16 очков")


def test_a_purchase_tells_its_price() -> None:
    position = start()
    black(position, "ship")
    has(position, ANNA, silver=2, workers=2)
    monasteries(position, ANNA, 6)
    turn(position, ANNA, 1)

    assert said(position, "buy ship from black") == (
        "Купить за 2 самородка: Корабль, чёрное хранилище",
        "Buy Ship from the black depot for 2 silver",
    )
    assert said(position, "buy ship from black for workers")[0] == "Купить за 2 рабочих: Корабль, чёрное хранилище"


def test_a_ship_tells_what_it_would_load() -> None:
    position = start()
    wares(position, 3, "red", "red", "pink")
    stage(position, Ship(ANNA))
    assert said(position, "load 3")[0] == "Взять из хранилища 3: 1 розовый товар, 2 красных товара"
    assert said(position, "load nothing")[0] == "Не брать товаров"
    has(position, ANNA, turquoise=1, purple=1)
    stage(position, Stow(ANNA, 6))
    assert said(position, "stow red") == ("Взять на склады 2 красных товара", "Take into the stores 2 red goods")


def test_geese_tell_the_points_with_every_species() -> None:
    position = start(extra_tiles=True)
    lies(position, ANNA, b1="cow_2", c1="cow_3", b2="pig_4", c2="geese_2")
    stage(position, Geese(ANNA, cell_of(position, ANNA, "c2")))

    assert said(position, "geese cow")[0] == "Вместе с гусями считаются коровы: получить 7 очков"


def test_a_crane_tells_what_a_building_brings() -> None:
    position = start(extra_tiles=True)
    stage(position, Crane(ANNA))

    assert said(position, "crane boarding_house") == (
        "Как здание: Пансионат; получить 4 рабочих",
        "As: Boarding house; gain 4 workers",
    )


def test_a_tribute_tells_its_price() -> None:
    position = start(shields=True)
    position.shields = [0] * 12
    shields(position, ANNA, 3)
    has(position, ANNA, silver=1, workers=1)
    stage(position, Tribute(ANNA, 3))

    assert said(position, "tribute silver")[0] == "Заплатить 1 самородок"
    assert said(position, "tribute worker")[0] == "Заплатить 1 рабочего"
    assert said(position, "tribute drop")[0] == "Убрать щит из игры"


def test_a_castle_bought_back_tells_its_price() -> None:
    position = start(board="against_the_castle")
    position.pool, position.box[0] = 1, position.box[0] - 1
    has(position, ANNA, points=7)
    turn(position, ANNA, 3, 4)

    assert said(position, "reclaim") == (
        "За оба кубика и 5 очков: взять замок, убранный с поля",
        "For both dice and 5 points: take a castle swept from the depots",
    )


def test_full_storage_names_the_tile_that_is_coming() -> None:
    position = start()
    stored(position, ANNA, "mine", "bank", "ship")
    depot(position, 3, "market")
    turn(position, ANNA, 3)
    position.play(position.parse("take market from 3 by 3", ANNA), ANNA)

    assert position.question is not None
    prompt = burgundy.words("ru", ["Анна"]).say(position.question.prompt(position), ANNA)
    assert prompt == "Личное хранилище заполнено, какой жетон сбросить ради нового? Рынок"


def test_the_log_tells_every_gain_and_loss() -> None:
    position = start(shields=True)
    position.shields = [0] * 12
    shields(position, BORIS, 2)
    has(position, ANNA, workers=1, silver=2, red=1)
    black(position, "ship")
    turn(position, ANNA, 3, 5)
    for move in ("adjust 3 to 4", "sell red by 4", "buy ship from black", "workers by 5"):
        position.play(position.parse(move, ANNA), ANNA)

    assert position.log is not None
    assert position.log.lines(burgundy.words("ru", ["Анна", "Борис"]))[-5:] == [
        "Анна тратит 1 рабочего: кубик 3 → 4",
        "Анна продаёт 1 красный товар и получает 2 очка, 1 самородок",
        "Анна покупает за 2 самородка: Корабль, чёрное хранилище",
        "Анна берёт 2 рабочих",
        "Борис получает 1 рабочего: рабочих взял другой игрок (щит 2)",
    ]


def test_a_shield_for_a_double_costs_both_dice_and_one_by_a_castle_does_not() -> None:
    position = start(shields=True)
    position.shields = [0] * 12
    shields(position, ANNA, 11)
    position.shields[4] = 7
    lies(position, ANNA, c4="monastery_1", b3="castle")
    turn(position, ANNA, 3, 3)
    assert said(position, "shield 7")[0] == "За оба кубика взять: Щит 7 (бонусы вдвойне)"
    turn(position, ANNA, 3)
    stage(position, CastleAction(ANNA))
    assert said(position, "shield 7")[0] == "Взять: Щит 7 (бонусы вдвойне)"


def test_the_log_tells_what_everybody_begins_with() -> None:
    log = Log()
    begin(burgundy, 2, 3, burgundy.components(), {}, log)

    begun = [event.args["gained"] for event in log.events if event.key == "log.equips"]
    assert len(begun) == 2
    assert [phrase.args["n"] for phrase in begun[0] if phrase.key == "things.silver"] == [1]
    assert sum(phrase.args["n"] for phrase in begun[1]) == 1 + 2 + 3
