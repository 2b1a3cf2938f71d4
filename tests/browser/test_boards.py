"""A board that no file of the project contains: chosen, played, saved, and replayed where nobody has seen it."""

import json
import os
import secrets
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.boards.small import small
from tests.browser.choose import choose
from tests.browser.conftest import PAGE
from tests.browser.hands import Finger, Mouse, Pointer
from tests.browser.rig import DESKTOP, OFFERED, PHONE, SENT, at_rest, fits, window
from tests.server.rig import Person, patiently, serving

HOSTILE = ["<script>fall()</script>", "<svg onload=fall()>", '"><img src=x onerror=fall()>', "{ $name } &amp; Ж" * 2]
BY_HAND = 8  # moves on the page, then the rest as a program makes them
LONG = "Бесконечнодлинноеназваниегородаиещёнемно"


def strange(id: str) -> dict[str, Any]:
    """Names in other scripts, as long as they can be, and some that would do harm if they weren't shown as text."""
    board = small()
    names = dict(zip(["Ay", "Bee", "Cee", "Alone"], [*HOSTILE[:3], LONG], strict=True))
    for city in board["cities"]:
        city["name"] = names.get(city["name"], city["name"])
    for route in board["routes"]:
        route |= {end: names.get(route[end], route[end]) for end in "ab"}
    for ticket in board["tickets"]:
        ticket["cities"] = [names.get(city, city) for city in ticket["cities"]]
    words = {"title": f"Звезда {id[:6]}", "about": HOSTILE[3]}
    return {**board, "id": id, "words": {"ru": words}}


def guarded(page: Page) -> list[str]:
    """What must not happen: a name that is run, a page that fails."""
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.on("dialog", lambda dialog: faults.append(dialog.message))  # it stays open, and stops the page
    return faults


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_board_from_a_folder_is_played_saved_and_replayed_elsewhere(
    browser: Browser, tmp_path: Path, size: dict[str, Any]
) -> None:
    id = f"b{secrets.token_hex(8)}"
    folder = tmp_path / "boards"
    folder.mkdir()
    board = strange(id)
    (folder / "one.json").write_text(json.dumps(board), encoding="utf-8")
    (folder / "broken.json").write_text(json.dumps({**board, "id": "x", "routes": []}), encoding="utf-8")
    with serving(str(tmp_path / "g.sqlite"), tmp_path, "--boards", str(folder), "--page", str(PAGE)) as server:
        page = window(browser, server, size)
        faults = guarded(page)
        page.goto("/")
        choice = page.locator(f"label:has(input[value={id}])")
        expect(choice).to_contain_text(board["words"]["ru"]["title"])
        expect(choice).to_contain_text(HOSTILE[3])
        expect(choice.locator("svg.board-picture")).to_be_visible()
        choice.click()
        page.get_by_role("button", name="Play", exact=True).click()
        expect(page.locator("[data-number]")).to_be_visible()
        at_rest(page)
        shown = page.locator(".board .labels").first
        for name in (*HOSTILE[:3], LONG):
            expect(shown).to_contain_text(name)
        game = page.url.split("/game/")[1].split("/")[0]
        held = json.loads(page.evaluate(f"localStorage['trilhos.seats.{game}']"))
        person = Person(server, game, held["chairs"]["0"])
        hand, by_hand = (Finger if size is PHONE else Mouse)(page), 0
        while (table := person.table())["about"]["status"] != "finished":
            if table["legal"] and by_hand < BY_HAND:
                move(page, person, hand)
                by_hand += 1
            elif table["legal"]:
                person.act(table["legal"][0]["id"])
        expect(page.locator("[data-number]").or_(page.locator(".finale, .count-page")).first).to_be_attached()
        (folder / "one.json").unlink()
        save = tmp_path / "saved.json"
        save.write_text(json.dumps(person.get("/save").json()), encoding="utf-8")
        assert fits(page)
        assert faults == []
        assert "broken.json" in server.log.read_text(encoding="utf-8")
        assert server.stop() == 0
    # Nothing is wrong, and nothing more can be proved without what players noted (code 3).
    assert clean("verify", str(save), "--commitment", table["about"]["commitment"], folder=tmp_path) == 3
    assert clean("replay", str(save), folder=tmp_path) == 0


def move(page: Page, person: Person, hand: Pointer) -> None:
    """The page offers what is legal, and one of it is done there; it pays by itself for what it has claimed."""
    table = person.table()
    legal = {choice["id"] for choice in table["legal"]}
    for _ in patiently():
        if set(page.evaluate(OFFERED)) == legal and page.evaluate(SENT):
            break
    hand.do(choose(table["legal"]))
    for _ in patiently():
        if person.table()["about"]["number"] > table["about"]["number"] and page.evaluate(SENT):
            return


def clean(*words: str, folder: Path) -> int:
    """The code of a command in a process of its own, in a home where nothing was ever played."""
    home = folder / "home"
    home.mkdir(exist_ok=True)
    done = subprocess.run(
        [sys.executable, "-m", "trilhos.cli", *words],
        cwd=home,
        env={**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home), "TRILHOS_LANG": "en"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    return done.returncode


def test_a_page_that_was_open_goes_on_when_its_board_has_changed(browser: Browser, tmp_path: Path) -> None:
    id = f"b{secrets.token_hex(8)}"
    file = tmp_path / "boards" / "one.json"
    file.parent.mkdir()
    file.write_text(json.dumps(strange(id)), encoding="utf-8")
    options = ["--boards", str(file.parent), "--page", str(PAGE)]
    with serving(str(tmp_path / "g.sqlite"), tmp_path, *options) as server:
        page = window(browser, server, DESKTOP)
        page.goto("/")
        page.locator(f"label:has(input[value={id}])").click()
        page.get_by_role("button", name="Play", exact=True).click()
        expect(page.locator("[data-number]")).to_be_visible()
        file.write_text(json.dumps({**strange(id), "words": {"ru": {"title": "Another"}}}), encoding="utf-8")
        other = window(browser, server, DESKTOP)
        for _ in patiently():
            other.goto("/")
            if "Another" in other.locator(f"label:has(input[value={id}])").inner_text():
                break
        page.reload()
        expect(page.locator(".table-header h1")).to_contain_text("Звезда")
