"""Choosing at the same time, and asking for a move back: two people at two browsers."""

from playwright.sync_api import Browser, expect

from tests.browser.hands import Finger, Mouse
from tests.browser.rig import DESKTOP, PHONE, Screen
from tests.rig_rules import rule
from tests.server.rig import Person, Server, new_game


def seated(browser: Browser, people: list[Person]) -> list[Screen]:
    screens = [
        Screen(browser, person, person.table()["you"], size)
        for person, size in zip(people, (DESKTOP, PHONE), strict=True)
    ]
    for screen in screens:
        screen.open()
    return screens


@rule("U6")
def test_two_people_choose_at_the_same_time_and_see_who_has_chosen(server: Server, browser: Browser) -> None:
    people = new_game(server)
    desk, phone = seated(browser, people)
    legal = [{choice["id"] for choice in person.table()["legal"]} for person in people]
    desk.offers(legal[0])
    phone.offers(legal[1])
    Finger(phone.page).do(people[1].table()["legal"][0])  # the second seat is quicker
    expect(phone.page.get_by_text("Waiting for P")).to_be_visible()
    expect(desk.page.locator(".who-chose [data-chosen=true]")).to_have_count(1)
    desk.offers(legal[0])  # and nobody's choice is disturbed
    phone.page.locator("[data-change]").click()
    phone.offers(legal[1])
    expect(desk.page.locator(".who-chose [data-chosen=true]")).to_have_count(0)
    Mouse(desk.page).do(people[0].table()["legal"][0])
    expect(desk.page.locator("[data-change]")).to_be_visible()
    Finger(phone.page).do(people[1].table()["legal"][-1])
    expect(desk.page.locator("[data-change]")).to_have_count(0)
    desk.offers({choice["id"] for choice in people[0].table()["legal"]})
    assert len(people[1].table()["view"]["tickets"]) == 3
    assert desk.faults == phone.faults == []


def test_a_claim_is_taken_back_when_the_other_agrees(server: Server, browser: Browser) -> None:
    people = new_game(server)
    for person in people:
        person.play(person.table()["legal"][0]["id"])
    claim = next(choice for choice in people[0].table()["legal"] if choice["verb"] == "claim")
    people[0].play(claim["id"])
    people[0].play(claim["ways"][0]["id"])
    desk, phone = seated(browser, people)
    desk.page.get_by_role("button", name="Ask to undo").click()
    expect(desk.page.get_by_text("to agree")).to_be_visible()
    expect(phone.page.locator("[data-agree]")).to_be_visible()
    assert phone.fits()
    phone.page.locator("[data-agree]").click()
    expect(desk.page.get_by_text("to agree")).to_have_count(0)
    for person in people:
        assert person.table()["view"]["paying_for"] == {"route": claim["argument"]}
    assert desk.faults == phone.faults == []
