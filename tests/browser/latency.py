"""How soon a move is on the other screen: `make latency` plays a game at two browsers and prints milliseconds."""

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import PAGE
from tests.browser.rig import DESKTOP, PHONE, Screen, launched
from tests.server.rig import new_game, serving

MOVES = 40
AT_REST = 5_000  # milliseconds, after which both pages have drawn everything
WATCH = """() => {
    window.shown = new Map();
    window.pressed = 0;
    addEventListener("keydown", () => { window.pressed = Date.now(); }, true);
    const look = () => {
        const number = Number(document.querySelector("[data-number]")?.dataset.number);
        if (!window.shown.has(number)) requestAnimationFrame(() => window.shown.set(number, Date.now()));
    };
    new MutationObserver(look).observe(document.body, { subtree: true, attributes: true, childList: true });
}"""

FIRST = "(number) => Math.min(...[...window.shown].filter(([shown]) => shown >= number).map(([, time]) => time))"


def main() -> None:
    """Cards drawn by key at one screen; the time until the other one has painted it, and its own."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = launched(playwright)
        place = Path(folder)
        with serving(str(place / "games.sqlite"), place, "--page", str(PAGE)) as server:
            people = new_game(server, "world", 2)
            for verb in ("keep 1+2+3", "keep 1+2+3", "pieces 20+40", "pieces 20+40"):
                next(person for person in people if person.table()["legal"]).play(verb)
            screens = [
                Screen(browser, person, person.table()["you"], size)
                for person, size in zip(people, (DESKTOP, PHONE), strict=True)
            ]
            for screen in screens:
                screen.open()
                screen.page.locator("[data-number]").wait_for()
                screen.page.evaluate(WATCH)
            screens[0].page.wait_for_timeout(AT_REST)
            taken = [_move(screens) for _ in range(MOVES)]
        browser.close()
    for name, times in zip(("own screen", "other screen"), zip(*taken, strict=True), strict=True):
        print(f"{name}: median {statistics.median(times):.0f} ms, 95 % {sorted(times)[int(0.95 * MOVES)]} ms")


def _move(screens: list[Screen]) -> tuple[int, int]:
    """One card blind, by whoever's turn it is."""
    number = screens[0].person.table()["about"]["number"]
    mover = next(screen for screen in screens if screen.person.table()["legal"])
    other = next(screen for screen in screens if screen is not mover)
    mover.offers({choice["id"] for choice in mover.person.table()["legal"]})
    mover.page.keyboard.press("d")
    for screen in screens:
        screen.caught_up(number + 1)
    mover.page.wait_for_timeout(100)
    begun = mover.page.evaluate("() => window.pressed")
    own, far = (screen.page.evaluate(FIRST, number + 1) for screen in (mover, other))
    return own - begun, far - begun


if __name__ == "__main__":
    main()
