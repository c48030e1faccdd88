"""Stores on SQLite and on PostgreSQL, and a server in a thread."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from burgrave.table.schema import METADATA
from burgrave.table.store import Store
from tests.table.postgres import postgres


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    # Not in pytest's own folders: another run may clear those away while the server still uses them.
    with tempfile.TemporaryDirectory(prefix="burgrave-postgres-") as folder, postgres(Path(folder)) as server:
        yield server.address


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'burgrave.sqlite'}"
    found: str = request.getfixturevalue("postgres_address")
    engine = sa.create_engine(found)
    with engine.begin() as connection:
        METADATA.drop_all(connection)
        connection.execute(sa.text("DROP TABLE IF EXISTS alembic_version"))
    engine.dispose()
    return found


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    store = Store(address)
    store.upgrade()
    yield store
    store.close()


def until(condition: object, seconds: float = 20.0) -> None:
    """Wait until something holds; a failure says so instead of hanging."""
    assert callable(condition)
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)
