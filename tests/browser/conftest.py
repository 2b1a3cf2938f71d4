import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.jitter import between_steps
from tests.server.rig import PATIENCE, Server, serving

PAGE = Path(__file__).parents[2] / "src" / "trilhos" / "page"  # as `make page` builds it, whichever engine is tested
expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium; `make test` installs it where it is missing."""
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert program, "no Chromium here: run `make chromium`, or say where it is with CHROMIUM=…"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-gpu"], slow_mo=between_steps()
        )
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
