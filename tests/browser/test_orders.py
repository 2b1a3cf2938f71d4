"""Standing orders from the menu, on a phone: left while somebody else thinks, carried out while nobody looks."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import PAGE
from tests.browser.hands import MIDDLE
from tests.browser.rig import DESKTOP, PHONE, Screen, at_rest
from tests.server.rig import Person, Server, new_game, patiently, serving

ROUTE = 1  # of the USA: Helena - Salt Lake City
NAME = "Helena – Salt Lake City"


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("quick")
    with serving(str(folder / "games.sqlite"), folder, "--page", str(PAGE), "--order-pause", "0.05") as running:
        yield running


def begun(server: Server) -> list[Person]:
    """A game in which the first tickets are chosen."""
    people = new_game(server)
    for person in people:
        person.play("keep 1+2")
    return people


def panel(page: Page) -> Locator:
    """The orders, opened from the menu."""
    page.locator(".menu-button").click()
    page.get_by_role("button", name="Next: what to do").click()
    return page.locator(".orders")


def test_orders_are_left_on_a_phone_and_carried_out(quick: Server, browser: Browser) -> None:
    ana, bia = begun(quick)
    screen = Screen(browser, bia, bia.table()["you"], PHONE)
    screen.open()
    page = screen.page
    panel(page).get_by_role("button", name="Add drawing").click()
    page.locator(".orders-list li").wait_for()
    assert screen.fits()
    page.context.close()
    for _ in range(2):
        ana.play("draw")
    for _ in patiently():
        if ana.table()["legal"]:
            break
    assert [move["data"]["seat"] for move in bia.get("/events").json() if move["type"] == "action"][-4:] == [0, 0, 1, 1]
    assert screen.faults == []


def test_what_is_ordered_is_chosen_on_the_board_by_mouse_by_keys_and_on_a_hand(quick: Server, browser: Browser) -> None:
    _, bia = begun(quick)
    desk = Screen(browser, bia, bia.table()["you"], DESKTOP)
    desk.open()
    page, orders = desk.page, panel(desk.page)
    orders.locator(".orders-kinds").first.get_by_label("red").click()
    orders.locator("[data-pick]").click()
    expect(orders).to_have_count(0)
    expect(page.locator(".action-bar")).to_contain_text("Choose a route, or a city")
    at_rest(page)
    page.mouse.click(*page.locator(f"g[data-route='{ROUTE}']").first.evaluate(MIDDLE))
    expect(orders.locator("select").first).to_have_value("claim Helena-Salt Lake City")
    expect(orders.locator(".orders-kinds").first.get_by_label("red")).to_have_attribute("aria-pressed", "true")
    orders.get_by_role("button", name="Add this").click()
    expect(orders.locator(".orders-list li")).to_contain_text([NAME])
    orders.locator("[data-pick]").focus()
    page.keyboard.press("Enter")
    expect(orders).to_have_count(0)
    page.keyboard.press("Escape")  # nothing is chosen, and nothing is lost
    expect(orders.locator("select").first).to_have_value("claim Helena-Salt Lake City")
    orders.locator("[data-pick]").focus()
    page.keyboard.press("Enter")
    expect(orders).to_have_count(0)
    page.keyboard.press("ArrowRight")
    chosen = page.locator("g.legal[data-route]:focus").get_attribute("data-route")
    page.keyboard.press("Enter")
    expect(orders).to_be_visible()
    can = {f"{one['route']}": one["action"] for one in bia.get("/orders").json()["can"]}
    expect(orders.locator("select").first).to_have_value(can[str(chosen)])
    assert desk.faults == []
    hand = Screen(browser, bia, bia.table()["you"], PHONE)
    hand.page.goto(f"/#/game/{bia.game}/hand")
    orders = panel(hand.page)
    orders.locator("[data-pick]").tap()
    hand.page.locator(".route-row", has_text="Atlanta – Charleston").tap()
    expect(orders.locator("select").first).to_have_value("claim Atlanta-Charleston")
    orders.get_by_role("button", name="Add this").tap()
    expect(orders.locator(".orders-list li")).to_have_count(2)
    assert hand.fits()
    assert hand.faults == []


def test_of_two_devices_the_second_is_told_and_has_lost_nothing_of_what_it_put_together(
    quick: Server, browser: Browser
) -> None:
    _, bia = begun(quick)
    screens = [Screen(browser, bia, bia.table()["you"], size) for size in (DESKTOP, PHONE)]
    for screen in screens:
        screen.open()
    first, second = (panel(screen.page) for screen in screens)
    for orders in (first, second):
        orders.locator("select").first.select_option("claim Helena-Salt Lake City")
    second.locator(".orders-kinds").first.get_by_label("blue").click()
    first.get_by_role("button", name="Add drawing").click()
    expect(first.locator(".orders-list li")).to_have_count(1)
    second.get_by_role("button", name="Add this").click()
    expect(second.get_by_role("alert")).to_contain_text("have changed meanwhile")
    expect(second.locator(".orders-list li")).to_have_count(1)  # how they stand
    second.get_by_role("button", name="Add this").click()
    expect(second.locator(".orders-list li")).to_contain_text(["Draw", NAME])
    expect(second.get_by_role("alert")).to_have_count(0)
    given = bia.get("/orders").json()["orders"]
    assert [(one["type"], one["cards"]) for one in given] == [("collect", []), ("build", ["blue"])]
    second.locator("select").last.select_option("3")
    for _ in patiently():
        if bia.get("/orders").json()["until"]["turns"] == 3:
            break
    assert [screen.faults for screen in screens] == [[], []]
