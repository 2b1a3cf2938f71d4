"""Browsers that can't show the page, and parts of it that don't come: it mends itself, or says what to do."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.rig import DESKTOP, PHONE, window
from tests.server.rig import Server, new_game
from trilhos.text import LANGUAGES, Text

PUBLIC = Path(__file__).parents[2] / "web" / "public"
MISSING = {
    "modules": "delete HTMLScriptElement.prototype.noModule",
    "dialogs": "delete window.HTMLDialogElement",
    "heights": "const ask = CSS.supports; CSS.supports = (name, value) => value !== '1dvh' && ask(name, value)",
}


def says(page: Page, key: str) -> None:
    """In all languages: where the page can't run, nobody knows which one is wanted."""
    for language in LANGUAGES:
        expect(page.locator(f"p[lang={language}]", has_text=Text(language)(key))).to_be_visible()


@pytest.mark.parametrize("lacking", MISSING)
def test_a_browser_that_is_too_old_is_told(server: Server, browser: Browser, lacking: str) -> None:
    page = window(browser, server, PHONE)
    page.add_init_script(MISSING[lacking])
    page.goto("/")
    says(page, "unready-too-old")


def test_any_browser_can_read_what_says_so() -> None:
    script = re.sub(r"//.*", "", (PUBLIC / "old-browser.js").read_text(encoding="utf-8"))
    assert "too-old" in script
    assert re.findall(r"=>|\b(?:const|let|class|async)\b|`|\?\?|\?\.|\.\.\.", script) == []


def test_a_browser_that_is_new_enough_isnt_told(server: Server, browser: Browser) -> None:
    page = window(browser, server, PHONE)
    page.goto("/")
    expect(page.locator(".home")).to_be_visible()
    for hidden in ("#too-old", "#not-loaded"):
        expect(page.locator(hidden)).to_be_hidden()


def test_without_scripts_it_is_said_that_they_are_needed(server: Server, browser: Browser) -> None:
    page = window(browser, server, {**PHONE, "java_script_enabled": False})
    page.goto("/")
    says(page, "unready-no-scripts")


@pytest.mark.parametrize("part", ["first", "page", "words-en"])
def test_without_its_code_or_its_words_the_page_says_so(server: Server, browser: Browser, part: str) -> None:
    page = window(browser, server, DESKTOP)
    page.route("**/health", lambda route: route.abort())
    page.route(f"**/assets/{part}-*.js", lambda route: route.abort())
    page.goto("/")
    says(page, "unready-not-loaded")


@pytest.mark.parametrize("part", ["GamePage", "words-en", "page"])
def test_a_part_that_is_gone_is_fetched_with_a_new_page(server: Server, browser: Browser, part: str) -> None:
    """As after an update of the server: the file of the old page is there no more, that of the new one is."""
    page = window(browser, server, DESKTOP)
    asked: list[str] = []

    def gone_once(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(status=404, body="") if len(asked) == 1 else route.continue_()

    page.route(f"**/assets/{part}-*.js", gone_once)
    page.goto(f"/#/game/{new_game(server)[0].game}")
    expect(page.locator("[data-number]")).to_be_visible()
    assert len(asked) > 1


def test_a_part_that_was_lost_with_the_line_comes_when_the_line_is_back(server: Server, browser: Browser) -> None:
    page = window(browser, server, DESKTOP)
    page.goto("/")
    expect(page.locator(".home")).to_be_visible()
    line = Line(page, "**/health", "**/assets/RulesBook-*.js")
    page.locator(".rules-link").click()
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    line.lost = False
    expect(page.locator(".rules h2").first).to_be_visible()


class Line:
    """The way to the server; while it is lost, some requests come to nothing."""

    def __init__(self, page: Page, *patterns: str) -> None:
        self.lost = True
        for pattern in patterns:
            page.route(pattern, self._carry)

    def _carry(self, route: Route) -> None:
        route.abort() if self.lost else route.continue_()
