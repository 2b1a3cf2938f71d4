"""A chapter that not every board has is named in its file, its tales, boards' files and its texts, and nowhere else."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.voices import VOICES
from trilhos.engine.voice import Voice

SOURCE = Path(__file__).parents[2] / "src" / "trilhos"
AT_HOME = ("engine/chapters/", "play/tales/")
OF_ALL = {"turns", "market", "payments", "claims", "tickets", "ending"}  # no rulebook goes without them
SPECIAL = [voice for voice in VOICES if voice.name not in OF_ALL]

# Who still knows chapters by name, and why. It may only get shorter.
LEFT = {
    # How to play well is no rule.
    "bots/greedy.py",
    "bots/plan/atlas.py",
    "bots/simple.py",
    "train/tune.py",
    # What a board's file says of a route or a ticket, and what land it suits, is no rule either.
    "workshop/draft/make.py",
    "workshop/draft/model.py",
    "workshop/draft/tickets.py",
    "workshop/draft/tracks.py",
    "workshop/land/things.py",
}
COMMON = {"longest", "passes", "pieces"}  # words that mean other things, too


def names_of(voice: Voice) -> set[str]:
    """What a chapter calls its own: itself, its verbs, events and lines of the score sheet."""
    named = [*voice.events, *voice.lines]
    return {voice.name, *[verb.name for verb in voice.verbs], *[one.name for one in named]} - COMMON


def named(source: str) -> Iterator[str]:
    """The chapters that a module names, by importing them or by one of their names in quotes."""
    for node in ast.walk(ast.parse(source)):
        for voice in SPECIAL:
            imported = isinstance(node, ast.ImportFrom) and node.module == f"trilhos.engine.chapters.{voice.name}"
            if imported or (isinstance(node, ast.Constant) and node.value in names_of(voice)):
                yield voice.name


def test_chapters_are_named_where_they_are_at_home() -> None:
    files = {str(path.relative_to(SOURCE)): path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py"))}
    found = {name: {*named(source)} for name, source in files.items() if not name.startswith(AT_HOME)}
    assert {name for name, chapters in found.items() if chapters} == LEFT
    assert not any("mountains" in chapters for chapters in found.values())  # the proof: nobody knows of it


def test_a_chapter_named_elsewhere_is_found() -> None:
    assert {*named("from trilhos.engine.chapters.tolls import Tolls")} == {"tolls"}
    assert {*named('VERBS = ["harbour"]')} == {"harbours"}
    assert {*named('x = "mountains"')} == {"mountains"}
    assert {*named("from trilhos.engine.chapters.claims import Claims")} == set()
