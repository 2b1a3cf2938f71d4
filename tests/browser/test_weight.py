"""What a newcomer's browser fetches from the first page to the first board, land and letters included."""

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.rig import DESKTOP, PHONE, window
from tests.server.rig import Server, new_game, patiently
from trilhos.boards import EDITIONS

LIMIT = 300_000  # bytes, packed as they were sent
LETTERS = ("alegreya-sans-500", "alegreya-sans-700", "alegreya-sans-800", "spectral-sc-500")
FETCHED = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .map(({ name, encodedBodySize, responseEnd }) => [name, encodedBodySize, responseEnd])"""
QUIET = "() => document.fonts.status === 'loaded'"


def fetched(page: Page, *last: str) -> dict[str, int]:
    """What was fetched, with the bytes of each, once what comes last is there, and nothing more comes."""
    before: object = None
    for _ in patiently():
        now = page.evaluate(FETCHED)
        there = all(any(part in name for name, _, _ in now) for part in last)
        if there and now == before and page.evaluate(QUIET) and all(end > 0 for _, _, end in now):
            return {name: size for name, size, _ in now}
        before = now
    raise AssertionError("unreachable")


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_a_first_board_is_small(server: Server, browser: Browser, edition: str) -> None:
    page = window(browser, server, PHONE)
    page.goto("/")
    page.locator(f"label:has(input[name=edition][value={edition}])").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(f"#{edition}-land")).to_be_attached()
    files = fetched(page, *LETTERS, f"{EDITIONS[edition].address}/scenery")
    assert sum(name.endswith(".woff2") for name in files) == len(LETTERS)
    assert 100_000 < sum(files.values()) < LIMIT, files


def test_all_that_a_game_needs_is_asked_for_at_once(server: Server, browser: Browser) -> None:
    """Nothing of it waits for the code of the page: that is held back here until all the rest was asked for."""
    person = new_game(server)[0]
    page = window(browser, server, DESKTOP)
    held: list[Route] = []
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.route("**/assets/page-*.js", lambda route: held.append(route))
    page.goto(f"/#/game/{person.game}", wait_until="commit")
    board = person.table()["about"]["board"]
    for _ in patiently():
        page.evaluate("() => 0")  # lets what happened be told
        wanted = ["/words-en-", "/GamePage-", f"{person.game}/news", f"/boards/{board}", f"/{board}/scenery"]
        if held and all(any(part in url for url in asked) for part in wanted):
            break
    assert not any(part in url for part in ("rules-", "words-pt-BR", "/picture") for url in asked)
    held[0].continue_()
    expect(page.locator("[data-number]")).to_be_visible()
