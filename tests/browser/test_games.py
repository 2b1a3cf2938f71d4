"""Games through the page to their end, two people at two browsers, a desk and a phone; the page offers what is legal.

Whole ones, on slow machines of every size: `python -m tests.browser.slowly`.
"""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.choose import choose
from tests.browser.hands import Finger, Mouse, Pointer
from tests.browser.positions import late, unfinished
from tests.browser.rig import DESKTOP, PHONE, Screen
from tests.browser.test_actions import all_sit, sit
from tests.server.rig import Person, Server
from trilhos.boards import EDITIONS

MOVES = 18  # that are left: what comes before is much like them, and takes a second of CPU time a move
RELOAD, CUT = 2, 4  # moves after which a page is reloaded, and after which the server goes away for a moment


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_people_play_to_the_end(server: Server, browser: Browser, edition: str) -> None:
    people = sorted(all_sit(server, late(edition, MOVES)), key=lambda person: int(person.table()["seat"]))
    screens = [_seated(browser, person, size) for person, size in zip(people, (DESKTOP, PHONE), strict=True)]
    hands: list[Pointer] = [Mouse(screens[0].page), Finger(screens[1].page)]
    moves = 0
    while (table := people[0].table())["result"] is None:
        seat, moves = table["about"]["waiting"][0], moves + 1
        if moves == RELOAD:
            screens[seat].page.reload()
        if moves == CUT:
            server.kill()
            for screen in screens:
                expect(screen.page.locator(".toast")).to_contain_text("connection is lost")
            server.again()
            for screen in screens:  # what is pressed must not lie under a toast that is about to go
                expect(screen.page.locator(".toast")).to_have_count(0)
        _move(people[seat], screens[seat], hands[seat])
    assert moves > CUT
    for screen in screens:
        expect(screen.page.locator(".finale, .count").first).to_be_visible()
        assert screen.faults == []


def _seated(browser: Browser, person: Person, size: dict[str, object]) -> Screen:
    screen = Screen(browser, person, person.table()["you"], size)
    screen.open()
    return screen


def _move(person: Person, screen: Screen, hand: Pointer) -> None:
    """The page offers exactly what the server says is legal; one of it is done."""
    table = person.table()
    screen.offers({choice["id"] for choice in table["legal"]})
    assert screen.fits()
    hand.do(choose(table["legal"]))
    screen.settled(table["about"]["number"])


@pytest.mark.parametrize(("language", "told"), [("en", "the game has stalled"), ("pt-BR", "a partida travou")])
def test_the_end_of_a_stalled_game_is_told_in_words(server: Server, browser: Browser, language: str, told: str) -> None:
    save, seat, last = unfinished("lakes-3-stalled.json")
    person = sit(server, save, seat)
    table = person.table()
    assert person.act(last, table["about"]["number"]).status_code == 200
    screen = Screen(browser, person, table["you"], {**PHONE, "locale": language})
    screen.open()
    expect(screen.page.locator(".count-side")).to_be_visible()
    screen.page.keyboard.press("Escape")  # of the show, which now hears it
    expect(screen.page.locator(".count table")).to_be_visible()
    expect(screen.page.locator(".count")).to_contain_text(told)
