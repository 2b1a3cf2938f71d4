"""Two people at browsers play to the end, and both are told that nobody could choose the deal."""

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PAGE
from tests.browser.rig import DESKTOP, PHONE, window
from tests.server.rig import Person, Server, make_game, serving
from tests.server.test_deal import finish
from trilhos.play.commitment import promise
from trilhos.play.noted import read_note
from trilhos.play.verify import verify

REVEALED = ["--reveal-seconds", "3600"]  # however long a slow machine's browser takes to open the page
NONCES = [secrets.token_hex(32), secrets.token_hex(32)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("deal")
    with serving(str(folder / "games.sqlite"), folder, "--page", str(PAGE), *REVEALED) as running:
        yield running


def arrive(browser: Browser, server: Server, game: str, chair: int, token: str, size: dict[str, object]) -> Page:
    """Somebody whose device has promised its secret number already, as joining by the page does."""
    page = window(browser, server, size)
    kept = {f"trilhos.seats.{game}": f'{{"chairs":{{"{chair}":"{token}"}},"at":1}}'}
    kept[f"trilhos.deal.{game}"] = f'{{"nonces":{{"{chair}":"{NONCES[chair]}"}}}}'
    page.add_init_script(f"for (const [k, v] of Object.entries({kept!r})) localStorage[k] ??= v")
    page.goto(f"/#/game/{game}")
    return page


def drawn(page: Page, number: int) -> None:
    """Wait until a page shows a game's last entry: as long as it gets on, a slow machine may take its time."""
    shown = 0
    while shown < number:
        page.wait_for_function(
            "(before) => document.querySelector(`[data-number]`)?.dataset.number > before", arg=shown
        )
        shown = int(page.locator("[data-number]").get_attribute("data-number") or 0)


def test_both_are_told_that_nobody_could_choose_the_deal(browser: Browser, server: Server, tmp_path: Path) -> None:
    chairs = [{"kind": "you", "name": name, "promise": promise(NONCES[i])} for i, name in enumerate(("Ana", "Bia"))]
    made = make_game(server, "usa", chairs)
    people = [Person(server, made["game"], made["tokens"][chair]) for chair in ("0", "1")]
    pages = [
        arrive(browser, server, made["game"], chair, made["tokens"][str(chair)], size)
        for chair, size in enumerate((DESKTOP, PHONE))
    ]
    for page in pages:  # the pages reveal by themselves, and the game starts
        page.wait_for_selector("[data-number]")
    assert people[0].table()["about"]["status"] == "running"
    pages[1].goto("about:blank")  # one is back for the end: bots play on, and each move drawn twice takes long
    people[1].post("/resign", key="1")
    finish(people[0])
    pages[1].goto(f"/#/game/{made['game']}")
    for page in pages:
        drawn(page, people[0].table()["about"]["number"])
        expect(page.locator(".deal-verdict.fair")).to_contain_text("Nobody could choose this deal")
        expect(page.locator(".deal-verdict.fair")).to_contain_text("Ana, Bia")
        with page.expect_download() as kept:  # what the page noted is what `trilhos verify` asks for
            page.locator(".deal-verdict button").click()
        note, file = tmp_path / "note.json", tmp_path / "game.json"
        kept.value.save_as(note)
        file.write_text(people[0].get("/save").text, encoding="utf-8")
        assert verify(file, read_note(note)).proven


def test_a_friend_who_sits_down_by_the_page_takes_part(browser: Browser, server: Server) -> None:
    made = make_game(server, "usa", [{"kind": "bot", "bot": "greedy"}, {"kind": "link"}])
    page = window(browser, server, DESKTOP)
    page.goto(f"/#/game/{made['game']}/{made['tokens']['1']}")
    page.locator(".join-line button[type=submit]").click()
    page.wait_for_selector("[data-number]")
    [told] = [entry for entry in Person(server, made["game"]).get("/events").json() if entry["type"] == "started"]
    assert told["data"]["missing"] == []
    assert Person(server, made["game"], made["tokens"]["1"]).get().status_code == 401  # the link is void
