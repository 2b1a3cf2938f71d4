"""The documents run: every Python block of the README, every command, every link."""

import re
import shlex
from pathlib import Path

import pytest

from trilhos.bots import base
from trilhos.cli import main

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.md")]
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


def test_the_readme_tour_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(base, "_MAKERS", dict(base._MAKERS))
    tour = blocks(ROOT / "README.md", "python")
    names: dict[str, object] = {}
    for block in tour:
        exec(compile(block, "README.md", "exec"), names)
    assert capsys.readouterr().out.strip() == "['keep 1+2', 'keep 1+3', 'keep 2+3', 'keep 1+2+3']"
    assert len(tour) == 4
    assert "first" in base.names()


COMMANDS = [line[2:] for page in PAGES for block in blocks(page, "console") for line in block.splitlines() if line]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_documents_runs(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)  # some leave files
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    program, *words = shlex.split(command)
    assert program == "trilhos"
    try:
        code = main(words)
    except SystemExit as stop:  # --help
        code = int(stop.code or 0)
    assert code == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    broken = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if not (page.parent / link).exists()]
    assert broken == []


def test_the_commands_are_found() -> None:
    assert len(COMMANDS) >= 5
