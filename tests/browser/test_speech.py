"""Characters at a real table: what they say is read while they play, and one press ends it."""

from playwright.sync_api import Browser, expect

from tests.browser.choose import choose
from tests.browser.rig import DESKTOP, Screen, window
from tests.browser.test_accessibility import faults
from tests.golden.make import GAMES
from tests.server import plain
from tests.server.rig import Person, Server, make_game
from trilhos.play.record import load, to_record

COMPANY = ("marcus", "joaquim", "emil")


def test_characters_speak_of_what_has_happened_until_they_are_hushed(server: Server, browser: Browser) -> None:
    bots = [{"kind": "bot", "bot": bot, "name": bot.title()} for bot in COMPANY]
    made = make_game(server, "usa", [{"kind": "you", "name": "Ana"}, *bots])
    person = Person(server, made["game"], made["tokens"]["0"])
    screen = Screen(browser, person, 0, DESKTOP)
    screen.open()
    screen.caught_up(person.table()["about"]["number"])
    bubble = screen.page.locator(".speech-bubble")
    while not bubble.count():
        assert _moved(person, screen), "nobody has said a word in a whole game"
    expect(bubble.locator("svg").first).to_be_visible()
    assert bubble.inner_text().strip()
    bubble.locator("button").click()
    for _ in range(3):
        expect(bubble).to_have_count(0)
        _moved(person, screen)
    assert screen.faults == []


def _moved(person: Person, screen: Screen) -> bool:
    """The next move of the person, by their page's server, once the page has shown all before it; False at the end."""
    for _ in range(600):
        table = person.table()
        if table["result"] is not None:
            return False
        screen.caught_up(table["about"]["number"])
        if table["legal"]:
            person.play(choose(table["legal"])["id"])
            return True
    raise AssertionError("it is never Ana's turn")


def test_under_the_count_bots_say_what_became_of_their_plans_until_they_are_hushed(
    server: Server, browser: Browser
) -> None:
    save = to_record(load(GAMES / "usa-3.json"))
    bots = ["link", "bia", "hard"]
    made = plain.post(f"{server.url}/api/games/import", json={"save": save, "seats": bots}).json()
    told = Person(server, made["game"]).get("/afterwords").json()
    assert [one["seat"] for one in told] == [1, 2]
    page = window(browser, server, DESKTOP)
    page.goto(f"/#/game/{made['game']}")
    for one in told:
        expect(page.locator(".farewell")).to_contain_text(one["said"])
    assert faults(page) == []
    page.evaluate("() => localStorage.setItem('trilhos.settings', JSON.stringify({ lines: false }))")
    page.reload()
    expect(page.locator(".count")).to_be_visible()
    expect(page.locator(".farewell")).to_have_count(0)
