"""Writing files: in one step or not at all, and with the rights that people expect."""

import os
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from trilhos.errors import BadFile
from trilhos.play.game import Game
from trilhos.play.record import load, replacing, save, write_text

NOBODY = 65534


@contextmanager
def umask(mask: int) -> Iterator[None]:
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)


@contextmanager
def without_privileges() -> Iterator[None]:
    """Rights don't bind the superuser: be nobody for a moment."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def write_half(path: Path, failure: type[BaseException]) -> None:
    with replacing(path) as stream:
        stream.write("half")
        stream.flush()
        raise failure


def test_a_file_is_written_and_nothing_else(tmp_path: Path) -> None:
    write_text(tmp_path / "a.txt", "é\n")
    assert (tmp_path / "a.txt").read_bytes() == "é\n".encode()
    assert os.listdir(tmp_path) == ["a.txt"]


@pytest.mark.parametrize(("mask", "expected"), [(0o022, 0o644), (0o077, 0o600), (0o002, 0o664)])
def test_a_new_file_follows_the_umask(mask: int, expected: int, tmp_path: Path) -> None:
    with umask(mask):
        save(Game("usa", seed=1), tmp_path / "game.json")
    assert rights(tmp_path / "game.json") == expected


def test_a_replaced_file_keeps_its_rights(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old")
    path.chmod(0o640)
    write_text(path, "new")
    assert (path.read_text(), rights(path)) == ("new", 0o640)


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("real.txt")
    write_text(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real.txt").read_text() == "new"


def test_a_device_is_written_to_and_not_replaced() -> None:
    write_text(Path(os.devnull), "gone")
    assert not Path(os.devnull).is_file()


def test_a_name_as_long_as_names_can_be_is_written(tmp_path: Path) -> None:
    write_text(tmp_path / ("x" * 255), "text")
    assert (tmp_path / ("x" * 255)).read_text() == "text"


@pytest.mark.parametrize(
    ("name", "reason"),
    [("", "Is a directory"), ("none/a.txt", "No such file or directory"), ("file/a.txt", "Not a directory")],
)
def test_a_path_that_cant_be_written_says_why(name: str, reason: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("old")
    with pytest.raises(BadFile, match=f"{tmp_path / name} can't be written: {reason}."):
        write_text(tmp_path / name, "new")
    assert os.listdir(tmp_path) == ["file"]
    assert (tmp_path / "file").read_text() == "old"


@pytest.fixture
def folder_of_all() -> Iterator[Path]:
    """A folder in which everybody may write; pytest's own is closed to others."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o777)
        yield Path(name)


def test_a_file_without_the_right_to_write_stays(folder_of_all: Path) -> None:
    path = folder_of_all / "a.txt"
    path.write_text("old")
    path.chmod(0o444)
    with without_privileges():
        write_text(folder_of_all / "b.txt", "allowed")
        with pytest.raises(BadFile, match="Permission denied"):
            write_text(path, "new")
    assert path.read_text() == "old"
    assert sorted(os.listdir(folder_of_all)) == ["a.txt", "b.txt"]


@pytest.mark.parametrize("failure", [KeyboardInterrupt, ValueError])
def test_after_a_failure_the_old_file_is_whole_and_no_other_is_left(
    failure: type[BaseException], tmp_path: Path
) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old")
    with pytest.raises(failure):
        write_half(path, failure)
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["a.txt"]


def test_a_full_disk_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    path = tmp_path / "a.txt"
    path.write_text("old")
    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(BadFile, match=r"a\.txt can't be written: No space left on device\."):
        write_text(path, "new")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["a.txt"]


def test_a_save_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    game = Game("usa", seed=1)
    save(game, tmp_path / "game.json")
    game.play("keep 1+2")
    save(game, str(tmp_path / "game.json"))
    assert len(load(tmp_path / "game.json").moves) == 1
