"""What goes from function to function is a typed structure; plain dictionaries are for the outermost edge."""

import re
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "trilhos"
FOLDERS = ("arena", "bench", "cli", "env", "loadtest")
PLAIN = re.compile(r"\bdict\[str, (?:Any|object)\]")
EDGES = {
    "arena/lines.py": "a line of a file that may be of something else",
    "arena/results.py": "a line of a file that may be of something else",
    "cli/commands/verify.py": "the answer of `--json`, with what was asked for only",
    "env/aec.py": "options, as PettingZoo has them",
    "env/seat.py": "options, infos and spaces, as Gymnasium has them",
    "env/spiel.py": "parameters, as OpenSpiel has them",
    "env/vector.py": "options and infos, as Gymnasium has them",
}


def plain(source: Path, folders: tuple[str, ...]) -> set[str]:
    """The files in some folders in which plain dictionaries are handed on."""
    files = [path for folder in folders for path in sorted((source / folder).rglob("*.py"))]
    return {path.relative_to(source).as_posix() for path in files if PLAIN.search(path.read_text(encoding="utf-8"))}


def test_plain_dictionaries_are_for_the_outermost_edge() -> None:
    assert plain(SOURCE, FOLDERS) == set(EDGES)


def test_a_plain_dictionary_is_found(tmp_path: Path) -> None:
    (tmp_path / "arena").mkdir()
    (tmp_path / "arena" / "a.py").write_text("def figures() -> dict[str, Any]: ...\n", encoding="utf-8")
    (tmp_path / "arena" / "b.py").write_text("def figures() -> dict[str, int]: ...\n", encoding="utf-8")
    assert plain(tmp_path, ("arena",)) == {"arena/a.py"}
