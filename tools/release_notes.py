"""The notes of a release, cut from the changelog: `python tools/release_notes.py v0.2.0`, or `--latest`.

A tag that doesn't fit the package's version, or that the changelog says nothing of, is refused.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def notes(changelog: str, version: str) -> str:
    """What the changelog says of a version; without its title."""
    parts = re.split(r"^## \[(.+?)\].*$", changelog, flags=re.MULTILINE)
    told = dict(zip(parts[1::2], parts[2::2], strict=True))
    if not told.get(version, "").strip():
        raise SystemExit(f"CHANGELOG.md says nothing of {version}: write its part first, below [Unreleased].")
    return re.sub(r"^\[[^\]]+\]: .*$", "", told[version], flags=re.MULTILINE).strip() + "\n"


def main(words: list[str]) -> None:
    """Print the notes of the version that a tag names."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    if words == ["--latest"]:
        print(notes(changelog, "Unreleased"), end="")
        return
    if len(words) != 1 or not re.fullmatch(r"v\d+\.\d+\.\d+\w*", words[0]):
        raise SystemExit("Say which release, as its tag has it: python tools/release_notes.py v0.2.0")
    code = (ROOT / "src" / "trilhos" / "__init__.py").read_text(encoding="utf-8")
    version = re.search(r'^__version__ = "(.+)"$', code, re.MULTILINE)
    if version is None or words[0] != f"v{version[1]}":
        raise SystemExit(f"The tag is {words[0]}, but src/trilhos/__init__.py says {version and version[1]}.")
    print(notes(changelog, version[1]), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
