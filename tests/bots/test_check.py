"""`trilhos bot check`: bots that keep to the protocol pass, each sort of failure is found, and the samples are good."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.bots.test_external import Write, bot
from tests.cli.conftest import Run, refused, run
from trilhos.arena.match import play_game
from trilhos.boards import EDITIONS
from trilhos.bots.check import CHECKS, Checker
from trilhos.bots.limits import read_command

__all__ = ["bot", "refused", "run"]  # fixtures
SAMPLES = Path(__file__).parents[2] / "examples" / "bots"


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The sample bot in C, compiled without a warning."""
    program = tmp_path_factory.mktemp("tiny") / "tiny_bot"
    flags = ["-O2", "-std=c99", "-Wall", "-Wextra", "-Werror"]
    subprocess.run(["cc", *flags, "-o", str(program), str(SAMPLES / "tiny_bot.c")], check=True)
    return str(program)


@pytest.fixture
def simple() -> str:
    return f"{sys.executable} {SAMPLES / 'simple_bot.py'}"


def fails(command: str, *checks: str) -> list[str]:
    """Those of some checks that a bot fails."""
    checker = Checker(read_command(command.removeprefix("cmd:")))
    return [check for check in checks if not checker.attempt(check).passed]


def test_the_sample_in_python_passes(simple: str, run: Run) -> None:
    begun = time.monotonic()
    done = run("bot", "check", simple, "--json")
    all_ms = 1000 * (time.monotonic() - begun)
    figures = json.loads(done.out)
    assert (done.code, figures["passed"]) == (0, True)
    assert [row["check"] for row in figures["checks"]] == list(CHECKS)
    assert 0 < figures["slowest_ms"] < all_ms  # how much that is says the machine, not the bot


def test_the_sample_in_c_passes(tiny: str, run: Run) -> None:
    done = run("bot", "check", f"cmd:{tiny}")
    assert done.code == 0
    assert done.out.count("ok  ") == len(CHECKS)
    assert "The bot keeps to the protocol" in done.out


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_samples_play_everywhere_and_beat_chance(edition: str, tiny: str, simple: str) -> None:
    for command in (tiny, simple):
        outcome = play_game(edition, [f"cmd:{command}", "random"], 1, {})
        assert (outcome.faults, outcome.winners) == ([], [0])


UNKNOWN = "if kind not in ('hello', 'newgame', 'ping', 'event', 'act', 'stop', 'gameover', 'quit'): raise SystemExit"


@pytest.mark.parametrize(
    ("line", "check"),
    [
        (UNKNOWN, "unknown"),
        ("if kind == 'stop': say(type='action', id=m['id'], index=0)", "stop"),
        ("if kind == 'act' and m['view']['neutral']: say(type='action', id=m['id'], index=-1); continue", "games"),
        ("if kind == 'newgame' and turn: raise SystemExit", "broken-off"),
        ("if kind == 'act': say(type='action', id=m['id'], index=turn % len(m['legal'])); continue", "repeatable"),
        ("if kind == 'quit': time.sleep(60)", "quit"),
    ],
)
def test_each_failure_is_found(bot: Write, line: str, check: str) -> None:
    others = [name for name in CHECKS if name not in (check, "games", "broken-off", "repeatable")]
    assert fails(bot(line), check, *others) == [check]


def test_a_bot_that_reads_blocks_instead_of_lines_fails(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(
        "import json, os\n"
        "while data := os.read(0, 65536):\n"
        "    m = json.loads(data)\n"
        '    if m[\'type\'] == \'hello\': os.write(1, b\'{"type": "hello", "protocol": "trilhos-bot/1"}\\n\')\n'
        "    elif m['type'] == 'ping': os.write(1, json.dumps({'type': 'pong', 'id': m['id']}).encode() + b'\\n')\n",
        encoding="utf-8",
    )
    command = f"start_s=600:{sys.executable} {tmp_path / 'bot.py'}"
    assert fails(command, "hello", "pings", "pieces") == ["pings", "pieces"]


def test_a_bot_that_outlives_its_input_is_found(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(
        "import json, sys, time\n"
        "print(json.dumps({'type': 'hello', 'protocol': 'trilhos-bot/1'}), flush=True)\n"
        "time.sleep(60)\n",
        encoding="utf-8",
    )
    assert fails(f"{sys.executable} {tmp_path / 'bot.py'}", "hello", "end-of-input") == ["end-of-input"]


def test_what_doesnt_start_is_told_with_its_output_and_nothing_else_is_tried(run: Run) -> None:
    done = run("bot", "check", "no-such-program")
    assert done.code == 1
    assert done.out.splitlines()[:2] == ["FAIL  starts and says hello", "      died 127"]
    assert "      | " in done.out
    assert "The bot doesn't keep to the protocol yet" in done.out
    assert done.out.count("FAIL") + done.out.count("ok  ") == 1


@pytest.mark.parametrize("words", [[], ["check"], ["play", "./bot"]])
def test_usage_is_told(refused: Run, words: list[str]) -> None:
    assert str(refused("bot", *words)).startswith('Write: trilhos bot check "python3 mybot.py"')
