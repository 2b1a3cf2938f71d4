"""Pictures of every board at every size, to be looked at: `python -m tests.browser.pictures`.

Tests find what is covered, cut or outside; whether it looks right only eyes can tell. Each board is shown as tickets
are offered, while a route is paid for, with the fullest hand, near the end, and from close by. Themes and languages
take turns, so that every size is seen in both.
"""

import argparse
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import PAGE
from tests.browser.crowded import SIZES, resized
from tests.browser.positions import full_table, fullest, nearly_over
from tests.browser.rig import Screen, at_rest, launched
from tests.browser.test_actions import sit
from tests.server.rig import Person, Server, new_game, patiently, serving
from trilhos.boards import EDITIONS

THEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
LANGUAGES = ("en", "pt-BR")
Stage = tuple[Callable[[Server, str], Person], Callable[[Page], None]]


def _nothing(page: Page) -> None:
    """As it is."""


def _asked(page: Page) -> None:
    page.locator("g.route[data-action]").first.focus()
    page.keyboard.press("Enter")
    page.locator(".sheet").wait_for()


def _closer(page: Page) -> None:
    board = page.locator(".board").bounding_box()
    assert board is not None
    page.mouse.move(board["x"] + board["width"] / 2, board["y"] + board["height"] / 3)
    for _ in patiently():
        if page.locator(".board [id$=-finer]").count():
            return
        page.mouse.wheel(0, -300)
        at_rest(page)


STAGES: dict[str, Stage] = {
    "offer": (lambda server, edition: new_game(server, edition, 3)[0], _nothing),
    "paying": (lambda server, edition: sit(server, *full_table(edition)), _asked),
    "fullest": (lambda server, edition: sit(server, *fullest(edition)), _nothing),
    "late": (lambda server, edition: sit(server, *nearly_over(edition)), _nothing),
    "close": (lambda server, edition: sit(server, *nearly_over(edition)), _closer),
}


def main() -> None:
    """Take them."""
    parser = argparse.ArgumentParser(description="pictures of every board at every size, to be looked at")
    parser.add_argument("--editions", nargs="*", default=list(EDITIONS), metavar="BOARD", help="(default: all)")
    parser.add_argument("--stages", nargs="*", default=list(STAGES), choices=list(STAGES), help="(default: all)")
    parser.add_argument("--folder", type=Path, default=Path("build/pictures"), help="(default: %(default)s)")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = launched(playwright)
        with serving(str(Path(folder) / "games.sqlite"), Path(folder), "--page", str(PAGE)) as server:
            for turn, (edition, stage) in enumerate(product(asked.editions, asked.stages)):
                _take(browser, server, edition, stage, turn, asked.folder)
        browser.close()


def _take(browser: Browser, server: Server, edition: str, stage: str, turn: int, folder: Path) -> None:
    """One page, made as large as each screen in turn."""
    begun, prepared = STAGES[stage]
    person = begun(server, edition)
    size: dict[str, Any] = {"locale": LANGUAGES[turn % 2], "has_touch": True}
    screen = Screen(browser, person, person.table()["you"], size)
    for at, (width, height) in enumerate(SIZES):
        screen.page.set_viewport_size({"width": width, "height": height})
        theme = THEMES[0] if (at + turn) % 2 == 0 else THEMES[1]
        screen.page.emulate_media(color_scheme=theme)
        screen.open() if at == 0 else screen.page.reload()
        screen.page.locator("[data-number]").wait_for()
        at_rest(screen.page)
        prepared(screen.page)
        resized(screen.page, (width, height))
        at_rest(screen.page)
        screen.page.screenshot(path=folder / f"{edition}-{stage}-{width}-{theme}.png")
    assert screen.faults == [], screen.faults
    screen.page.context.close()


if __name__ == "__main__":
    main()
