"""Who zooms in sees the board grow, and a finer land; names stay as large as they were."""

from playwright.sync_api import Browser, expect

from tests.browser.rig import DESKTOP, at_rest, window
from tests.server.rig import Server, new_game

WIDTH = "() => document.querySelector('.board .layer').getBoundingClientRect().width"
LETTERS = """() => [...document.querySelectorAll(".board .labels text")]
    .map((name) => [name.textContent, name.getBoundingClientRect().height])"""


def test_names_keep_their_size_and_the_finer_land_comes_when_it_is_wanted(server: Server, browser: Browser) -> None:
    page = window(browser, server, DESKTOP)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"/#/game/{new_game(server)[0].game}")
    expect(page.locator(".board [id$=-land]")).to_be_attached()
    at_rest(page)
    wide, letters = page.evaluate(WIDTH), dict(page.evaluate(LETTERS))
    assert not any(url.endswith("/finer") for url in asked)
    board = page.locator(".board").bounding_box()
    assert board
    page.mouse.move(board["x"] + board["width"] / 2, board["y"] + board["height"] / 2)
    page.mouse.wheel(0, -600)
    expect(page.locator(".board [id$=-finer]")).to_be_attached()
    at_rest(page)
    assert page.evaluate(WIDTH) > 2 * wide
    now = dict(page.evaluate(LETTERS))
    assert [name for name, high in now.items() if not 0.85 < high / letters[name] < 1.15] == []
    assert sum(url.endswith("/finer") for url in asked) == 1
