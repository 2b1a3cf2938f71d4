"""A big screen and four phones, each with its owner's hand: what is done on a phone, the room sees."""

import json

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.choose import choose
from tests.browser.hands import Choice, Finger
from tests.browser.positions import full_table, nearly_over
from tests.browser.rig import PHONE, Screen
from tests.browser.test_actions import all_sit, sit
from tests.browser.test_tv import BigScreen, play
from tests.server.rig import Person, Server

MOVES = 3  # by thumb; what comes behind them is played without the page


class Phone(Screen):
    """A phone beside a big screen."""

    def __init__(self, browser: Browser, person: Person) -> None:
        super().__init__(browser, person, person.table()["you"], PHONE)

    def open(self) -> None:
        self.page.goto(f"/#/game/{self.person.game}/hand")


class Thumb(Finger):
    """A finger that finds routes in the list."""

    def point(self, choice: Choice) -> None:
        if choice["verb"] == "claim":
            self.press(self.page.locator(f".route-row[data-action='{choice['id']}']"))
        else:
            self.press(self.page.locator(".tab[data-tab=board]"))
            super().point(choice)


@pytest.mark.parametrize("edition", ["usa", "europe", "lakes"])
def test_four_phones_and_a_big_screen(server: Server, browser: Browser, edition: str) -> None:
    save, _ = nearly_over(edition)
    people = all_sit(server, save)
    screen = BigScreen(browser, people)
    phones = {int(person.table()["seat"]): Phone(browser, person) for person in people[:4]}
    screen.open()
    for phone in phones.values():
        phone.open()
        expect(phone.page.locator(".hand-pages")).to_be_visible()
        assert phone.fits()
    moves = 0
    while moves < MOVES and (table := people[0].table())["result"] is None:
        mover = phones.get(table["about"]["waiting"][0])
        if mover is None:
            assert play(people)
            continue
        _move(mover)
        screen.caught_up(mover.number())
        moves += 1
        if moves == 1:
            mover.page.reload()
            screen.page.reload()
        if moves == 2:
            server.kill()
            server.again()
    while play(people):
        pass
    expect(screen.page.locator(".tv-finale")).to_be_visible()
    for phone in phones.values():
        expect(phone.page.locator(".finale, .count").first).to_be_visible()
        assert phone.faults == []
    assert screen.faults == []


def _move(phone: Phone) -> None:
    """Something legal, by thumb: the page offers what the server does, but for what is on another page of it."""
    table = phone.person.table()
    phone.caught_up(table["about"]["number"])
    Thumb(phone.page).do(choose(table["legal"]))
    phone.settled(table["about"]["number"])


def test_the_room_sees_what_is_chosen_only_where_its_owner_wants_that(server: Server, browser: Browser) -> None:
    person, screen, phone = _one_of_each(server, browser)
    claim = next(choice for choice in person.table()["legal"] if choice["verb"] == "claim")
    row = phone.page.locator(f".route-row[data-action='{claim['id']}']")
    row.tap()
    expect(phone.page.locator(".sheet")).to_be_visible()
    phone.page.keyboard.press("Escape")
    phone.page.get_by_label("Show on the big screen what I choose").tap()
    row.tap()
    expect(screen.page.locator(".board .ghost").first).to_be_visible()
    said = [json.loads(frame) for frame in screen.heard if '"pointing"' in frame]
    assert [frame["route"] for frame in said] == [claim["argument"]]
    assert all(set(frame) == {"type", "seat", "route", "city"} for frame in said)
    phone.page.keyboard.press("Escape")
    expect(screen.page.locator(".board .ghost")).to_have_count(0)


def test_a_phone_is_offered_the_hand_while_there_is_a_big_screen_and_can_go_back(
    server: Server, browser: Browser
) -> None:
    person, screen, phone = _one_of_each(server, browser)
    phone.page.get_by_role("link", name="Whole table").tap()
    expect(phone.page.locator(".drawer")).to_be_visible()
    phone.page.locator("[data-hand]").tap()
    expect(phone.page.locator(".hand-pages")).to_be_visible()
    phone.page.get_by_role("link", name="Whole table").tap()
    screen.page.close()
    expect(phone.page.locator("[data-hand]")).to_have_count(0)
    stranger = Screen(browser, person, None, PHONE)
    stranger.page.goto(f"/#/game/{person.game}/hand")
    expect(stranger.page.get_by_role("alert")).to_contain_text("no seat in this game")


def _one_of_each(server: Server, browser: Browser) -> tuple[Person, BigScreen, Phone]:
    """A big screen, and the hand of whoever can claim something now."""
    person = sit(server, *full_table("usa"))
    screen, phone = BigScreen(browser, [person]), Phone(browser, person)
    screen.open()
    expect(screen.page.locator("[data-number]")).to_be_visible()
    phone.open()
    expect(phone.page.locator(".route-row").first).to_be_visible()
    return person, screen, phone
