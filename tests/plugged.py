"""A package of somebody else's with a bot, a board and a chapter, as pip leaves one in a folder."""

from pathlib import Path

CODE = '''
from importlib.resources import files

from trilhos.boards import EDITIONS
from trilhos.boards.schema import ChapterEntry
from trilhos.bots.names import Parameter
from trilhos.engine.rules import Chapter
from trilhos.engine.voice import Voice
from msgspec.structs import replace


class Last:
    """Always the last legal action."""

    PARAMETERS = {"from_end": Parameter(1.0, 1.0, 9.0)}

    def __init__(self, rules, seed, from_end=1.0):
        self.from_end = int(from_end)

    def choose(self, view, legal):
        return legal[-min(self.from_end, len(legal))]


class Quiet(Chapter):
    voice = Voice("quiet")


def _with_quiet(file):
    chapters = [*file.rules.chapters, ChapterEntry("quiet")]
    return replace(file, id="quietland", order=99, rules=replace(file.rules, chapters=chapters))


BOARD = files(__name__) / "flatland.json"


def __getattr__(name):
    if name == "QUIETLAND":
        return _with_quiet(EDITIONS["usa"].file)
    if name == "COPY":
        return EDITIONS["usa"].file
    raise AttributeError(name)
'''
ENTRIES = """
[trilhos.bots]
last = railpack:Last

[trilhos.boards]
flatland = railpack:BOARD
quietland = railpack:QUIETLAND

[trilhos.chapters]
quiet = railpack:Quiet
"""
BROKEN = """
[trilhos.bots]
first = nowhere_to_be_found:First
greedy = railpack:Last
odd = railpack:__name__
rude = rudepack:Rude

[trilhos.boards]
greedland = railpack:Last
copy = railpack:COPY

[trilhos.chapters]
bot = railpack:Last
claims = trilhos.engine.chapters.claims:Claims
"""


def install(folder: Path, board: str, more: str = "") -> None:
    """The package in a folder, with a board of these letters; `more` are entry points of a second one."""
    package = folder / "railpack"
    package.mkdir()
    (package / "__init__.py").write_text(CODE, encoding="utf-8")
    (package / "flatland.json").write_text(board, encoding="utf-8")
    _metadata(folder, "railpack", ENTRIES)
    if more:
        (folder / "rudepack.py").write_text("raise SystemExit(7)\n", encoding="utf-8")
        _metadata(folder, "rudepack", more)


def _metadata(folder: Path, name: str, entries: str) -> None:
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(entries, encoding="utf-8")
