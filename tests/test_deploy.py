"""What hosts get: a page that tells every setting, and files for containers that parse and name what exists."""

from __future__ import annotations

import ast
import inspect
import json
import os
import re
import shutil
import subprocess
import sys
import textwrap
from dataclasses import Field, fields
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from burgrave.cli.commands import commands
from burgrave.cli.systemd import unit
from burgrave.kernel.words import Words
from burgrave.table.settings import CHOICES, SPANS, Settings, variable

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"

pytestmark = pytest.mark.skipif(not DEPLOY.exists(), reason="only the source tree has what hosts get")

HADOLINT = shutil.which(
    "hadolint", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
)
NAMES = {variable(field.name) for field in fields(Settings)}


def steps() -> list[tuple[str, str]]:
    text = re.sub(r"\\\n\s*", " ", re.sub(r"^#.*\n", "", (DEPLOY / "Containerfile").read_text(), flags=re.MULTILINE))
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in text.splitlines() if line.strip())]


def said(word: str) -> list[str]:
    return [rest for step, rest in steps() if step == word]


def services(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / name).read_text())
    return found


@pytest.mark.skipif(HADOLINT is None, reason="hadolint is not installed")
def test_hadolint_finds_nothing() -> None:
    done = subprocess.run([str(HADOLINT), str(DEPLOY / "Containerfile")], capture_output=True, text=True, check=False)

    assert done.stdout + done.stderr == ""


def test_the_container_file_has_two_stages_of_named_versions() -> None:
    assert len(said("FROM")) == 2
    for image in said("FROM"):
        assert re.match(r"[\w./-]+:\d", image), image


def test_the_container_file_knows_only_instructions_that_are_tried() -> None:
    allowed = ["FROM", "RUN", "WORKDIR", "COPY", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD"]

    assert {word for word, _ in steps()} <= set(allowed)


def test_everything_that_is_copied_exists_and_is_not_ignored() -> None:
    ignored = (DEPLOY / "Containerfile.dockerignore").read_text().splitlines()
    for copied in said("COPY"):
        if not copied.startswith("--from="):
            for source in copied.split()[:-1]:
                assert (ROOT / source).exists(), source
                assert f"!{source}" in ignored, source


def test_packages_of_the_system_leave_nothing_behind() -> None:
    for command in said("RUN"):
        if "apt-get install" in command:
            assert "--no-install-recommends" in command
            assert command.endswith("rm -rf /var/lib/apt/lists/*")
        if "pip install" in command:
            assert "--no-cache-dir" in command


def test_the_container_is_nobody_special_and_starts_a_server_that_is_asked_for_its_health() -> None:
    words = [word for word, _ in steps()]
    port = said("EXPOSE")[0]
    start = json.loads(said("ENTRYPOINT")[0]) + json.loads(said("CMD")[0])

    assert said("USER") == ["1000"]
    assert words.index("USER") > max(at for at, word in enumerate(words) if word == "RUN")
    assert f"127.0.0.1:{port}/healthz" in said("HEALTHCHECK")[0]
    assert start == ["burgrave", "serve", "--host", "0.0.0.0", "--port", port]
    commands(Words("en")).commands["serve"].make_context("serve", start[2:])


@pytest.mark.parametrize("name", ["compose.sqlite.yaml", "compose.postgres.yaml"])
def test_a_composition_is_whole(name: str) -> None:
    told = services(name)
    table = told["services"]["table"]

    assert (DEPLOY / table["build"]["context"] / table["build"]["dockerfile"]).is_file()
    assert "127.0.0.1:8000/healthz" in table["healthcheck"]["test"][-1]
    assert (table["read_only"], table["cap_drop"]) == (True, ["ALL"])
    assert {name for name in table["environment"] if name.startswith("BURGRAVE_")} <= NAMES
    for service in told["services"].values():
        assert service["restart"] == "unless-stopped"
        assert re.search(r":\d", service.get("image", ":1"))
        assert all(isinstance(value, str) for value in service.get("environment", {}).values())
        assert set(service.get("depends_on", ())) <= set(told["services"])
        for volume in service.get("volumes", ()):
            where = volume.split(":")[0]
            assert (DEPLOY / where).is_file() if where.startswith(".") else where in told["volumes"]


def test_everything_that_must_last_is_in_a_volume() -> None:
    assert "data:/data" in services("compose.sqlite.yaml")["services"]["table"]["volumes"]
    assert "database:/var/lib/postgresql/data" in services("compose.postgres.yaml")["services"]["database"]["volumes"]


def test_on_the_internet_only_the_proxy_is_reached_and_no_password_is_written_down() -> None:
    told = services("compose.postgres.yaml")["services"]

    assert [name for name, service in told.items() if "ports" in service] == ["proxy"]
    assert told["table"]["environment"]["BURGRAVE_BEHIND_PROXY"] == "1"
    assert told["table"]["depends_on"]["database"]["condition"] == "service_healthy"
    assert told["database"]["environment"]["POSTGRES_PASSWORD"].startswith("${POSTGRES_PASSWORD:?")
    assert ":${POSTGRES_PASSWORD}@database/" in told["table"]["environment"]["BURGRAVE_DATABASE"]


def test_the_proxy_leads_to_the_table_and_hides_its_metrics() -> None:
    told = (DEPLOY / "Caddyfile").read_text()

    assert told.count("{") == told.count("}")
    assert "dynamic a table 8000" in told
    assert "respond /metrics 404" in told
    assert "{$BURGRAVE_SITE:" in told


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_its_unit(tmp_path: Path) -> None:
    file = tmp_path / "burgrave.service"
    file.write_text(unit("0.0.0.0", 8123, "postgresql+psycopg://me:5%@db/x y", True))

    done = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False)

    assert "burgrave.service" not in done.stderr, done.stderr
    assert sys.executable in file.read_text()


# ---------------------------------------------------------------------- the page for hosts

FIELDS = fields(Settings)

BODY = ast.parse(textwrap.dedent(inspect.getsource(Settings))).body[0]
MEANT = {
    named.target.id: said.value.value
    for named, said in pairwise(getattr(BODY, "body", ()))
    if isinstance(named, ast.AnnAssign) and isinstance(named.target, ast.Name) and isinstance(said, ast.Expr)
    if isinstance(said.value, ast.Constant)
}
"""What stands below each setting."""


def by_default(field: Field[object]) -> str:
    if field.type == "bool":
        return f"`{int(bool(field.default))}`"
    return f"`{field.default}`" if field.default != "" else "–"


def allowed(field: Field[object]) -> str:
    if field.name in SPANS:
        return f"{SPANS[field.name].least:g} to {SPANS[field.name].most:.12g}"
    return "0, 1" if field.type == "bool" else ", ".join(CHOICES.get(field.name, ("–",)))


def test_the_page_for_hosts_tells_every_setting_as_the_program_knows_it() -> None:
    page = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `(BURGRAVE_\w+)` \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$", page, re.MULTILINE)

    assert told == [(variable(field.name), by_default(field), allowed(field), MEANT[field.name]) for field in FIELDS]
