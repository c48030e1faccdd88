"""Settings: read from the environment, and checked. That the page for hosts tells them all stands in test_deploy.py."""

from __future__ import annotations

from dataclasses import fields

import pytest

from burgrave.table.settings import CHOICES, OTHERS, SPANS, Settings, misspelt, settings_from, variable


def test_every_number_has_a_span_with_its_default_in_it_and_every_span_a_number() -> None:
    numbers = {field.name: field.default for field in fields(Settings) if field.type in ("int", "float")}

    assert set(SPANS) == set(numbers)
    assert all(SPANS[name].allows(value) for name, value in numbers.items())
    assert all(getattr(Settings(), name) in choices for name, choices in CHOICES.items())


def test_the_environment_is_overruled_by_what_is_given_outright() -> None:
    environment = {"BURGRAVE_WORKERS": "3", "BURGRAVE_DATABASE": "sqlite://", "BURGRAVE_REQUEST_LOG": "true"}

    settings = settings_from(environment, database="sqlite:///x", workers=None)

    assert (settings.workers, settings.database, settings.request_log) == (3, "sqlite:///x", True)


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("BURGRAVE_WROKERS", "BURGRAVE_WORKERS"),
        ("BURGRAVE_WORKER", "BURGRAVE_WORKERS"),
        ("BURGRAVE_BOT_SECOND", "BURGRAVE_BOT_SECONDS"),
        ("BURGRAVE_METRIC_TOKEN", "BURGRAVE_METRICS_TOKEN"),
    ],
)
def test_a_misspelt_setting_is_noticed(given: str, meant: str) -> None:
    assert misspelt({given: "1", "PATH": "/"}) == {given: meant}


def test_what_builds_and_tests_use_is_no_misspelt_setting() -> None:
    assert misspelt({f"BURGRAVE_{name}": "1" for name in OTHERS}) == {}
    assert misspelt({variable(field.name): "1" for field in fields(Settings)}) == {}
