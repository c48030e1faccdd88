"""Every operation of the API does what its OpenAPI description says, whatever it is sent."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import Any

import httpx2 as httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from burgrave.arena.games import GamePlan, play
from burgrave.table.app import make_app
from burgrave.table.settings import Settings
from tests.table.serving import serving

EXAMPLES = int(os.environ.get("BURGRAVE_SCHEMA_EXAMPLES", "5"))
"""Requests to each operation, about; `make soak` sends more."""


class Tables:
    """What a request may be about: a running table, a finished one, and the token of the program that holds them."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=f"{address}/api", timeout=20)
        self.token = str(self.post("/programs", name="Tester")["token"])
        self.running = self.open([None, None, "open"])
        record = play(GamePlan(0, "kingsburg", ("page", "page"), 4, {}, {}, True)).record
        self.over = str(self.post("/import", **json.loads(record))["table"])

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    def open(self, seats: list[str | None]) -> str:
        return str(self.post("/tables", title="kingsburg", seats=seats)["table"])

    def post(self, path: str, **body: Any) -> Any:
        headers = self.headers if hasattr(self, "token") else {}
        answer = self.http.post(path, json=body, headers=headers)
        assert answer.is_success, answer.text
        return answer.json()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('schema') / 'burgrave.sqlite'}") as server:
        yield server.address


@pytest.fixture(scope="module")
def tables(address: str) -> Tables:
    return Tables(address)


# What is against the rules of a game no schema can say: it is a 400, while a 422 would mean that the schema is wrong.
STATUSES = ["2xx", "400", "401", "403", "404", "409", "429"]
CONFIG = schemathesis.Config.from_dict({"checks": {"positive_data_acceptance": {"expected-statuses": STATUSES}}})

schema = schemathesis.openapi.from_dict(make_app(Settings()).openapi(), config=CONFIG)


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_nothing_happens_that_is_not_described(case: schemathesis.Case[Any], address: str, tables: Tables) -> None:
    id = (case.path_parameters or {}).get("id")
    if isinstance(id, str):
        # Most requests are about tables that there are.
        case.path_parameters["id"] = (tables.running, tables.over, tables.running, id)[len(id) % 4]
        if len(id) % 5:
            case.headers.update(tables.headers)
    case.call_and_validate(base_url=address)
