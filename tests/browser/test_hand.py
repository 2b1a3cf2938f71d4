"""A big screen and four phones, each with its owner's hand: what is done on a phone, the room sees."""

import json

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.choose import choose
from tests.browser.hands import Choice, Finger
from tests.browser.positions import full_table, fullest
from tests.browser.rig import PHONE, Screen, at_rest
from tests.browser.test_actions import sit
from tests.browser.test_tv import BigScreen
from tests.server.rig import Person, Server, new_game

EVERY = 7  # decisions of which one is made by thumb
TROUBLES = 9  # presses after which nothing more happens
KINDS = 7  # of cards, so many that they have to share the width
LEAST = 100  # pixels of what is chosen from
OUTSIDE_IT = """(what) => [...document.querySelectorAll(what)]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.className?.baseVal ?? one.className, one.getBoundingClientRect()])
    .filter(([, { top, bottom, left, right }]) =>
        top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1)
    .map(([name, { bottom, right }]) => `${name} ends at ${right}, ${bottom}`)"""


class Phone(Screen):
    """A phone beside a big screen."""

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
    """A whole game: every so many decisions are made by thumb, what is between them without the page."""
    people = new_game(server, edition, 4)
    screen = BigScreen(browser, people)
    phones = [_phone(browser, person) for person in people]
    screen.open()
    for phone in phones:
        phone.open()
        expect(phone.page.locator(".table, .sheet").first).to_be_visible()
    moves = presses = 0
    while mover := _mover(people):
        if moves % EVERY:
            assert mover.act(_one(choose(mover.table()["legal"]))).status_code == 200
        else:
            presses += 1
            phone = phones[people.index(mover)]
            _move(phone)
            assert phone.fits()
            screen.caught_up(phone.number())
            _trouble(presses, server, screen, phones, phone)
        moves += 1
    assert presses > TROUBLES
    expect(screen.page.locator(".tv-finale")).to_be_visible()
    for phone in phones:
        expect(phone.page.locator(".finale, .count").first).to_be_visible()
    screens: list[Screen] = [screen, *phones]
    assert [one.faults for one in screens] == [[]] * 5


def _trouble(presses: int, server: Server, screen: BigScreen, phones: list[Phone], phone: Phone) -> None:
    """What happens in a living room meanwhile."""
    away = phones[0]
    if presses == 5:
        screen.page.reload()
        phone.page.reload()
    if presses == 6:
        server.kill()
        server.again()
    if presses == 7:
        away.page.goto("/")
    if presses == TROUBLES:
        away.open()
        away.caught_up(away.person.table()["about"]["number"])


def _phone(browser: Browser, person: Person) -> Phone:
    return Phone(browser, person, person.table()["you"], PHONE)


def _mover(people: list[Person]) -> Person | None:
    """Whoever has to decide; in the opening the first who hasn't."""
    about = people[0].table()["about"]
    return people[about["waiting"][0]] if about["status"] == "running" else None


def _one(choice: Choice) -> list[str | int]:
    """What a page sends at once: a claim and its payment."""
    return [choice["id"], *[way["id"] for way in (choice.get("ways") or [])[:1]]]


def _move(phone: Phone) -> None:
    """Something legal, by thumb: the page offers what the server does, but for what is on another page of it."""
    if not phone.page.url.endswith("/hand"):
        phone.open()  # its owner is called back
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


@pytest.mark.parametrize("size", [(360, 640), (740, 360), (844, 390)])
def test_all_that_is_ones_own_is_within_the_screen(server: Server, browser: Browser, size: tuple[int, int]) -> None:
    phone = _phone(browser, sit(server, *fullest("europe")))
    phone.page.set_viewport_size({"width": size[0], "height": size[1]})
    phone.open()
    expect(phone.page.locator(".hand-pages")).to_be_visible()
    at_rest(phone.page)
    assert phone.page.locator(".table-own .card-button").count() > KINDS
    assert phone.page.evaluate(OUTSIDE_IT, ".table-own .card-button, .display *, .stack, .actions .button, .tab") == []
    assert phone.page.locator(".tab-panel").bounding_box()["height"] > LEAST  # type: ignore[index]


def _one_of_each(server: Server, browser: Browser) -> tuple[Person, BigScreen, Phone]:
    """A big screen, and the hand of whoever can claim something now."""
    person = sit(server, *full_table("usa"))
    screen, phone = BigScreen(browser, [person]), _phone(browser, person)
    screen.open()
    expect(screen.page.locator("[data-number]")).to_be_visible()
    phone.open()
    expect(phone.page.locator(".route-row").first).to_be_visible()
    return person, screen, phone
