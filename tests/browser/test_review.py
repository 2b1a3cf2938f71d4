"""The review of a game that is over, from its end to a study; and hints, where they are wanted."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PAGE
from tests.browser.rig import DESKTOP, PHONE, window
from tests.browser.test_accessibility import faults
from tests.golden.make import GAMES
from tests.server import plain
from tests.server.rig import Server, make_game, people_of, serving
from trilhos.boards import EDITIONS
from trilhos.play.record import load, to_record


@pytest.fixture(scope="module")
def reviewing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("reviewing")
    with serving(str(folder / "games.sqlite"), folder, "--page", str(PAGE), "--review-samples", "2") as running:
        yield running


@pytest.mark.parametrize("board", EDITIONS)
def test_a_game_from_a_file_is_reviewed_and_played_on(reviewing: Server, browser: Browser, board: str) -> None:
    save = to_record(load(GAMES / f"{board}-2.json"))
    made = plain.post(f"{reviewing.url}/api/games/import", json={"save": save}).json()
    page = window(browser, reviewing, DESKTOP)
    page.goto(f"/#/review/{made['game']}")
    page.locator("[data-ask]").click()
    expect(page.locator(".asking progress")).to_be_visible()
    page.goto("/")  # a closed tab ends nothing
    page.goto(f"/#/review/{made['game']}")
    expect(page.locator("[data-move]")).to_be_visible()
    assert faults(page) == []

    page.locator("[data-next-mark], [data-turn]").last.click()
    number = page.locator("[data-move]").get_attribute("data-move")
    expect(page.locator(f"[data-move='{number}'] [data-option][aria-pressed=true]")).to_have_count(1)
    page.wait_for_function("(number) => location.hash.endsWith(`/${number}`)", arg=number)

    phone = window(browser, reviewing, PHONE)
    phone.goto(page.url)  # the link leads to the same move
    expect(phone.locator(f"[data-move='{number}']")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(phone) == []

    page.locator("[data-study]").click()
    expect(page.locator("[data-number]").first).to_be_visible()
    assert made["game"] not in page.url


def test_hints_are_there_only_where_they_were_agreed(reviewing: Server, browser: Browser) -> None:
    two = [{"kind": "you", "name": "Ana"}, {"kind": "bot", "bot": "greedy"}]
    for hints in (True, False):
        made = make_game(reviewing, "usa", two, hints=hints)
        [ana] = people_of(reviewing, made)
        if not hints:  # who asks without the page is refused, too
            forced = ana.post("/hint", expected=ana.table()["about"]["number"])
            assert (forced.status_code, forced.json()["error"]) == (403, "hints-not-agreed")
        page = window(browser, reviewing, DESKTOP)
        page.goto(f"/#/game/{ana.game}/{ana.token}")
        expect(page.locator("[data-number]").first).to_be_visible()
        if hints:
            page.locator("[data-hint]").click()
            expect(page.locator("[data-tip]")).to_be_visible()
            expect(page.locator("dialog [data-move]")).to_have_count(0)
            assert faults(page) == []
            page.locator("[data-full]").click()
            expect(page.locator("dialog [data-move]")).to_be_visible()
        else:
            expect(page.locator("[data-hint]")).to_have_count(0)
