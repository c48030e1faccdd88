"""Records: they replay, they are checked, they are never half written; games can be taken back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from burgrave import kingsburg
from burgrave.kernel.chance import Rng
from burgrave.kernel.errors import BadDump, BadRecord, IllegalMove
from burgrave.kernel.record import Game, Record, parse_record, read_record
from burgrave.kernel.words import Words


def played(moves: int, seats: int = 3, **options: Any) -> Game:
    """A game of Kingsburg after some random moves."""
    game = Game(kingsburg, seats, seed=11, options=options)
    rng = Rng(1)
    for _ in range(moves):
        legal = game.position.legal()
        game.play(legal[rng.below(len(legal))])
    return game


def test_a_record_replays_to_any_of_its_positions() -> None:
    game = played(30)
    middle = played(12)

    assert game.record.replay().dump() == game.position.dump()
    assert game.record.replay(at=12).dump() == middle.position.dump()


def test_a_record_is_readable_text_that_reads_back(tmp_path: Path) -> None:
    game = played(5)
    file = tmp_path / "game.json"
    game.record.save(file)

    assert '"0: ' in file.read_text() or '"1: ' in file.read_text()
    assert read_record(file).replay().dump() == game.position.dump()
    assert list(tmp_path.iterdir()) == [file]


def test_options_and_overlay_are_part_of_the_record() -> None:
    overlay = kingsburg.overlay("demons-6")
    game = Game(kingsburg, 2, 5, overlay, {"smuggler_optional": False})

    again = parse_record(game.record.text()).replay()

    assert again.options.smuggler_optional is False
    assert again.components.overlay == overlay
    assert again.dump() == game.position.dump()


def broken(**changes: Any) -> str:
    data = json.loads(played(4).record.text())
    data.update(changes)
    return json.dumps({name: value for name, value in data.items() if value is not None})


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "not a record: "),
        ("[]", "not a record of Burgrave"),
        (broken(format="chess 1"), "not a record of Burgrave"),
        (broken(seats=None), "“seats” is missing"),
        (broken(seed="7"), "“seed” is missing or of the wrong kind"),
        (broken(seats=True), "“seats” is missing or of the wrong kind"),
        (broken(colour="red"), "unknown field “colour”; fields: title, rules"),
        (broken(moves=[1, 2]), "must be texts"),
        (broken(title="chess"), "cannot be played: unknown title “chess”; titles: "),
        (broken(rules=99), "rules 99 of kingsburg; this Burgrave plays rules 1"),
        (broken(seats=7), "kingsburg is not for 7 seats; seats: 2, 3, 4, 5"),
        (broken(options={"speed": 1}), "unknown option “speed”; options: market_with_token"),
        (broken(overlay={"enemy": {"y9": {}}}), "no enemy “y9”"),
        (broken(moves=["take 1 gold"]), "move 1 of the record: “take 1 gold” is not of the form"),
        (broken(moves=["0: fly"]), "move 1 of the record: "),
    ],
)
def test_a_broken_or_foreign_record_is_refused_in_one_line(text: str, complaint: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        parse_record(text).replay()

    assert complaint in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_record_of_older_rules_is_played_by_ours_as_far_as_they_allow_its_moves() -> None:
    """And if they do not, the record says which move is no longer one, and shows all that come before it."""
    text = broken(rules=0)
    assert parse_record(text).replay().dump() == parse_record(broken()).replay().dump()
    record = parse_record(text)
    record.moves[2] = "0: fly away"
    with pytest.raises(BadRecord) as caught:
        record.replay()
    assert "move 3 of the record is one of rules 0; rules" in Words("en").say(caught.value.phrase)
    assert record.replay(at=2).question is not None


def test_a_move_of_a_seat_that_is_not_asked_is_refused() -> None:
    record = played(4).record
    seat = record.moves[0].partition(":")[0]
    other = (int(seat) + 1) % 3
    record.moves[0] = record.moves[0].replace(f"{seat}:", f"{other}:")

    with pytest.raises(BadRecord, match=f"seat {other} is not asked"):
        record.replay()


def test_there_is_no_position_beyond_the_last_move() -> None:
    with pytest.raises(BadRecord, match="positions 0 to 4, not 5"):
        played(4).record.replay(at=5)


def test_a_refused_move_is_not_recorded() -> None:
    game = played(4)
    before = game.position.dump()

    with pytest.raises(IllegalMove):
        game.play(10**6)

    assert len(game.record.moves) == 4
    assert game.position.dump() == before


def test_undo_goes_back_to_the_seats_previous_question() -> None:
    game = played(9)
    seat = int(game.record.moves[-1].partition(":")[0])

    game.undo(seat)

    assert len(game.record.moves) == 8
    assert game.position.dump() == played(8).position.dump()
    assert [line.key for line in game.log.events] == [line.key for line in played(8).log.events]


def test_undo_is_free_only_while_nothing_became_known_and_nobody_else_decided() -> None:
    game = Game(kingsburg, 2, seed=3)
    first = game.position.mover
    game.play(game.position.legal()[0])

    assert not game.undo_is_free(first)
    game.undo(first)
    assert game.record.undone == 1
    with pytest.raises(IllegalMove, match="no move to take back"):
        game.undo(first)


def test_a_record_of_another_title_or_rules_does_not_load_as_a_dump() -> None:
    dump = played(3).position.dump()

    changes: list[dict[str, Any]] = [{"title": "chess"}, {"rules": 2}, {"agenda": [["Fly", 0, 0, 0]]}]
    changes += [{"year": "two"}, {"provinces": []}]
    for change in changes:
        with pytest.raises(BadDump):
            kingsburg.load({**dump, **change})
    del dump["court"]
    with pytest.raises(BadDump, match="has no “court”"):
        kingsburg.load(dump)


def test_records_are_equal_in_all_they_say() -> None:
    record = played(6).record

    assert isinstance(record, Record)
    assert vars(parse_record(record.text())) == vars(record)


def test_a_dump_with_the_old_name_of_a_step_still_loads() -> None:
    position = kingsburg.start(seats=2, seed=1)
    dump = position.dump()
    dump["agenda"].insert(0, ["Game", 0, 0, 0])

    again = kingsburg.load(dump)

    assert again.dump()["agenda"][0][0] == "Begin"
    assert again.legal() == position.legal()
