"""Games recorded before a rule was mended are shown to their end, or as far as our rules allow, with a reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from burgrave.kernel.errors import BadRecord
from burgrave.kernel.record import Record, parse_record, read_record
from burgrave.kernel.title import title_named
from burgrave.kernel.words import LANGUAGES, Phrase
from tests.titles.recorded import each_of

OLDER = sorted(Path(__file__).with_name("older").glob("*.json"))


def refusal(old: Record) -> Phrase | None:
    """Why a record cannot be shown to its end."""
    try:
        assert old.replay().over
    except BadRecord as refused:
        return refused.phrase
    return None


@each_of(OLDER)
def test_a_record_of_older_rules_is_shown_to_its_end_or_ends_with_a_reason(record: Path) -> None:
    old = read_record(record)
    why = refusal(old)
    if why is not None:
        number = why.args["number"]
        assert old.rules < title_named(old.title).version
        assert old.replay(at=number - 1).question is not None
        for language in LANGUAGES:
            assert str(number) in title_named(old.title).words(language).say(why)


@each_of(OLDER)
def test_a_record_of_rules_to_come_is_refused(record: Path) -> None:
    old = parse_record(record.read_text(encoding="utf-8"))
    old.rules = title_named(old.title).version + 1
    with pytest.raises(BadRecord, match="is of rules"):
        old.replay()
