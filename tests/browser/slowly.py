"""A whole game at slow machines of every size: `python -m tests.browser.slowly` plays it and looks at every screen.

For the faults that stills and quick machines don't show: everything moves, half of the screens are dark, one is in
Portuguese, and each page gets a sixth of the processor. It stops at the first fault, and leaves pictures.
"""

import argparse
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.choose import choose
from tests.browser.conftest import PAGE
from tests.browser.hands import Finger, Mouse
from tests.browser.rig import Screen, at_rest, launched
from tests.browser.test_hand import Phone, Thumb
from tests.browser.test_layout import OUTSIDE
from tests.browser.test_tv import BigScreen
from tests.server.rig import Person, new_game, serving
from trilhos.boards import EDITIONS

TOUCH = {"has_touch": True, "is_mobile": True}
SIZES: list[dict[str, Any]] = [
    {"viewport": {"width": 360, "height": 640}, **TOUCH, "color_scheme": "dark", "locale": "pt-BR"},
    {"viewport": {"width": 1920, "height": 1080}, "color_scheme": "dark"},
    {"viewport": {"width": 390, "height": 844}, **TOUCH, "color_scheme": "light"},
    {"viewport": {"width": 1024, "height": 768}, "color_scheme": "light"},
    {"viewport": {"width": 740, "height": 360}, **TOUCH, "color_scheme": "dark"},
]
# In every picture: laid pieces that are gone again, and parts of the table that jump while nobody has touched anything.
# A hand is put in order when a card has come, which on a slow machine is long after the touch: its piles glide.
WATCH = """() => {
    const lost = (window.lost = []);
    const name = ({ node }) => node?.className?.baseVal ?? node?.className ?? node?.nodeName ?? "something gone";
    const way = ({ previousRect: from, currentRect: to }) => `${from.x},${from.y} to ${to.x},${to.y}`;
    const jumped = ({ value, sources }) =>
        `${value.toFixed(3)}: ${sources.map((one) => `${name(one)} from ${way(one)}`).join("; ")}`;
    const isFar = ({ previousRect: from, currentRect: to }) => Math.hypot(to.x - from.x, to.y - from.y) > %s;
    const isFault = ({ sources }) => sources.some((one) => isFar(one) && !one.node?.closest?.(".hand"));
    new PerformanceObserver((list) => {
        const shifts = list.getEntries().filter(({ value, hadRecentInput }) => !hadRecentInput && value > %s);
        lost.push(...shifts.filter(isFault).map(jumped));
    }).observe({ type: "layout-shift" });
    let before = 0;
    const look = () => {
        const laid = document.querySelectorAll(".table .board [data-pieces]:not(.ghost)").length;
        if (laid < before && document.querySelector(".table")) lost.push(`${before - laid} laid pieces vanished`);
        before = laid;
        requestAnimationFrame(look);
    };
    look();
}"""
DIGIT = 16  # pixels by which a number with one more of them moves what stands beside it
JUMP = 0.01  # of the window: smaller ones are texts that grow


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="play a whole game at slowed-down browsers, and look at every screen")
    parser.add_argument("--edition", choices=list(EDITIONS), default="europe", help="(default: %(default)s)")
    parser.add_argument("--players", type=int, default=5, help="(default: %(default)s)")
    parser.add_argument("--screens", type=int, help="at the first so many seats; the others need none (default: all)")
    parser.add_argument("--living-room", action="store_true", help="hands on phones, around a big screen")
    parser.add_argument("--slower", type=float, default=6.0, help="how many times (default: %(default)s)")
    parser.add_argument(
        "--draws", type=int, default=60, help="turns for cards at the start, for full hands (default: %(default)s)"
    )
    parser.add_argument("--pictures", type=Path, default=Path("build/slowly"), help="a folder (default: %(default)s)")
    parser.add_argument("--every", type=int, default=25, help="moves between two pictures (default: %(default)s)")
    return parser.parse_args()


def main() -> None:
    """Play the game."""
    asked = _asked()
    asked.pictures.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = launched(playwright)
        with serving(str(Path(folder) / "games.sqlite"), Path(folder), "--page", str(PAGE)) as server:
            _play(asked, browser, new_game(server, asked.edition, asked.players))
        browser.close()


def _play(asked: argparse.Namespace, browser: Browser, people: list[Person]) -> None:
    watched, sizes = people[: asked.screens], [size for size in SIZES if "has_touch" in size or not asked.living_room]
    screens = [_seated(browser, person, sizes[at % len(sizes)], asked) for at, person in enumerate(watched)]
    shown = [*screens, *([_shown(BigScreen(browser, people), asked.slower)] if asked.living_room else [])]
    moves = 0
    try:
        while (table := people[0].table())["result"] is None:
            seat = table["about"]["waiting"][0]
            _move(people[seat], screens[seat] if seat < len(screens) else None, draw=moves < asked.draws)
            moves += 1
            if moves % asked.every == 0:
                _look(shown, moves, asked.pictures)
                print(f"{moves} moves", flush=True)
        for screen in shown:
            expect(screen.page.locator(".finale, .tv-finale, .count").first).to_be_visible()
    finally:
        _picture(shown, moves, asked.pictures)
    _look(shown, moves, asked.pictures)
    print(f"over after {moves} moves, no fault on {len(shown)} screens")


def _seated(browser: Browser, person: Person, size: dict[str, Any], asked: argparse.Namespace) -> Screen:
    sort = Phone if asked.living_room else Screen
    return _shown(
        sort(browser, person, person.table()["you"], {"reduced_motion": "no-preference", **size}), asked.slower
    )


def _shown(screen: Screen, slower: float) -> Screen:
    screen.page.on("console", lambda line: screen.faults.append(line.text) if line.type == "error" else None)
    machine = screen.page.context.new_cdp_session(screen.page)
    machine.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    screen.open()
    screen.page.locator("[data-number]").wait_for()
    at_rest(screen.page)  # its letters may come later than the table
    screen.page.evaluate(WATCH % (DIGIT, JUMP))
    return screen


def _move(person: Person, screen: Screen | None, draw: bool) -> None:
    table = person.table()
    cards = [choice for choice in table["legal"] if choice["verb"] in ("draw", "take")]
    choice = cards[-1] if draw and cards else choose(table["legal"])
    if screen is None:
        person.play(choice["id"])
        return
    if isinstance(screen, Phone):  # not all of it is on one page there
        screen.caught_up(table["about"]["number"])
        at_rest(screen.page)
        Thumb(screen.page).do(choice)
    else:
        screen.offers({choice["id"] for choice in table["legal"]})
        at_rest(screen.page)
        hand = Finger(screen.page) if screen.touch else Mouse(screen.page)
        hand.do(choice)
    screen.settled(table["about"]["number"])


def _look(screens: list[Screen], moves: int, pictures: Path) -> None:
    _picture(screens, moves, pictures)
    for at, screen in enumerate(screens):
        assert screen.faults == [], (at, screen.faults)
        lost = screen.page.evaluate("() => window.lost")
        # Nobody presses anything on a big screen: there the last round may push things aside.
        assert isinstance(screen, BigScreen) or lost == [], (at, lost)
        assert screen.fits(), at
        assert (outside := screen.page.evaluate(OUTSIDE)) == [], (at, outside)


def _picture(screens: list[Screen], moves: int, pictures: Path) -> None:
    for at, screen in enumerate(screens):
        screen.page.screenshot(path=pictures / f"{moves:03}-{at}.png")


if __name__ == "__main__":
    main()
