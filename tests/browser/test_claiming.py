"""A claim is one motion, from the press to the last picture, on machines six times as slow: nothing comes twice."""

from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser

from tests.browser.hands import Mouse
from tests.browser.positions import position
from tests.browser.rig import DESKTOP, Screen
from tests.browser.test_actions import all_sit
from tests.server.rig import Server

MOVING = {**DESKTOP, "reduced_motion": "no-preference"}
SLOWER = 6
NOISE = 0.001  # of a number that the browser tells
# How much of each piece of a route is to be seen, in every picture: as a ghost, or laid.
WATCH = """([route, count]) => {
    const opacity = (mark) => Number(getComputedStyle(mark).opacity);
    const seen = (window.seen = []);
    const look = () => {
        const groups = [...document.querySelectorAll(`.board [data-pieces="${route}"]`)];
        const shown = groups.map((group) => {
            const pieces = [...group.querySelectorAll(":scope > g")];
            return pieces.map((piece) => opacity(group) * opacity(piece));
        });
        seen.push(Array.from({ length: count }, (_, i) => Math.max(0, ...shown.map((pieces) => pieces[i]))));
        requestAnimationFrame(look);
    };
    look();
}"""
LAID = """(route) => document.querySelector(`.board [data-pieces="${route}"]:not(.ghost)`) !== null
    && window.seen.slice(-12).flat().every((piece) => piece > 0.999)"""


def test_pieces_come_once_for_who_lays_them_and_for_who_sees_it(server: Server, browser: Browser) -> None:
    save, seat = position("claim", "usa")
    screens = {person.table()["seat"]: _slow(browser, person) for person in all_sit(server, save)}
    for screen in screens.values():
        screen.open()
    own = screens.pop(seat)
    table = own.person.table()
    own.offers({choice["id"] for choice in table["legal"]})
    claim = next(choice for choice in table["legal"] if choice["verb"] == "claim")
    for screen in screens.values():
        screen.caught_up(table["about"]["number"])
    mouse = Mouse(own.page)
    mouse.point(claim)
    mouse.choose_way(claim["ways"][-1])
    for screen in (own, *screens.values()):
        screen.page.evaluate(WATCH, [claim["argument"], _count(claim)])
    mouse.press(own.page.locator(".sheet button[type=submit]"))
    ghost = _seen(own, claim["argument"])[0]
    assert min(ghost) > 0.5
    for screen in screens.values():
        assert max(_seen(screen, claim["argument"])[0]) == 0


def _slow(browser: Browser, person: Any) -> Screen:
    screen = Screen(browser, person, person.table()["you"], MOVING)
    machine = screen.page.context.new_cdp_session(screen.page)
    machine.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return screen


def _count(claim: dict[str, Any]) -> int:
    return sum(claim["ways"][-1]["cards"].values())


def _seen(screen: Screen, route: int) -> list[list[float]]:
    """Every picture until the pieces lie; none has less of a piece than the one before."""
    screen.page.wait_for_function(LAID, arg=route)
    pictures: list[list[float]] = screen.page.evaluate("() => window.seen")
    for before, after in pairwise(pictures):
        assert all(now >= then - NOISE for then, now in zip(before, after, strict=True)), pictures
    assert screen.faults == []
    return pictures
