"""Bad input: one clear line on stderr, exit code 2, and nothing changed on disk."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.golden.make import GAMES
from trilhos.arena import match as match_module
from trilhos.bots import names
from trilhos.bots.characters import characters
from trilhos.bots.settings import STEINER
from trilhos.cli import commands
from trilhos.text import LANGUAGES

Refused = Callable[..., str]
HUGE = "9" * 60
COMMANDS = f"Commands: {', '.join(command.name for command in commands.COMMANDS)}."
SPOKEN = ", ".join(LANGUAGES)
BOTS = ", ".join([*names(), *characters()]) + "."
PARAMETERS = f'The bot steiner has no parameter "x". Parameters: {", ".join(STEINER)}.'


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("fly", f'There is no command "fly". {COMMANDS}'),
        ("--lang en fly", f'There is no command "fly". {COMMANDS}'),
        ("en editions", f'There is no command "en". {COMMANDS}'),
        ("--lang", f'There is no language "". Languages: {SPOKEN}.'),
        ("--lang=", f'There is no language "". Languages: {SPOKEN}.'),
        ("--lang= en", f'There is no language "". Languages: {SPOKEN}.'),
        ("editions --lang xx", f'There is no language "xx". Languages: {SPOKEN}.'),
        ("--lang pt editions", f'There is no language "pt". Languages: {SPOKEN}.'),
        ("simulate --map mars", 'There is no map called "mars". Maps: usa, europe, world, lakes, nederland, brasil.'),
        ("simulate --map ", 'There is no map called "". Maps: usa, europe, world, lakes, nederland, brasil.'),
        ("bench --map mars", 'There is no map called "mars". Maps: usa, europe, world, lakes, nederland, brasil.'),
        ("bench --ms 0", '--ms takes a whole number from 1 to 9,999, not "0".'),
        ("bench --compare none.json", "none.json can't be read: No such file or directory."),
        ("simulate --bots deep", 'There is no bot called "deep". Bots: ' + BOTS),
        ("simulate --bots random,", 'There is no bot called "". Bots: ' + BOTS),
        ("simulate --bots steiner:x=1", PARAMETERS),
        (
            "simulate --bots steiner:wild=much",
            'The parameter wild of the bot steiner can\'t be "much". Allowed: 0 … 10.',
        ),
        ("simulate --players 1", "The map usa is for 2 to 5 players, not 1."),
        ("simulate --players 6 --map europe", "The map europe is for 2 to 5 players, not 6."),
        ("simulate --players two", '--players takes a whole number, 0 or more, not "two".'),
        ("simulate --players -1", '--players takes a whole number, 0 or more, not "-1".'),
        ("simulate --games 0", '--games takes a whole number, 1 or more, not "0".'),
        ("simulate --games 1.5", '--games takes a whole number, 1 or more, not "1.5".'),
        ("simulate --games ²", '--games takes a whole number, 1 or more, not "²".'),
        ("simulate --seed x", '--seed takes a whole number, 0 or more, not "x".'),
        (f"simulate --seed {HUGE}", f'--seed takes a whole number, 0 or more, not "{HUGE}".'),
        (f"simulate --seed {2**128}", f"A seed is a whole number from 0 to 2^128 - 1, not {2**128}."),
        ("simulate --jobs 0", '--jobs takes a whole number from 1 to 256, not "0".'),
        ("simulate --jobs 257", '--jobs takes a whole number from 1 to 256, not "257".'),
        ("simulate --option tokens", '--option takes NAME=on or NAME=off, not "tokens".'),
        ("simulate --option tokens=yes", '--option takes NAME=on or NAME=off, not "tokens=yes".'),
        ("simulate --option tokens=on", 'The map usa has no option "tokens". Options: -.'),
        ("simulate --option tokens=off", 'The map usa has no option "tokens". Options: -.'),
        ("replay", '"replay" needs a file. See "trilhos replay --help".'),
        ("play --players two", '--players takes a whole number, 0 or more, not "two".'),
        ("play --seed x", '--seed takes a whole number, 0 or more, not "x".'),
    ],
)
def test_the_problem_and_what_is_allowed_are_named(words: str, expected: str, refused: Refused) -> None:
    assert refused(*words.split(" ")) == expected


@pytest.mark.parametrize(
    ("words", "problem", "command"),
    [
        ("--foo", "--foo", "trilhos"),
        ("editions --foo", "--foo", "trilhos"),
        ("editions more", "more", "trilhos"),
        ("simulate --map", "--map", "trilhos simulate"),
        ("simulate --audit", "--audit", "trilhos simulate"),
        ("simulate --play 3", "--play", "trilhos"),
    ],
)
def test_wrong_usage_points_to_the_help(words: str, problem: str, command: str, refused: Refused) -> None:
    said = refused(*words.split())
    assert problem in said
    assert said.endswith(f'See "{command} --help".')


def test_it_is_said_in_the_chosen_language(refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (
        refused("simulate", "--map", "mars", "--lang", "pt-BR")
        == 'Não há mapa chamado "mars". Mapas: usa, europe, world, lakes, nederland, brasil.'
    )
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    assert refused("--lang", "xx") == f'Não há o idioma "xx". Idiomas: {SPOKEN}.'
    monkeypatch.setenv("TRILHOS_LANG", "yy")
    assert refused("editions") == f'Não há o idioma "yy". Idiomas: {SPOKEN}.'


def test_line_breaks_and_control_characters_stay_one_line(refused: Refused) -> None:
    assert (
        refused("simulate", "--map", "a\nb\x1b[2J")
        == 'There is no map called "a?b?[2J". Maps: usa, europe, world, lakes, nederland, brasil.'
    )


# Save files


@pytest.fixture
def saved(tmp_path: Path) -> Callable[..., Path]:
    """A golden game with other fields."""

    def write(**fields: Any) -> Path:
        record = json.loads((GAMES / "usa-2.json").read_text(encoding="utf-8"))
        (tmp_path / "game.json").write_text(json.dumps({**record, **fields}), encoding="utf-8")
        return tmp_path / "game.json"

    return write


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"format": "chess/1"}, "is not a game of Trilhos (format trilhos-game/1)."),
        ({"players": "2"}, 'is damaged: the field "players" is missing or of the wrong kind.'),
        ({"names": [1, 2]}, 'is damaged: the field "names" is missing or of the wrong kind.'),
        (
            {"edition": "mars"},
            'can\'t be started: There is no map called "mars". Maps: usa, europe, world, lakes, nederland, brasil.',
        ),
        ({"rules_version": 9}, "was saved with rules version 9; this program knows versions up to 2."),
        ({"actions": ["keep 1+2", "pass"]}, 'is damaged at action 2: "pass" is not legal now.'),
        ({"actions": []}, "is damaged: its 0 actions lead to another position than the one that was saved."),
    ],
)
def test_a_bad_save_file_says_where(
    fields: dict[str, Any], expected: str, saved: Callable[..., Path], refused: Refused
) -> None:
    path = saved(**fields)
    before = path.read_bytes()
    assert refused("replay", path) == f"{path} {expected}"
    assert refused("replay", path, "--json") == f"{path} {expected}"
    assert path.read_bytes() == before


def test_a_file_that_is_no_json_says_where(tmp_path: Path, refused: Refused) -> None:
    path = tmp_path / "game.json"
    path.write_text('{\n "format" 1}')
    assert refused("replay", path) == f"{path} is damaged: no valid JSON at line 2, column 11."


def test_a_file_that_cant_be_read_says_why(tmp_path: Path, refused: Refused) -> None:
    assert refused("replay", tmp_path) == f"{tmp_path} can't be read: Is a directory."
    assert refused("replay", tmp_path / "x") == f"{tmp_path / 'x'} can't be read: No such file or directory."


@pytest.mark.parametrize("seat", ["0", "3", "x"])
def test_a_seat_that_the_game_lacks_is_refused(seat: str, refused: Refused) -> None:
    expected = f'--seat takes a whole number from 1 to 2, not "{seat}".'
    assert refused("replay", GAMES / "usa-2.json", "--seat", seat) == expected


# Audit files


def test_an_audit_file_that_cant_be_written_says_why(tmp_path: Path, refused: Refused) -> None:
    audit = ["simulate", "--games", "1", "--audit"]
    missing = tmp_path / "none" / "audit.jsonl"
    assert refused(*audit, missing) == f"{missing} can't be written: No such file or directory."
    assert refused(*audit, tmp_path) == f"{tmp_path} can't be written: Is a directory."
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("words", ["--map mars", "--players 9", "--bots deep", "--games 0", "--jobs 0", "--seed -1"])
def test_a_bad_run_leaves_an_audit_file_whole(words: str, tmp_path: Path, refused: Refused) -> None:
    path = tmp_path / "audit.jsonl"
    path.write_text("old")
    assert refused("simulate", "--audit", path, *words.split())
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["audit.jsonl"]


def test_a_run_that_fails_halfway_leaves_an_audit_file_whole(
    tmp_path: Path, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*arguments: object) -> object:
        raise OSError(28, "No space left on device")

    path = tmp_path / "audit.jsonl"
    path.write_text("old")
    monkeypatch.setattr(match_module, "audit_text", full)
    assert refused("simulate", "--audit", path) == f"{path} can't be written: No space left on device."
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["audit.jsonl"]
