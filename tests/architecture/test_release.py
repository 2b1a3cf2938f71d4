"""What a release is made of fits together: versions, notes, containers, Pythons."""

import re
import tomllib
from typing import Any

import pytest
import yaml
from tools import release_notes

from tests.docs.test_documents import ROOT
from trilhos import __version__

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOG = (
    "# Changelog\n\n## [Unreleased]\n\n- new\n\n## [0.2.0] - 2027-01-02\n\n### Added\n\n- much\n\n[0.2.0]: https://x\n"
)


def test_notes_are_cut_from_the_changelog() -> None:
    assert release_notes.notes(LOG, "0.2.0") == "### Added\n\n- much\n"
    assert release_notes.notes(LOG, "Unreleased") == "- new\n"


@pytest.mark.parametrize("words", [[], ["0.2.0"], ["v99.0.0"], ["v0.1"]])
def test_a_tag_that_does_not_fit_is_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        release_notes.main(words)
    assert str(stop.value)


def test_a_version_that_the_changelog_lacks_is_refused() -> None:
    with pytest.raises(SystemExit, match="says nothing of 9"):
        release_notes.notes(LOG, "9")


def test_the_changelog_has_something_to_tell(capsys: pytest.CaptureFixture[str]) -> None:
    release_notes.main(["--latest"])
    assert "- " in capsys.readouterr().out
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)


def test_wheels_are_made_for_the_pythons_that_are_named() -> None:
    named = {word.rsplit(" ", 1)[1] for word in PROJECT["project"]["classifiers"] if "Python :: 3." in word}
    built = {f"3.{number}" for number in re.findall(r"cp3(\d+)-", PROJECT["tool"]["cibuildwheel"]["build"])}
    tests = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8"))
    assert named == built == {*tests["jobs"]["package"]["strategy"]["matrix"]["python"]}


@pytest.mark.parametrize("name", ["compose.yaml", "compose.sqlite.yaml"])
def test_containers_run_as_nobody_and_can_write_nowhere_else(name: str) -> None:
    services = yaml.safe_load((ROOT / "deploy" / name).read_text(encoding="utf-8"))["services"]
    ours = [service for service in services.values() if service["image"] == "trilhos"]
    assert ours
    for service in ours:
        assert (service["read_only"], service["cap_drop"]) == (True, ["ALL"])
        assert service["security_opt"] == ["no-new-privileges:true"]


def test_the_container_has_no_tools_to_build_with() -> None:
    _, build, run = re.split(r"^FROM ", (ROOT / "deploy/Dockerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert "gcc" in build
    assert not re.search("gcc|apt-get|pip install", run)
    assert re.search(r"^USER trilhos$", run, re.MULTILINE)
