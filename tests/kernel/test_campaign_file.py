"""Campaigns in a file: games one after another without the table."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from burgrave import emara, kingsburg
from burgrave.games.emara.campaign import EmaraCampaign
from burgrave.games.emara.position import Emara
from burgrave.kernel.campaign_file import CampaignFile
from burgrave.kernel.errors import BadCampaign
from burgrave.kernel.record import Game
from burgrave.kernel.words import LANGUAGES, Words
from tests.titles.given import LEAST


@pytest.fixture
def campaigns(tmp_path: Path) -> CampaignFile:
    return CampaignFile(emara, tmp_path / "campaigns" / "emara.json")


def idle_move(game: Game) -> None:
    """As little as possible, so that the game is lost."""
    position = game.position
    moves = position.legal()
    game.play(next((move for move in moves if position.notation(move) in LEAST), moves[0]))


def play_out(game: Game) -> Emara:
    while not game.position.over:
        idle_move(game)
    assert isinstance(game.position, Emara)
    return game.position


def started_on(game: Game) -> int:
    assert isinstance(game.position, Emara)
    return game.position.start


def test_the_first_game_starts_as_the_rulebook_says_and_the_next_as_the_last_one_ended(
    campaigns: CampaignFile,
) -> None:
    first = campaigns.next_game({}, seed=1)
    assert started_on(first) == 40
    assert first.record.options["solo"] == "campaign"

    assert play_out(first).winners == []
    campaigns.keep(first)

    assert campaigns.progress("campaign") == {"next": 42}
    assert started_on(campaigns.next_game({}, seed=2)) == 42


def test_a_game_left_in_the_middle_waits_with_all_its_moves(campaigns: CampaignFile) -> None:
    game = campaigns.next_game({}, seed=1, players=["Ann"])
    for _ in range(5):
        idle_move(game)
        campaigns.keep(game)

    again = CampaignFile(emara, campaigns.path).next_game({}, seed=2)

    assert again.record.text() == game.record.text()
    assert again.position.dump() == game.position.dump()


def test_a_game_counts_once(campaigns: CampaignFile) -> None:
    game = campaigns.next_game({}, seed=1)
    play_out(game)

    campaigns.keep(game)
    campaigns.keep(game)

    assert campaigns.progress("campaign") == {"next": 42}
    assert campaigns.waiting("campaign") is None


def test_games_with_unrestricted_choice_are_a_campaign_of_their_own(campaigns: CampaignFile) -> None:
    free = campaigns.next_game({"free_choice": True}, seed=1)
    play_out(free)
    campaigns.keep(free)

    assert started_on(campaigns.next_game({"free_choice": True}, seed=2)) == 42
    assert started_on(campaigns.next_game({}, seed=3)) == 40
    assert [emara.words("en").say(line) for line in campaigns.told()] == [
        "Campaign, unrestricted choice: the next game starts on 42"
    ]


def test_single_games_keep_the_best_of_every_start_and_none_of_them_waits(campaigns: CampaignFile) -> None:
    chosen = {"solo": "single", "building_start": 20}
    left = campaigns.next_game(chosen, seed=1)
    idle_move(left)
    campaigns.keep(left)
    game = campaigns.next_game(chosen, seed=2)
    assert game.record.moves == []

    result = play_out(game).scores[0]
    campaigns.keep(game)

    assert campaigns.progress("single") == {"by_start": {"20": result}}


def test_a_game_that_the_rules_no_longer_allow_never_was(campaigns: CampaignFile) -> None:
    campaigns.next_game({}, seed=1)
    data = json.loads(campaigns.path.read_text(encoding="utf-8"))
    data["campaigns"]["campaign"]["waiting"]["moves"] = ["0: fly to the moon"]
    campaigns.path.write_text(json.dumps(data), encoding="utf-8")

    game = campaigns.next_game({}, seed=2)

    assert (game.record.seed, game.record.moves, started_on(game)) == (2, [], 40)


@pytest.mark.parametrize(
    "text",
    ["nonsense", "[]", '{"format": "burgrave record 1"}', '{"format": "burgrave campaigns 1", "title": "emara"}'],
)
def test_another_file_is_refused_and_left_alone(campaigns: CampaignFile, text: str) -> None:
    campaigns.path.parent.mkdir()
    campaigns.path.write_text(text, encoding="utf-8")

    with pytest.raises(BadCampaign) as wrong:
        campaigns.next_game({}, seed=1)

    assert str(wrong.value) == f"{campaigns.path}: not a file of campaigns of emara"
    assert campaigns.path.read_text(encoding="utf-8") == text


class OnlyHard(EmaraCampaign):
    """Keeps nothing of games with unrestricted choice."""

    def kind(self, options: Mapping[str, Any]) -> str | None:
        return None if options.get("free_choice") else super().kind(options)


def test_options_that_belong_to_no_campaign_are_refused(
    campaigns: CampaignFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(campaigns, "campaign", OnlyHard())

    with pytest.raises(BadCampaign) as wrong:
        campaigns.next_game({"free_choice": True}, seed=1)

    said = "nothing is kept of a game of emara with these options: solo=campaign, free_choice=True"
    assert str(wrong.value) == said


def test_a_title_without_a_campaign_is_refused_with_those_that_have_one(tmp_path: Path) -> None:
    with pytest.raises(BadCampaign) as wrong:
        CampaignFile(kingsburg, tmp_path / "kingsburg.json")

    assert str(wrong.value) == "kingsburg has no campaign; titles that have one: emara"
    assert all("emara" in Words(language).say(wrong.value.phrase) for language in LANGUAGES)
