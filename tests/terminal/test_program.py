"""`trilhos play` as a real program on a terminal of 80×24."""

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest
from rich.cells import cell_len

import trilhos
from trilhos.boards import edition
from trilhos.text import ENGLISH, LANGUAGES, Text

ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Program:
    """The program, the person's language, and a look at every screen between two questions."""

    def __init__(self, language: str, home: Path, *arguments: str, **env: str) -> None:
        self.text = Text(language)
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "trilhos.cli", "play", "--lang", language, *arguments],
            dimensions=(24, 80),
            encoding="utf-8",
            echo=False,
            timeout=300,  # only a program that hangs takes so long
            env={**_environment(), "TERM": "xterm-256color", "TRILHOS_HOME": str(home), **env},
        )

    def until(self, words: str) -> str:
        """What is printed up to these words; all of it has to fit on the screen."""
        self.child.expect_exact(words)
        self.raw = self.child.before + words
        screen = ANSI.sub("", self.raw).replace("\r\n", "\n")
        lines = screen.split("\n")
        assert max(cell_len(line) for line in lines) <= 80, screen
        assert len(lines) <= 24, screen
        return screen

    def asked(self, key: str) -> str:
        """What is printed up to a question."""
        return self.until(self.text(key))

    def says(self, answer: str) -> None:
        self.child.sendline(answer)

    def ends(self) -> tuple[int, str]:
        self.child.expect(pexpect.EOF)
        self.child.close()
        status = self.child.exitstatus if self.child.signalstatus is None else -self.child.signalstatus
        return status, ANSI.sub("", self.child.before)


def _environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
    return {**kept, "PYTHONPATH": str(Path(trilhos.__file__).parents[1]), "PYTHONUTF8": "1"}


@pytest.fixture
def programs() -> Iterator[list[Program]]:
    """Programs that are ended when the test is."""
    started: list[Program] = []
    yield started
    for program in started:
        program.child.close(force=True)


def start(programs: list[Program], language: str, home: Path, *arguments: str, **env: str) -> Program:
    programs.append(Program(language, home, *arguments, **env))
    return programs[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_some_turns_undo_quit_and_resume(programs: list[Program], home: Path, language: str) -> None:
    game = start(programs, language, home, "--map", "europe", "--players", "5", "--seed", "5")
    list_prompt = game.text("terminal-prompt-list", ways="")
    game.until(list_prompt)
    game.says("nonsense")
    assert game.text("terminal-bad-keep", least=2, most=4) in game.until(list_prompt)
    game.says("1 2")
    game.asked("terminal-confirm")
    game.says("")
    table = game.asked("terminal-prompt")
    assert edition("europe").title(language) in table
    assert "\x1b[" in game.raw
    game.says("?")
    assert "b " in game.asked("terminal-prompt")
    game.says("draw")
    game.until(list_prompt)
    game.says("draw")
    game.asked("terminal-prompt")
    game.says("c")
    back = game.text("prompt-back")
    assert game.text("list-claim", target="") in game.until(back)
    game.says("7")  # Amsterdam-Bruxelles, behind those on the way of tickets: there is more than one way to pay
    game.until(f"{back} ")
    game.says("u")
    assert game.text("terminal-undone") in game.asked("terminal-prompt")
    game.says("q")
    status, words = game.ends()
    assert status == 0
    assert "trilhos play" in words

    game = start(programs, language, home)
    assert game.text("terminal-new") in game.asked("terminal-prompt-number")
    game.says("1")
    game.asked("terminal-prompt")
    game.says("b")
    game.asked("terminal-prompt")
    game.says("l all")
    game.until("--")
    game.until("--")
    game.says("0")
    game.asked("terminal-prompt")
    game.says("q")
    assert game.ends()[0] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_control_c_says_how_to_go_on(programs: list[Program], home: Path, language: str) -> None:
    game = start(programs, language, home, "--map", "usa", "--seed", "5")
    game.until(game.text("terminal-prompt-list", ways=""))
    game.child.sendintr()
    status, words = game.ends()
    assert status == 130
    assert "trilhos play" in words
    assert "Traceback" not in words
    game = start(programs, language, home)
    game.asked("terminal-prompt-number")
    game.child.sendintr()
    assert game.ends()[0] == 130
    assert (home / "play.json").exists()


def test_the_end_of_input_is_a_way_to_leave(programs: list[Program], home: Path) -> None:
    game = start(programs, ENGLISH, home, "--map", "usa", "--seed", "5")
    game.until(game.text("terminal-prompt-list", ways=""))
    game.child.sendeof()
    assert game.ends()[0] == 0


def test_no_colour_when_none_is_wanted(programs: list[Program], home: Path) -> None:
    game = start(programs, ENGLISH, home, "--map", "usa", "--seed", "5", NO_COLOR="1")
    game.until(game.text("terminal-prompt-list", ways=""))
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]", game.raw)
    plain = start(programs, ENGLISH, home, "--plain", "--map", "usa")
    plain.asked("terminal-prompt-number")
    plain.says("1")
    plain.until(game.text("terminal-prompt-list", ways=""))
    assert "\x1b" not in plain.raw
