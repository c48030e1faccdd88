"""The page "I own the box" on a real server: what it asks, what it refuses, and what can be done with it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from html import unescape

import httpx2 as httpx
import pytest

from burgrave.kernel.title import title_ids, title_named
from burgrave.reading.corrections import doubts
from tests.table.serving import serving

BAKER = "advisor.baker.cost"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('owners') / 'burgrave.sqlite'}") as server:
        yield server.address


@pytest.fixture
def http(address: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=address, headers={"accept-language": "en"}) as client:
        yield client


def correction(grain: str, do: str = "tell") -> dict[str, str]:
    return {f"{BAKER}.wood": "", f"{BAKER}.grain": grain, "do": do}


@pytest.mark.parametrize("title", title_ids())
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_title_has_a_page_with_a_field_for_every_figure(http: httpx.Client, title: str, language: str) -> None:
    answer = http.get(f"/box/{title}", headers={"accept-language": language})

    assert answer.status_code == 200
    assert ("У меня есть коробка" if language == "ru" else "I own the box") in answer.text
    names = set(re.findall(r'<(?:input|select|textarea) [^>]*?name="([^"]+)"', answer.text))
    for doubt in doubts(title_named(title)):
        there = any(name == doubt.place or name.startswith(f"{doubt.place}.") for name in names)
        assert there == (doubt.shape is not None), doubt.place
    assert len(re.findall(r'\sid="([^"]+)"', answer.text)) == len(set(re.findall(r'\sid="([^"]+)"', answer.text)))


def test_the_rules_page_and_its_list_of_assumed_figures_lead_there(http: httpx.Client) -> None:
    rules = http.get("/rules/emara").text

    assert rules.count('href="/box/emara"') == 2
    assert 'href="/box/emara"' in rules[rules.index('id="sources"') :]


def test_a_title_that_does_not_exist_is_not_found(http: httpx.Client) -> None:
    assert http.get("/box/chess").status_code == 404


def test_a_correction_becomes_a_text_to_send(http: httpx.Client) -> None:
    page = unescape(http.post("/box/emara", data=correction("4")).text)

    assert "1 figure corrected" in page
    assert re.search(r"price \(cost\): .* -> grain 4", page)
    assert "[advisor.baker]\ncost = { grain = 4 }" in page


def test_an_owner_who_finds_everything_right_can_tell_so(http: httpx.Client) -> None:
    page = http.post("/box/emara", data={"compared.hut": "on"}).text

    assert "Compared, and printed just so where nothing is corrected: Huts." in page
    assert 'name="compared.hut" checked' in page
    assert 'form="box"' not in page


def test_what_cannot_be_printed_is_refused_beside_its_field_and_the_rest_is_kept(http: httpx.Client) -> None:
    form = {**correction("many", "play"), "event.an_early_winter.building_start": "33", "remark": "Brown <cards>"}
    page = http.post("/box/emara", data=form).text

    said = "a whole number from 0 to 5 is needed here, not “many”"
    assert f'id="{BAKER}.grain.wrong">{said}' in page
    assert re.search(rf'name="{BAKER}.grain" value="many"[^>]*aria-invalid="true"', page)
    assert 'name="event.an_early_winter.building_start" value="33"' in page
    assert "Brown &lt;cards&gt;</textarea>" in page


def test_the_overlay_is_downloaded_as_a_file(http: httpx.Client) -> None:
    answer = http.post("/box/emara", data=correction("4", "download"))

    assert answer.headers["content-disposition"] == 'attachment; filename="emara-box.toml"'
    assert tomllib.loads(answer.text) == {"advisor": {"baker": {"cost": {"grain": 4}}}}


def test_a_table_is_opened_with_the_corrected_figures_and_its_rules_tell_them(http: httpx.Client) -> None:
    answer = http.post("/box/emara", data=correction("4", "play"))
    assert answer.status_code == 303
    table = answer.headers["location"]

    assert f'href="{table}/rules"' in http.get(table).text
    rules = http.get(f"{table}/rules").text
    row = rules[rules.index('id="advisor-baker"') :]
    assert "4 grain" in row[: row.index("</tr>")]
    assert "played with corrected figures" in rules
    assert 'id="changed"' in rules
    assert 'id="changed"' not in http.get("/rules/emara").text


def test_the_set_up_page_opens_a_table_with_them_too(http: httpx.Client) -> None:
    page = http.post("/box/emara", data=correction("4", "setup")).text
    figures = re.search(r'<textarea id="figures"[^>]*>(.*?)</textarea>', page, re.DOTALL)
    assert figures
    form = {"title": "emara", "seats": "2", "seat-0": "me", "seat-1": "page", "figures": unescape(figures[1])}

    table = http.post("/tables", data=form).headers["location"]

    assert 'id="changed"' in http.get(f"{table}/rules").text


@pytest.mark.parametrize(
    ("figures", "said"),
    [
        ("[advisor.baker", "not TOML"),
        ("[advisor.baker]\ncost = { gold = 1 }", "is not a printed figure"),
        ('[dragon.one]\nhead = "two"', "no table “dragon”"),
    ],
)
def test_figures_that_no_page_has_made_are_refused_in_one_line(http: httpx.Client, figures: str, said: str) -> None:
    answer = http.post("/tables", data={"title": "emara", "seats": "2", "figures": figures})

    assert answer.status_code == 400
    assert said in unescape(answer.text)


def test_nothing_written_is_told_so_and_opens_no_table(http: httpx.Client) -> None:
    answer = http.post("/box/emara", data={"do": "play"})

    assert answer.status_code == 200
    assert "Nothing differs from the figures so far" in answer.text


def test_the_guards_of_the_server_hold_for_this_form(http: httpx.Client, address: str) -> None:
    assert http.post("/box/emara", data=correction("4"), headers={"origin": "http://evil.example"}).status_code == 403
    assert http.post("/box/emara", data={"remark": "x" * 1_000_001}).status_code == 413
    page = http.post("/box/emara", data={"remark": "<script>alert(1)</script>"}).text
    assert "<script>alert(1)" not in page


def test_tables_opened_here_are_counted_like_all_others(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('few') / 'burgrave.sqlite'}"
    with serving(database, tables_per_hour="1") as server, httpx.Client(base_url=server.address) as one:
        codes = [one.post("/box/emara", data=correction("4", "play")).status_code for _ in range(3)]

    assert codes == [303, 303, 429]


def test_forms_are_counted_like_moves(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('slow') / 'burgrave.sqlite'}"
    with serving(database, moves_per_second="1") as server, httpx.Client(base_url=server.address) as one:
        codes = {one.post("/box/kingsburg", data={"do": "tell"}).status_code for _ in range(40)}

    assert codes == {200, 429}
