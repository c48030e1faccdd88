"""`burgrave campaign`: a lone player's games one after another, kept in a file."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from burgrave.cli.arguments import Language, Overlay, TitleName, TitleOptions, options_of, overlay_of, whole
from burgrave.kernel.campaign_file import CampaignFile
from burgrave.kernel.errors import BadCampaign
from burgrave.kernel.record import Game
from burgrave.kernel.title import Title, title_named
from burgrave.kernel.words import Phrase, Words
from burgrave.search.budget import Budget


def run(
    title: TitleName,
    file: Annotated[str, typer.Argument(metavar="metavar.file", help="help.campaign_file")],
    state: Annotated[bool, typer.Option("--state", help="help.state")] = False,
    overlay: Overlay = None,
    option: TitleOptions = None,
    seed: Annotated[int | None, typer.Option(metavar="metavar.number", parser=whole, help="help.new_seed")] = None,
    lang: Language = "",
) -> int:
    """Play the game that waits, or else the next one; with --state only tell how far the campaign has come."""
    played, words = title_named(title), Words(lang)
    campaigns = CampaignFile(played, Path(file))
    try:
        chosen, corrected = options_of(played, option), overlay_of(played, overlay)
        if not state:
            game = campaigns.next_game(
                chosen, secrets.randbits(64) if seed is None else seed, corrected, [words.template("play.you")]
            )
            sit(game, campaigns, words)
        tell(played, campaigns, campaigns.kind(chosen), words)
    except OSError as wrong:
        raise BadCampaign("file", file=file, why=wrong.strerror or str(wrong)) from None
    return 0


def sit(game: Game, campaigns: CampaignFile, words: Words) -> None:
    """Play at the terminal; the file follows every move of a game that has to be over before the next one."""
    from burgrave.cli.terminal import TerminalTable

    kept = campaigns.campaign.is_one_by_one(campaigns.kind(game.record.options))
    TerminalTable(game, 0, words, Budget(), campaigns.keep, "campaign.bye" if kept else "play.bye").sit()


def tell(title: Title, campaigns: CampaignFile, kind: str, words: Words) -> None:
    """How far the campaigns in the file have come, and whether a game of this kind waits."""
    own = title.words(words.language)
    told = [own.say(phrase) for phrase in campaigns.told()]
    for line in told or [words.template("campaign.nothing")]:
        print(line)
    waiting = campaigns.waiting(kind)
    if waiting is not None:
        print(words.say(Phrase("campaign.waiting", n=len(waiting.moves))))
