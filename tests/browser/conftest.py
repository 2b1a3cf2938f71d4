from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.rig import launched
from tests.server.rig import PATIENCE, Server, serving

PAGE = Path(__file__).parents[2] / "src" / "trilhos" / "page"  # as `make page` builds it, whichever engine is tested
expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One for all tests of a process; `make test` installs it where it is missing."""
    with sync_playwright() as playwright:
        found = launched(playwright)
        yield found
        found.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(str(folder / "games.sqlite"), folder, "--page", str(PAGE)) as running:
        yield running


@pytest.fixture(autouse=True)
def closed_windows(browser: Browser) -> Iterator[None]:
    """Every test closes what it opened."""
    yield
    for context in browser.contexts:
        context.close()
