"""One server and one browser for all tests of a run."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import Visitor, chromium
from tests.table.serving import serving


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('browser') / 'burgrave.sqlite'}"


@pytest.fixture(scope="session")
def address(database: str) -> Iterator[str]:
    with serving(database) as server:
        yield server.address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright, chromium(playwright) as browser:
        yield browser


@pytest.fixture
def visitor(browser: Browser, address: str) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors; at the end none of them may have found anything wrong on the console."""
    made: list[Visitor] = []

    def make(**wishes: object) -> Visitor:
        made.append(Visitor(browser, address, **wishes))  # type: ignore[arg-type]
        return made[-1]

    yield make
    complaints = [complaint for one in made for complaint in one.complaints]
    for one in made:
        one.close()
    assert complaints == []
