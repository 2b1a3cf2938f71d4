"""Says which build is tested, and refuses to test another one than was asked for."""

import os
import signal

import pytest

from trilhos.cli.parser import version


@pytest.fixture(autouse=True)
def _programs_are_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs that tests start run without coverage: its lock, held when Ctrl-C comes, would never be given back."""
    for name in ("COVERAGE_PROCESS_CONFIG", "COVERAGE_PROCESS_START"):
        monkeypatch.delenv(name, raising=False)


def pytest_report_header(config: pytest.Config) -> str:
    return version()


def pytest_sessionstart(session: pytest.Session) -> None:
    # A shell that starts the tests in the background has Ctrl-C ignored, and programs that tests start inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    expected = os.environ.get("TRILHOS_EXPECT")
    if expected and f"({expected}," not in version():
        raise pytest.UsageError(f"expected the {expected} build, found {version()}")
