"""A server that knows more than the page: names nobody has heard never give a white page, and the rest works."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.positions import position, unfinished
from tests.browser.rig import DESKTOP, PHONE, Screen
from tests.browser.test_actions import all_sit, sit
from tests.server.rig import Server

News = dict[str, Any]


def on_the_table(news: News) -> None:
    """A card, a deck, a phase, a verb, an event and a reason that this page has never heard of."""
    table, view = news["table"], news["table"]["view"]
    view["phase"] = "CANAL"
    view["hand"] |= {"BRASS": 3}
    view["market"][0] = "BRASS"
    view["decks"]["TRAM"] = 8
    view["seats"][0]["ORE"] = 2
    table["legal"].append({"id": 9999, "verb": "DIG", "argument": 0, "notation": "dig Suez"})
    table["refused"].append({"reason": "FLOODED", "value": 1, "actions": [], "verb": "DIG", "arguments": []})
    news["entries"][-1]["events"] = [{"type": "QUAKE", "seat": 0}]


def the_edition(news: News) -> None:
    """A board that this page has no picture of."""
    news["table"]["about"] |= {"edition": "MOON", "board": "MOON"}
    news["table"]["legal"].append({"id": 9999, "verb": "DIG", "argument": 0, "notation": "dig Suez"})


def seen_through(screen: Screen, change: Callable[[News], None]) -> None:
    """The page hears the first news as they were changed on the way, and nothing after them."""

    def changed(route: Route) -> None:
        answer = route.fetch()
        news = answer.json()
        change(news)
        route.fulfill(response=answer, json=news)

    screen.page.route("**/news*", changed)
    screen.page.route_web_socket("**/live", lambda _: None)
    screen.open()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(
    ("change", "shown", "lost"),
    [(on_the_table, ["CANAL", "QUAKE"], 0), (the_edition, ["MOON"], 1)],  # the tickets are printed for its board
    ids=["names", "edition"],
)
def test_a_table_with_unheard_names_is_shown_and_played(
    server: Server, browser: Browser, size: dict[str, Any], change: Callable[[News], None], shown: list[str], lost: int
) -> None:
    person = sit(server, *position("claim"))
    screen = Screen(browser, person, person.table()["you"], size)
    seen_through(screen, change)
    for name in shown:
        expect(screen.page.get_by_text(name).first).to_be_attached()
    expect(screen.page.locator(".part-failed")).to_have_count(lost)
    sent: list[str] = []
    screen.page.on("request", lambda request: sent.append(request.post_data or ""))
    screen.page.locator("[data-kind=DIG]").click()
    screen.page.locator(".sheet [data-action='9999']").click()
    screen.settled(-1)
    assert any("9999" in body for body in sent)  # the server alone knows that there is no such action
    expect(screen.page.locator(".toast.refused")).to_be_visible()
    assert screen.faults == []


def test_a_line_of_the_count_that_nobody_knows_is_counted(server: Server, browser: Browser) -> None:
    save, seat, action = unfinished("usa-2.json")
    people = all_sit(server, save)
    last = next(person for person in people if person.table()["seat"] == seat)
    last.act(action)

    def change(news: News) -> None:
        for sheet in news["table"]["result"]["sheets"]:
            sheet["lines"]["HEIGHT"] = 4

    screen = Screen(browser, last, last.table()["you"], DESKTOP)
    seen_through(screen, change)
    screen.page.keyboard.press("Escape")
    expect(screen.page.locator(".count table")).to_contain_text("HEIGHT")
    expect(screen.page.locator(".part-failed")).to_have_count(0)
    assert screen.faults == []
