"""The page gets into the wheel when it can, and the build says why when it can't."""

import subprocess
from pathlib import Path

import pytest
from build_hooks import node, page

ROOT = Path(__file__).parents[2]


def test_an_editable_install_builds_no_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TRILHOS_PAGE", raising=False)
    assert page.wanted("editable") == "skip"
    assert page.wanted("standard") == "auto"
    monkeypatch.setenv("TRILHOS_PAGE", "required")
    assert page.wanted("standard") == "required"


def test_node_is_fetched_only_when_the_machine_has_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("TRILHOS_PAGE", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert page.requirements("standard") == [node.PACKAGE]
    monkeypatch.setenv("TRILHOS_PAGE", "skip")
    assert page.requirements("standard") == []


def fake_node(folder: Path, version: str) -> None:
    for name in ("node", "npm"):
        (folder / name).write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
        (folder / name).chmod(0o755)


@pytest.mark.parametrize(("version", "found"), [("v20.1.0", True), ("v24.0.0", True), ("v18.9.9", False), ("?", False)])
def test_an_old_node_does_not_count(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, version: str, found: bool) -> None:
    fake_node(tmp_path, version)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert node.on_path() == (tmp_path / "node" if found else None)


def test_without_node_the_reason_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(node, "from_package", lambda: None)
    with pytest.raises(page.NoPage, match="no Node 20 or newer"):
        page.build(ROOT, tmp_path / "scratch")


def test_without_the_source_the_reason_is_told(tmp_path: Path) -> None:
    with pytest.raises(page.NoPage, match="no web/ folder"):
        page.build(tmp_path, tmp_path / "scratch")


def test_when_npm_fails_its_words_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fail(*_: object, **__: object) -> None:
        raise subprocess.CalledProcessError(1, "npm", output="", stderr="E404 not found")

    monkeypatch.setattr(node, "npm", lambda: ["npm"])
    monkeypatch.setattr(node, "on_path", lambda: None)
    monkeypatch.setattr(subprocess, "run", fail)
    with pytest.raises(page.NoPage, match="npm ci failed:\nE404 not found"):
        page._npm(["ci"], tmp_path)


def test_npm_of_the_package_is_found_where_its_library_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    script = tmp_path / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    script.parent.mkdir(parents=True)
    script.touch()
    (tmp_path / "bin").mkdir()
    monkeypatch.setattr(node, "on_path", lambda: None)
    monkeypatch.setattr(node, "from_package", lambda: tmp_path / "bin" / "node")
    assert node.npm() == [str(tmp_path / "bin" / "node"), str(script)]
    assert node.environment()["PATH"].startswith(str(tmp_path / "bin"))
