"""The puzzle and the deal of the day, by mouse and by finger, in two languages."""

import secrets
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PAGE
from tests.browser.hands import Finger, Mouse, Pointer
from tests.browser.rig import DESKTOP, PHONE, fits, window
from tests.browser.test_accessibility import COLOURS, faults
from tests.server import plain
from tests.server.rig import Person, Server, serving
from tests.server.test_daily import begun, by_bots, follow
from trilhos.daily.collection import puzzle_of
from trilhos.daily.days import FIRST
from trilhos.daily.deal import deal_of
from trilhos.daily.puzzle import Posed
from trilhos.engine.state import TURN

DAY = FIRST.isoformat()
STORED = """() => Object.keys(localStorage).filter((key) => key.startsWith("trilhos.seats."))
    .map((key) => [key.slice(14), Object.values(JSON.parse(localStorage[key]).chairs)[0]])[0]"""


@pytest.fixture(scope="module")
def daily(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("daily")
    with serving(str(folder / "games.sqlite"), folder, "--page", str(PAGE)) as running:
        yield running


def claim_puzzle() -> tuple[str, Posed]:
    """A day whose answer is a route."""
    days = ((FIRST + timedelta(day), puzzle_of(FIRST + timedelta(day))) for day in range(60))
    found = (
        (day.isoformat(), posed)
        for day, posed in days
        if posed.view.phase == TURN and posed.best.move.startswith("claim ")
    )
    return next(found)


def choice_of(server: Server, day: str, right: bool) -> dict[str, Any]:
    """A move of a puzzle: the answer, or a face-up card that is none."""
    told = plain.get(f"{server.url}/api/puzzles/{day}").json()
    posed = claim_puzzle()[1]
    wanted = [one for one in told["table"]["legal"] if posed.is_answer(one["id"]) == right]
    return dict(next(one for one in wanted if right or one["verb"] in ("take", "draw")))


@pytest.mark.parametrize(
    ("size", "locale", "hand"), [(DESKTOP, "en", Mouse), (PHONE, "pt-BR", Finger)], ids=["desktop", "phone"]
)
def test_a_puzzle_is_tried_at_the_table_and_its_answer_explained(
    daily: Server, browser: Browser, size: dict[str, Any], locale: str, hand: type[Pointer]
) -> None:
    day, posed = claim_puzzle()
    page = window(browser, daily, {**size, "locale": locale})
    asked: list[str] = []
    page.on("response", lambda answer: asked.append(answer.url))
    page.goto("/")
    page.locator(".today a").first.click()
    expect(page.locator(".puzzle-card h2")).to_be_visible()
    page.goto(f"/#/puzzle/{day}")
    expect(page.locator(f".puzzle[data-day='{day}'] .puzzle-card")).to_contain_text(posed.game.names[posed.seat])
    expect(page.locator(".puzzle-moves")).to_have_count(0)
    assert fits(page)
    assert faults(page) == []
    assert not [url for url in asked if "attempts" in url]  # nothing of the answer has come

    pointer = hand(page)
    pointer.do(choice_of(daily, day, right=False))
    expect(page.locator("[data-right=false]")).to_be_visible()
    expect(page.locator(".puzzle-moves [aria-pressed=true]")).to_have_count(1)
    expect(page.locator("[data-option='0']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".puzzle-moves small")).to_have_count(1)
    assert fits(page)
    assert faults(page) == []

    page.reload()  # the first attempt stays, and is what counts
    expect(page.locator("[data-right=false]")).to_be_visible()
    pointer.do(choice_of(daily, day, right=True))  # a claim: its payment decides nothing
    expect(page.locator("[data-right=true]")).to_be_visible()
    kept = page.evaluate("() => JSON.parse(localStorage['trilhos.daily']).puzzles")
    assert kept[day]["right"] is False
    page.locator("[data-after]").click()
    expect(page.locator(f".puzzle:not([data-day='{day}']) .puzzle-card h2")).to_be_visible()
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html[data-theme=dark]")).to_be_attached()
    assert faults(page, COLOURS) == []

    page.goto("/#/puzzle/2999-01-01")
    expect(page.locator(".dead-end a[href='#/puzzle']")).to_be_visible()


def play_here(page: Page, server: Server, bot: str) -> Person:
    """Begin the deal by the page's button, and play it to its end."""
    page.locator("[data-play]").click()
    expect(page.locator("[data-number]").first).to_be_visible()
    game, token = page.evaluate(STORED)
    person = Person(server, game, token)
    follow(person, by_bots(0, bot), deal_of(FIRST).seat)
    return person


@pytest.mark.parametrize(
    ("size", "locale", "bot"), [(DESKTOP, "en", "greedy"), (PHONE, "pt-BR", "longroute")], ids=["desktop", "phone"]
)
def test_a_deal_is_played_and_put_beside_that_of_another(
    daily: Server, browser: Browser, size: dict[str, Any], locale: str, bot: str
) -> None:
    other = begun(daily, DAY, secrets.token_hex(16), "Bia")
    follow(other, by_bots(0, "path"), deal_of(FIRST).seat)
    page = window(browser, daily, {**size, "locale": locale})
    page.goto(f"/#/deal/{DAY}")
    expect(page.locator("[data-play]")).to_be_visible()
    expect(page.locator("[data-row]")).to_have_count(0)
    page.locator("input[name=name]").fill("Ana")
    assert fits(page)
    assert faults(page) == []
    mine = play_here(page, daily, bot)
    page.goto(f"/#/deal/{DAY}")  # the tab was somewhere else meanwhile
    row = page.locator(f"[data-row='{mine.game}']")
    expect(row).to_contain_text("Ana")
    expect(row).to_have_class("mine")
    expect(page.locator("[data-play]")).to_be_visible()  # once more, as a replay
    assert fits(page)
    assert faults(page) == []

    page.locator(f"[data-row='{other.game}'] a").click()
    beside = page.locator(".beside")
    expect(page.locator(".beside-game")).to_have_count(2)
    apart = int(str(beside.get_attribute("data-apart")))
    assert apart > 0
    expect(beside).to_have_attribute("data-at", str(apart))
    page.locator(".beside-controls .button").first.click()
    expect(beside).to_have_attribute("data-at", str(apart - 1))
    page.locator("[data-parting]").click()
    expect(beside).to_have_attribute("data-at", str(apart))
    assert fits(page)
    assert faults(page) == []

    page.goto(f"/#/game/{mine.game}")
    page.locator("[data-deal]").or_(page.locator(".show-skip, [data-skip]")).first.wait_for()


def test_what_a_server_cant_do_is_said_in_a_sentence(daily: Server, browser: Browser) -> None:
    page = window(browser, daily, DESKTOP)
    for address in ("deal/nonsense", "deal/2999-01-01", f"deal/{DAY}/nothing-there"):
        page.goto("/")
        page.goto(f"/#/{address}")
        expect(page.locator(".dead-end a, [data-play]").first).to_be_visible()
    page.goto("/")
    page.route("**/api/puzzles/**", lambda route: route.abort())
    page.goto("/#/puzzle")
    expect(page.locator("[role=status], .waiting").first).to_be_visible()
    page.unroute("**/api/puzzles/**")
    expect(page.locator(".puzzle-card h2")).to_be_visible()  # asked again until there is an answer
