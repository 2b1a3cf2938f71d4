"""Says which build is tested, and refuses to test another one than was asked for."""

import os

import pytest

from trilhos.cli import version


def pytest_report_header(config: pytest.Config) -> str:
    return version()


def pytest_sessionstart(session: pytest.Session) -> None:
    expected = os.environ.get("TRILHOS_EXPECT")
    if expected and f"({expected}," not in version():
        raise pytest.UsageError(f"expected the {expected} build, found {version()}")
