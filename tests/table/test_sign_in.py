"""Signing in by a mailed link: once, soon, by a button; the same answer whether the address is known or not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email.message import EmailMessage

import pytest
import sqlalchemy as sa

from burgrave.table.mail import BadAddress, Mail, clean_address
from burgrave.table.schema import KEYS
from burgrave.table.settings import Settings
from tests.table.conftest import until
from tests.table.letters import SITE, Letters, post_office, text_of
from tests.table.serving import Server, serving
from tests.table.test_pages import Browser


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Letters]]:
    database = f"sqlite:///{tmp_path_factory.mktemp('mail') / 'burgrave.sqlite'}"
    # Every test is a client of its own, behind a proxy.
    with post_office() as (letters, settings), serving(database, behind_proxy="1", **settings) as server:
        yield server, letters


def newcomer(server: Server, client: str, language: str = "en") -> Browser:
    browser = Browser(server.address, language)
    browser.http.headers["x-forwarded-for"] = client
    return browser


def letter_to(letters: Letters, address: str, count: int = 1) -> EmailMessage:
    until(lambda: len(letters.to(address)) >= count)
    return letters.to(address)[-1]


def link_in(letter: EmailMessage) -> str:
    found = re.search(rf"{SITE}(/me/\S+)", text_of(letter))
    assert found
    return found.group(1)


def with_address(server: Server, letters: Letters, name: str, client: str) -> tuple[Browser, str]:
    """A player who has shown that an address is theirs."""
    browser, address = newcomer(server, client), f"{name.lower()}@example.org"
    browser.post("/me", name=name)
    browser.http.post("/me/mail", data={"address": address})
    browser.post(link_in(letter_to(letters, address)))
    return browser, address


def test_a_guest_adds_an_address_keeps_everything_and_comes_back_by_it(house: tuple[Server, Letters]) -> None:
    server, letters = house
    ann = newcomer(server, "10.0.0.1")
    table = ann.post("/play-now", title="kingsburg")
    assert "A letter is on its way" in ann.http.post("/me/mail", data={"address": " Guest@Example.org "}).text
    link = link_in(letter_to(letters, "guest@example.org"))
    assert "guest@example.org" not in ann.get("/me")
    ann.post(link)
    assert "guest@example.org" in ann.get("/me")
    assert table in ann.get("/")

    elsewhere = newcomer(server, "10.0.0.2")
    elsewhere.http.post("/me/mail", data={"address": "guest@example.org"})
    back = link_in(letter_to(letters, "guest@example.org", 2))
    for _ in range(2):
        # A scanner of mail looks at the link, and nothing happens.
        assert "Go on as Guest" in newcomer(server, "10.0.0.3").get(back)
    elsewhere.post(back)
    assert table in elsewhere.get("/")
    assert newcomer(server, "10.0.0.3").http.post(back).status_code == 404


def test_the_answer_is_the_same_whether_the_address_is_known_or_not(house: tuple[Server, Letters]) -> None:
    server, letters = house
    _, address = with_address(server, letters, "Known", "10.0.1.1")
    eve = newcomer(server, "10.0.1.2")
    known = eve.http.post("/me/mail", data={"address": address})
    unknown = eve.http.post("/me/mail", data={"address": "nobody@example.org"})

    assert known.status_code == unknown.status_code == 200
    assert known.text.replace(address, "X") == unknown.text.replace("nobody@example.org", "X")
    assert known.headers.get("set-cookie") == unknown.headers.get("set-cookie")
    letter_to(letters, address, 2)
    assert letters.to("nobody@example.org") == []


def test_only_the_last_letter_counts_and_not_for_long(house: tuple[Server, Letters]) -> None:
    server, letters = house
    _, address = with_address(server, letters, "Late", "10.0.2.1")
    ben = newcomer(server, "10.0.2.2")
    links = []
    for count in (2, 3):
        ben.http.post("/me/mail", data={"address": address})
        links.append(link_in(letter_to(letters, address, count)))
    assert ben.http.get(links[0]).status_code == 404
    assert ben.http.get(links[1]).status_code == 200
    engine = sa.create_engine(server.database)
    with engine.begin() as db:
        expires = db.execute(sa.select(KEYS.c.expires - KEYS.c.created).where(KEYS.c.name == address)).scalar()
        db.execute(KEYS.update().where(KEYS.c.name == address).values(expires=1.0))
    engine.dispose()

    assert expires == 15 * 60
    assert ben.http.post(links[1]).status_code == 404


def test_an_address_that_somebody_has_leads_to_them_and_is_not_taken_over(house: tuple[Server, Letters]) -> None:
    server, letters = house
    _, address = with_address(server, letters, "Owner", "10.0.3.1")
    guest = newcomer(server, "10.0.3.2")
    guest.post("/me", name="Newcomer")
    guest.http.post("/me/mail", data={"address": address})
    link = link_in(letter_to(letters, address, 2))

    page = guest.get(link)
    assert "Go on as Owner" in page
    assert "In this browser you are Newcomer now" in page


def test_an_address_can_be_removed(house: tuple[Server, Letters]) -> None:
    server, letters = house
    ann, address = with_address(server, letters, "Leaver", "10.0.4.1")
    ann.post("/me/mail/remove")

    assert address not in ann.get("/me")
    count = len(letters.to(address))
    other = newcomer(server, "10.0.4.2")
    other.http.post("/me/mail", data={"address": address})
    other.http.post("/me/mail", data={"address": "leaver2@example.org"})
    assert len(letters.to(address)) == count


@pytest.mark.parametrize("limited", ["address", "client"])
def test_letters_are_limited_by_address_and_by_client(house: tuple[Server, Letters], limited: str) -> None:
    server, _ = house
    statuses = []
    for n in range(12):
        address = "same@example.org" if limited == "address" else f"other{n}@example.org"
        client = f"10.1.{n}.1" if limited == "address" else "10.2.0.1"
        statuses.append(newcomer(server, client).http.post("/me/mail", data={"address": address}).status_code)

    assert statuses == [200] * 10 + [429] * 2


def test_the_letter_is_in_the_readers_language_and_says_who_wrote_it(house: tuple[Server, Letters]) -> None:
    server, letters = house
    ann = newcomer(server, "10.0.5.1", "ru")
    ann.post("/me", name="Анна")
    ann.http.post("/me/mail", data={"address": "anna@example.org"})
    letter = letter_to(letters, "anna@example.org")

    assert letter["subject"] == "Ваша ссылка в Burgrave"
    assert letter["from"] == "Burgrave <games@games.test>"
    assert letter["auto-submitted"] == "auto-generated"
    assert "Здравствуйте, Анна!" in text_of(letter)
    assert "\\n" not in text_of(letter)


def test_without_a_server_for_mail_the_choice_is_not_shown(tmp_path_factory: pytest.TempPathFactory) -> None:
    whole = Settings(smtp_host="x", mail_from="y@z", site="http://games.test")

    assert Mail(whole).offered
    for missing in ("smtp_host", "mail_from", "site"):
        assert not Mail(Settings(**{**vars(whole), missing: ""})).offered


def test_a_server_without_mail_offers_and_sends_none(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('none') / 'x.sqlite'}") as server:
        ann = Browser(server.address)
        assert "/me/mail" not in ann.get("/me")
        assert ann.http.post("/me/mail", data={"address": "a@b.c"}).status_code == 403


@pytest.mark.parametrize(
    "text", ["", "ann", "ann@", "@b.c", "a b@c.d", "a@b", "a@b.c\nBcc: x@y.z", "a@" + "b" * 260 + ".c"]
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(BadAddress):
        clean_address(text)


def test_a_domain_of_other_letters_is_written_as_the_wire_has_it() -> None:
    assert clean_address("Anna@Почта.рф") == "anna@xn--80a1acny.xn--p1ai"
