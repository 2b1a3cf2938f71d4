"""The core is light: its commands need no package of an extra, and the others say in one sentence what they need."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.cli.conftest import PATIENCE, Done
from trilhos.play.game import Game
from trilhos.play.record import save

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
HEAVY = [
    "alembic", "cma", "gymnasium", "httptools", "httpx", "litestar", "numpy", "ortools", "pettingzoo",
    "prometheus_client", "psycopg", "pyarrow", "pyspiel", "ray", "scipy", "shapely", "sqlalchemy", "structlog",
    "uvicorn", "uvloop", "websockets",
]  # fmt: skip
SERVERS = frozenset(  # what the extra `server` brings
    re.split(r"[\[<>=]", line)[0].replace("-", "_") for line in PROJECT["optional-dependencies"]["server"]
)
RUN = "from trilhos.cli import main\nsys.exit(main(sys.argv[1:]))"


def bare(code: str, *words: str, installed: frozenset[str] = frozenset()) -> Done:
    """A program where only the core is installed, and of the rest what is said."""
    absent = [*{*HEAVY} - installed]
    lacks = f"import sys\nfor name in {absent}: sys.modules[name] = None\n"
    command = [sys.executable, "-c", lacks + code, *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    return Done(done.returncode, done.stdout, done.stderr)


def test_what_people_import_is_light() -> None:
    modules = ["trilhos", "trilhos.play.game", "trilhos.bots", "trilhos.terminal", "trilhos.arena.report"]
    done = bare(f"import {', '.join(modules)}, trilhos.bots.thinking, trilhos.play.verify, trilhos.arena.hunt")
    assert (done.code, done.err) == (0, "")


def test_commands_of_the_core_need_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    save(Game("usa", seed=1), file)
    lists: list[list[str]] = [
        ["editions"],
        ["bots"],
        ["board", "show", "usa"],
        ["board", "check", "usa"],
        ["simulate", "--bots", "expert:samples=2,greedy", "--games", "1", "--limit", "20"],
        ["replay", str(file)],
        ["think", str(file), "--samples", "2"],
        ["review", str(file), "--jobs", "1"],
        ["hunt", "--map", "usa", "--players", "2", "--bots", "greedy", "--limit", "5"],
    ]
    code = f"from trilhos.cli import main\nprint([main(words) for words in {lists}], file=sys.stderr)"
    done = bare(code)
    codes = done.err.splitlines()[-1]
    assert codes.startswith("[0, 0, 0, 0, 1, 0, 0, 2, "), done.err  # 1: a game that was given up; 2: nothing was played
    assert "Traceback" not in done.err


def test_a_server_needs_its_extra_alone() -> None:
    modules = ["app", "serve", "stewards.worker", "workshop.worker", "keeping.doctor"]
    code = f"import {', '.join(f'trilhos.server.{module}' for module in modules)}, trilhos.loadtest.run"
    done = bare(code, installed=SERVERS)
    assert (done.code, done.err) == (0, "")


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["serve"], "server"),
        (["keeper", "list"], "server"),
        (["arena", "--blocks", "1"], "arena"),
        (["board", "regions"], "workshop"),
        (["dataset", "folder", "--games", "1"], "data"),
    ],
)
def test_a_command_of_an_extra_says_how_to_get_it(words: list[str], extra: str) -> None:
    done = bare(RUN, *words, "--lang", "pt-BR")
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert done.err.startswith("trilhos: Falta o pacote")
    assert done.err.endswith(f"pip install 'trilhos[{extra}]'\n")


def test_every_extra_that_a_command_names_is_there() -> None:
    from trilhos.cli.commands import COMMANDS

    assert {command.extra for command in COMMANDS} - {""} <= {*PROJECT["optional-dependencies"]}


def test_all_is_all_that_users_install() -> None:
    extras = PROJECT["optional-dependencies"]
    [every] = extras["all"]
    named = set(every.removeprefix("trilhos[").removesuffix("]").split(","))
    assert named == {*extras} - {"all", "art", "dev", "openspiel"}


def test_licences_agree() -> None:
    """What the metadata names has its text beside it, and NOTICE and README send people there."""
    named = set(PROJECT["license"].split(" AND "))
    texts = {path.stem for path in (ROOT / "LICENSES").iterdir()}
    assert named - {"MIT"} == texts - {"GPL-3.0-or-later"}  # which the LGPL is an addition to
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    for words in ("MIT licence", "Lesser General Public License", "SIL Open Font License 1.1", "Apache License 2.0"):
        assert words in notice
    assert "(NOTICE), [LICENSES](LICENSES)" in (ROOT / "README.md").read_text(encoding="utf-8")
