"""Every language has room: nothing that is said is cut off or runs out of the smallest phone, or of a desk."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.positions import full_table, position
from tests.browser.rig import Screen, at_rest, window
from tests.browser.test_actions import sit
from tests.golden.make import GAMES
from tests.server.clubs import Member, finish, join, open_game
from tests.server.rig import Person, Server, make_game
from trilhos.boards import EDITIONS
from trilhos.play.record import load, to_record
from trilhos.text import LANGUAGES

SIZES = ((360, 640), (1440, 900))
PAGES = {
    "home": ("", ".new-game .play"),
    "lessons": ("lessons", ".lesson-line"),
    "boards": ("boards", "main li"),
    "workshop": ("workshop", "main button"),
    "club": ("club", ".club-join"),
    "club, by a device's link": ("club/device/x", "[data-let-in]"),
    **{f"rules of {edition}": (f"rules/{edition}", "main h2") for edition in EDITIONS},
}
QUESTIONS = ("keep", "pay", "yield", "refill", "pieces", "exchange", "neutral")
# Words that a frame around them, a button or the window cuts off. What scrolls by itself may be wider; names are cut.
CUT = """() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const outside = (box, { left, right }) => box.left < left - 1.5 || box.right > right + 1.5;
    const cut = ({ parentElement }, box) => {
        for (let one = parentElement; one; one = one.parentElement) {
            const edge = one.getBoundingClientRect();
            const { overflowX } = getComputedStyle(one);
            if (one.matches(".strip, .board, .player-name, .sr-only") || edge.width <= 1) return null;
            if (one.matches("button, a.button") && box.bottom > edge.bottom + 1.5) return one;
            if ((one.matches("button, a.button") || overflowX !== "visible") && outside(box, edge)) return one;
        }
        return outside(box, { left: 0, right: innerWidth }) ? document.body : null;
    };
    const found = [];
    while (words.nextNode()) {
        const node = words.currentNode;
        if (!node.data.trim() || !node.parentElement.checkVisibility({ visibilityProperty: true })) continue;
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        const shown = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) ?? node.parentElement;
        if (!shown.contains(node.parentElement) && !node.parentElement.contains(shown)) continue;  // behind a sheet
        const by = box.width && cut(node, box);
        if (by) found.push(`"${node.data}" in ${by.tagName}.${by.className}`);
    }
    return found;
}"""


def cut(page: Page) -> dict[int, list[str]]:
    """What is cut off, by the width of the window."""
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        found[width] = page.evaluate(CUT)
    return found


NOTHING: dict[int, list[str]] = {width: [] for width, _ in SIZES}


def speaking(language: str) -> dict[str, Any]:
    return {"locale": language, "has_touch": True, "viewport": {"width": SIZES[0][0], "height": SIZES[0][1]}}


@pytest.fixture(scope="module")
def people(server: Server) -> dict[str, Person]:
    """Who is asked each question, at a full table, and at the end of a game."""
    asked = {verb: sit(server, *position(verb)) for verb in QUESTIONS}
    over = to_record(load(GAMES / "europe-3.json"))
    return {**asked, "turn": sit(server, *full_table("world")), "count": sit(server, over, 0)}


@pytest.fixture
def table(browser: Browser, people: dict[str, Person]) -> Callable[[str, str], Page]:
    def opened(stage: str, language: str) -> Page:
        screen = Screen(browser, people[stage], people[stage].table()["you"], speaking(language))
        screen.open()
        expect(screen.page.locator(".count-page" if stage == "count" else "[data-number]")).to_be_visible()
        return screen.page

    return opened


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_have_room(server: Server, browser: Browser, language: str) -> None:
    page = window(browser, server, speaking(language))
    for name, (address, shown) in PAGES.items():
        page.goto(f"/#/{address}")
        expect(page.locator(shown).first).to_be_visible()
        assert cut(page) == NOTHING, name
    page.locator(".settings-button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert cut(page) == NOTHING


@pytest.fixture(scope="module")
def member(server: Server) -> Member:
    """Somebody of the club with all that there is."""
    ana, bia = join(server, "Wolfgang-Amadeus Mozarti", device="Firefox, Android"), join(server, "Bia")
    over = open_game(ana, bia, rated=True)
    finish(over)
    ana.history(1)
    ana.tell("/club/groups", name="Donaudampfschifffahrtsge", game=over[0].game)
    open_game(ana, bia, rated=True)
    return ana


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_club_has_room(server: Server, browser: Browser, member: Member, language: str) -> None:
    page = window(browser, server, speaking(language))
    kept = json.dumps({"key": member.key, "name": "Ana", "tag": member.tag})
    page.add_init_script(f"localStorage.setItem('trilhos.club', {json.dumps(kept)})")
    page.goto("/#/club")
    expect(page.locator("[data-met]")).to_be_visible()
    assert cut(page) == NOTHING
    for button in ("[data-pass]", "[data-leave]"):
        page.locator(button).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert cut(page) == NOTHING, button
        page.keyboard.press("Escape")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lobby_has_room(server: Server, browser: Browser, language: str) -> None:
    made = make_game(server, chairs=[{"kind": "you", "name": "Ana"}, {"kind": "open"}])
    screen = Screen(browser, Person(server, made["game"], made["tokens"]["0"]), 0, speaking(language))
    screen.open()
    expect(screen.page.locator(".lobby .colours")).to_be_visible()
    assert cut(screen.page) == NOTHING


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_room(table: Callable[[str, str], Page], language: str) -> None:
    for stage in (*QUESTIONS, "count"):
        page = table(stage, language)
        assert cut(page) == NOTHING, stage
        page.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_its_menu_and_its_keys_have_room(table: Callable[[str, str], Page], language: str) -> None:
    page = table("turn", language)
    assert cut(page) == NOTHING
    page.locator(".table-header .menu-button").click()
    assert cut(page) == NOTHING
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert cut(page) == NOTHING


def test_what_is_cut_off_would_be_found(table: Callable[[str, str], Page]) -> None:
    page = table("turn", "en")
    page.evaluate("""() => {
        const narrow = new CSSStyleSheet();
        narrow.replaceSync(".actions button { flex: none !important; width: 30px !important; }");
        document.adoptedStyleSheets.push(narrow);
    }""")
    assert all(cut(page).values())
