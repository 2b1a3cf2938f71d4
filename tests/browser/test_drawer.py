"""A phone's own part of the table: a drawer that is pulled, tapped or opened by keys, and never moves the board."""

from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect

from tests.browser.hands import Finger
from tests.browser.positions import fullest, position
from tests.browser.rig import DESKTOP, PHONE, Screen, at_rest
from tests.browser.test_actions import sit
from tests.server.rig import Person, Server, mover, new_game, patiently
from trilhos.boards import EDITIONS

SIDEWAYS: dict[str, Any] = {**PHONE, "viewport": {"width": 740, "height": 360}}
RESTED = 200  # milliseconds that a finger lies still, after which it is no fling, however quickly the machine moved it
SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}


def table(server: Server, browser: Browser, size: dict[str, Any] = PHONE) -> Page:
    person = sit(server, *position("claim"))
    return opened(browser, person, size)


def opened(browser: Browser, person: Person, size: dict[str, Any]) -> Page:
    screen = Screen(browser, person, person.table()["you"], size)
    screen.open()
    expect(screen.page.locator("[data-number]")).to_be_visible()
    at_rest(screen.page)
    return screen.page


def rests(page: Page, where: str) -> None:
    expect(page.locator(f".drawer[data-rest={where}]")).to_be_visible()
    at_rest(page)


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


def in_view(thing: Locator) -> bool:
    """Whether a thing is on the screen, and what is seen there is the thing itself."""
    seen = """(thing) => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        return thing.contains(document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 20)));
    }"""
    return bool(thing.evaluate(seen))


def comes_into_view(thing: Locator) -> None:
    """Wait until a thing is seen: what a tap shows is scrolled to after it is drawn."""
    for _ in patiently():
        if in_view(thing):
            return


def pull(page: Page, way: int) -> None:
    """A finger on the handle, moved up (less than nought) or down, slowly enough to be no fling."""
    box = box_of(page.locator(".drawer-handle"))
    drag(page, (box["x"] + box["width"] / 2, box["y"] + 12), (0, way))


def drag(page: Page, start: tuple[float, float], way: tuple[float, float]) -> None:
    """A finger that comes down, moves in small steps, rests and leaves."""
    finger = page.context.new_cdp_session(page)
    steps = [{"x": start[0] + way[0] * part / 10, "y": start[1] + way[1] * part / 10} for part in range(11)]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": steps[:1]})
    for step in steps:
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [step]})
    page.wait_for_timeout(RESTED)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_pulls_it_up_and_down(server: Server, browser: Browser) -> None:
    page = table(server, browser)
    rests(page, "low")
    board = box_of(page.locator(".board"))
    assert not in_view(page.locator(".drawer [role=tabpanel]"))
    pull(page, -220)
    rests(page, "high")
    comes_into_view(page.locator(".drawer .ticket").first)
    assert box_of(page.locator(".board")) == board
    pull(page, 220)
    rests(page, "low")
    pull(page, -60)
    rests(page, "low")
    assert page.locator(".sheet").count() == 0


def test_a_tap_shows_tickets_cards_log_and_players(server: Server, browser: Browser) -> None:
    page = table(server, browser)
    page.locator(".tickets-button").tap()
    rests(page, "high")
    comes_into_view(page.locator(".drawer .ticket").first)
    for tab, thing in {"cards": ".card", "log": ".log li >> nth=-1", "players": ".player"}.items():
        page.locator(f"[data-tab={tab}]").tap()
        comes_into_view(page.locator(f"[data-panel={tab}] {thing}").first)
    page.locator(".drawer-handle").tap(position={"x": 48, "y": 6})
    rests(page, "low")
    page.locator(".news").tap()
    rests(page, "high")
    comes_into_view(page.locator(".drawer .log li").last)


def test_keys_open_and_close_it(server: Server, browser: Browser) -> None:
    page = table(server, browser)
    handle = page.locator(".drawer-handle")
    expect(handle).to_have_attribute("aria-expanded", "false")
    handle.focus()
    page.keyboard.press("Enter")
    expect(handle).to_have_attribute("aria-expanded", "true")
    rests(page, "high")
    page.locator("[role=tab][aria-selected=true]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-tab=cards]")).to_be_focused()
    expect(page.locator("[data-panel=cards]")).to_be_visible()
    page.keyboard.press("Escape")
    rests(page, "low")
    expect(handle).to_be_focused()
    page.evaluate("() => document.querySelector('.drawer [role=tab]').focus()")
    expect(handle).to_be_focused()


def test_a_question_lowers_it_and_can_be_folded(server: Server, browser: Browser) -> None:
    page = table(server, browser)
    page.locator(".tickets-button").tap()
    rests(page, "high")
    page.locator("g.route[data-action]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".sheet")).to_be_visible()
    rests(page, "low")
    height = box_of(page.locator(".sheet"))["height"]
    page.locator(".sheet-handle").tap(position={"x": 48, "y": 12})
    expect(page.locator(".sheet-body")).to_be_hidden()
    assert box_of(page.locator(".sheet"))["height"] < height
    comes_into_view(page.locator(".sheet button[type=submit]"))


def test_a_touched_route_asks_and_the_question_has_the_focus(server: Server, browser: Browser) -> None:
    save, seat = position("claim")
    person = sit(server, save, seat)
    page = opened(browser, person, PHONE)
    Finger(page).point(next(choice for choice in person.table()["legal"] if choice["verb"] == "claim"))
    expect(page.locator(".sheet:focus, .sheet :focus")).to_be_visible()
    at_rest(page)
    expect(page.locator(".sheet:focus, .sheet :focus")).to_be_visible()


def test_a_tap_presses_nothing_of_the_question_that_it_opens(server: Server, browser: Browser) -> None:
    """Where the finger was, the handle comes to lie: the mouse that browsers make of a finger would fold the sheet."""
    person = sit(server, *position("harbour"))
    page = opened(browser, person, PHONE)
    claims = [choice for choice in person.table()["legal"] if choice["verb"] == "claim"]
    claim = max(claims, key=lambda choice: len(choice["ways"]))
    finger = Finger(page)
    for _ in range(2):
        page.get_by_role("button", name="Zoom in").tap()
        at_rest(page)
    page.locator(f"g[data-action='{claim['id']}']").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".sheet")).to_be_visible()
    at_rest(page)
    handle = box_of(page.locator(".sheet-handle"))
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)
    at_rest(page)
    x, y = finger.middle_of(claim)
    there = handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 4
    drag(page, (x, y), (there[0] - x, there[1] - y))
    at_rest(page)
    assert finger.middle_of(claim) == pytest.approx(there, abs=8)
    finger.point(claim)
    expect(page.locator(".sheet")).to_be_visible()
    at_rest(page)
    expect(page.locator(".sheet.folded")).to_have_count(0)


def test_a_finger_that_rests_on_a_route_chooses_that_one(server: Server, browser: Browser) -> None:
    page = table(server, browser)
    page.get_by_role("button", name="Zoom in").tap()
    at_rest(page)
    route, x, y = page.evaluate(FAR_OUT)
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator(".magnifier")).to_be_visible()
    at_rest(page)
    there = page.evaluate(f"() => {{ const {{ x, y }} = ({AT})({route}); return [x, y]; }}")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".sheet")).to_be_visible()
    assert there == [x, y]


AT = """(route) => {
    const { x, y, width, height } = document.querySelector(`g[data-route="${route}"] > use`).getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
}"""
FAR_OUT = f"""() => {{
    const board = document.querySelector(".board").getBoundingClientRect();
    const middle = [board.x + board.width / 2, board.y + board.height / 2];
    const inside = ({{ x, y }}) => x > 20 && x < board.right - 20 && y > board.y + 20 && y < board.bottom - 20;
    return [...document.querySelectorAll("g.route[data-action]")]
        .map(({{ dataset }}) => [dataset.route, ({AT})(dataset.route)])
        .filter(([, at]) => inside(at))
        .map(([route, {{ x, y }}]) => [route, x, y, Math.hypot(x - middle[0], y - middle[1])])
        .sort((one, other) => other[3] - one[3])[0].slice(0, 3);
}}"""


def test_a_ticket_is_shown_on_the_board(server: Server, browser: Browser) -> None:
    page = table(server, browser)
    page.locator(".tickets-button").tap()
    rests(page, "high")
    page.locator(".drawer .ticket").first.tap()
    lit = page.locator(".city:has(> g[stroke='var(--glow)'])")
    expect(lit.nth(1)).to_be_attached()
    at_rest(page)
    top = box_of(page.locator(".drawer"))["y"]
    for box in map(box_of, lit.all()):
        assert 0 <= box["x"] <= PHONE["viewport"]["width"]
        assert box["y"] + box["height"] / 2 < top
    page.locator(".drawer-handle").tap(position={"x": 48, "y": 6})
    expect(lit).to_have_count(0)


def test_nothing_jumps_when_the_turn_passes(server: Server, browser: Browser) -> None:
    people = new_game(server)
    for person in people:
        person.play("keep 1+2")
    pages = [opened(browser, person, PHONE) for person in people]
    boxes = [box_of(page.locator(".board")) for page in pages]
    assert boxes[0] == boxes[1]
    assert pages[1].locator(".actions [aria-disabled=true]").count() == pages[0].locator(".actions button").count()


def test_what_others_do_is_seen_and_spoken(server: Server, browser: Browser) -> None:
    people = new_game(server)
    for person in people:
        person.play("keep 1+2")
    who, legal = mover(people)
    page = opened(browser, next(person for person in people if person is not who), PHONE)
    who.play(next(choice["id"] for choice in legal["legal"] if choice["verb"] == "draw"))
    spoken = page.locator(".unseen[role=log]")
    expect(spoken).to_contain_text("drew 1 card")
    expect(page.locator(".strip .step")).to_contain_text("1 blind")


@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_is_on_the_smallest_screens_also_when_they_are_turned(
    server: Server, browser: Browser, edition: str
) -> None:
    page = opened(browser, sit(server, *fullest(edition)), SMALL)
    everything_is_there(page, SMALL["viewport"]["height"])
    page.set_viewport_size(SIDEWAYS["viewport"])
    at_rest(page)
    everything_is_there(page, SIDEWAYS["viewport"]["height"])


def everything_is_there(page: Page, height: int) -> None:
    for thing in (".actions button", ".table-own .card", ".display .card-button", ".stack", ".tickets-button"):
        for one in (page.locator(thing).first, page.locator(thing).last):
            box = box_of(one)
            assert box["y"] >= 0, thing
            assert box["y"] + box["height"] <= height + 1, thing
    market, drawer = (box_of(page.locator(part)) for part in (".table-market", ".drawer"))
    assert market["y"] + market["height"] <= drawer["y"] + 1
    assert box_of(page.locator(".board"))["height"] >= height * 0.3


def test_talk_stands_beside_the_log_on_a_desk(server: Server, browser: Browser) -> None:
    people = new_game(server)
    page = opened(browser, people[0], DESKTOP)
    assert people[1].post("/chat", text="boa sorte", key="chat-1").status_code < 300
    expect(page.locator("[data-tab=talk] .talk-new")).to_contain_text("1")
    page.keyboard.press("Escape")
    page.locator("[data-tab=talk]").click()
    expect(page.locator("[data-panel=talk]")).to_contain_text("boa sorte")
    expect(page.locator(".talk-new")).to_have_count(0)


def test_talk_is_behind_a_button_on_a_phone(server: Server, browser: Browser) -> None:
    people = new_game(server)
    page = opened(browser, people[0], PHONE)
    assert people[1].post("/chat", text="boa sorte", key="chat-1").status_code < 300
    expect(page.locator(".talk-button .talk-new")).to_contain_text("1")
    page.locator(".talk-button").tap()
    expect(page.locator("dialog .talk")).to_contain_text("boa sorte")
    expect(page.locator(".talk-new")).to_have_count(0)
