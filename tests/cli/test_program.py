"""The command line as a program of its own: pipes that break, disks that are full, and Ctrl-C."""

import io
import json
import os
import runpy
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import trilhos
from tests.cli.conftest import PATIENCE, Done, Run, program
from trilhos import cli
from trilhos.cli.parser import Subcommand

FULL = Path("/dev/full")


def test_a_program_of_its_own_prints_and_ends_well(run_program: Run) -> None:
    done = run_program("editions", "--json")
    assert (done.code, done.err) == (0, "")
    assert [row["id"] for row in json.loads(done.out)] == ["usa", "europe", "world", "lakes", "nederland", "brasil"]


def test_the_module_is_the_program(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["trilhos", "fly"])
    with pytest.raises(SystemExit) as leaving:
        runpy.run_module("trilhos.cli", run_name="__main__")
    assert leaving.value.code == 2
    assert 'no command "fly"' in capsys.readouterr().err


def test_a_program_of_its_own_refuses_in_one_line(run_program: Run) -> None:
    done = run_program("simulate", "--map", "mars")
    assert done == Done(
        2, "", 'trilhos: There is no map called "mars". Maps: usa, europe, world, lakes, nederland, brasil.\n'
    )


@pytest.mark.parametrize("words", [["editions"], ["editions", "--json"], ["--help"]])
def test_a_reader_who_has_seen_enough_is_no_error(words: list[str], run_program: Run) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = run_program(*words, stdout=writing)
    finally:
        os.close(writing)
    assert done == Done(0, "", "")


@pytest.mark.skipif(not FULL.exists(), reason="this system has no full device")
@pytest.mark.parametrize("words", [["editions"], ["editions", "--json"]])
def test_a_full_disk_is_named(words: list[str], run_program: Run) -> None:
    with FULL.open("w") as full:
        done = run_program(*words, stdout=full)
    assert done == Done(2, "", "trilhos: stdout can't be written: No space left on device.\n")


def test_letters_that_the_terminal_lacks_become_question_marks(
    run_program: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    done = run_program("--help", "--lang", "pt-BR")
    assert (done.code, done.err) == (0, "")
    assert "redes ferrovi?rias" in done.out


def test_without_stdout_the_program_does_its_work(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    code = cli.main(["simulate", "--games", "1", "--audit", str(tmp_path / "audit.jsonl")])
    assert code == 0
    assert (tmp_path / "audit.jsonl").exists()


# Ctrl-C


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_all_processes_and_leaves_nothing_behind(jobs: str, tmp_path: Path) -> None:
    path = tmp_path / "audit.jsonl"
    path.write_text("old")
    words = ["simulate", "--games", "100000", "--jobs", jobs, "--audit", str(path)]
    with program(*words, start_new_session=True) as process:
        wait_for_draft(process, tmp_path)
        os.killpg(process.pid, signal.SIGINT)
        try:
            out, err = process.communicate(timeout=PATIENCE)  # comes back when every process has closed its end
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    assert (process.returncode, out, err) == (130, "", "\n")
    assert os.listdir(tmp_path) == ["audit.jsonl"]
    assert path.read_text() == "old"


def wait_for_draft(process: "subprocess.Popen[str]", folder: Path) -> None:
    """Wait until games have been written beside the old file."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        drafts = [path for path in folder.iterdir() if path.name.startswith(".trilhos-")]
        if drafts and drafts[0].stat().st_size > 0:
            return
        time.sleep(0.02)
    pytest.fail("no game has been played")


def test_an_interrupt_is_an_exit_code_of_its_own(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(words: list[str]) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("trilhos.cli.program.chosen_language", interrupted)
    assert run("editions") == Done(130, "", "\n")


# The same in this process


def test_what_the_system_refuses_elsewhere_is_not_laid_to_stdout(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> int:
        raise OSError(24, "Too many open files", "games.sqlite")

    monkeypatch.setattr("trilhos.cli.program.COMMANDS", [Subcommand("editions", lambda parser, text: None, fail)])
    assert cli.main(["editions"]) == 2
    assert capsys.readouterr().err == (
        "trilhos: The system refused something: [Errno 24] Too many open files: 'games.sqlite'.\n"
    )


class Broken(io.StringIO):
    """A stdout that fails, on a descriptor that may be redirected."""

    def __init__(self, problem: OSError, descriptor: int) -> None:
        super().__init__()
        self.problem = problem
        self.descriptor = descriptor

    def flush(self) -> None:
        raise self.problem

    def fileno(self) -> int:
        return self.descriptor


@pytest.mark.parametrize(
    ("problem", "code", "said"),
    [
        (BrokenPipeError(), 0, ""),
        (OSError(5, "Input/output error"), 2, "trilhos: stdout can't be written: Input/output error.\n"),
        (OSError("odd"), 2, "trilhos: stdout can't be written: odd.\n"),
    ],
)
def test_a_stdout_that_fails_is_sent_to_nowhere(
    problem: OSError, code: int, said: str, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    with (tmp_path / "out").open("w") as file:
        monkeypatch.setattr(sys, "stdout", Broken(problem, file.fileno()))
        assert cli.main(["editions"]) == code
        assert os.path.samestat(os.fstat(file.fileno()), os.stat(os.devnull))
    assert capsys.readouterr().err == said


def test_what_the_package_shows_is_there_when_asked_for() -> None:
    assert trilhos.Game.__name__ == "Game"
    assert trilhos.Edition.__name__ == "Edition"
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        trilhos.nothing  # noqa: B018


def test_ctrl_c_while_the_program_is_loaded_ends_it_quietly() -> None:
    """The first import of the command line's own parts is where the person presses it."""
    code = (
        "import sys, signal, builtins\n"
        "from trilhos.cli import main\n"
        "class Pressed:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'trilhos.cli.program': signal.raise_signal(signal.SIGINT)\n"
        "sys.meta_path.insert(0, Pressed())\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "sys.exit(main(['bots']))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "\n")
