"""A big screen for everybody in the room: what a spectator gets and nothing more, and it looks after itself."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, WebSocket, expect

from tests.browser.choose import choose
from tests.browser.positions import late
from tests.browser.rig import Screen, window
from tests.browser.test_actions import all_sit
from tests.golden.make import GAMES
from tests.server.rig import Live, Person, Server, make_game, people_of
from trilhos.play.record import load, to_record

FULL_HD: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}


class BigScreen(Screen):
    """A window at a game's big screen, in a browser that holds all seats of that game; what it says and hears."""

    def __init__(self, browser: Browser, people: list[Person]) -> None:
        super().__init__(browser, people[0], None, FULL_HD)
        held = {person.table()["you"]: person.token for person in people}
        key, kept = f"trilhos.seats.{people[0].game}", json.dumps({"chairs": held, "host": people[0].token, "at": 1})
        self.page.add_init_script(f"localStorage.setItem({json.dumps(key)}, {json.dumps(kept)})")
        self.asked: list[str] = []
        self.said: list[str] = []
        self.heard: list[str] = []
        self.page.on("request", self._note)
        self.page.on("websocket", self._listen)

    def _note(self, request: Request) -> None:
        self.asked.append(json.dumps({"url": request.url, **request.headers, "body": request.post_data}))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.said.append(str(frame)))
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def open(self) -> None:
        self.page.goto(f"/#/game/{self.person.game}/tv")


def play(people: list[Person]) -> bool:
    """One more move by whoever it is up to; whether there was one."""
    for person in people:
        table = person.table()
        if table["legal"]:
            choice = choose(table["legal"])
            assert person.act(choice["id"], table["about"]["number"]).status_code == 200
            return True
    return False


def test_it_gets_what_a_spectator_without_keys_gets_byte_for_byte(server: Server, browser: Browser) -> None:
    people = all_sit(server, late("usa", 12))
    screen = BigScreen(browser, people)
    screen.open()
    expect(screen.page.locator("[data-number]")).to_be_visible()
    screen.page.wait_for_function("() => document.querySelector('.tv-tools')")
    number = people[0].table()["about"]["number"]
    screen.caught_up(number)
    spectator = Person(server, people[0].game).live(after=number)
    _news(spectator)
    told = [_news(spectator) for _ in range(6) if play(people)]
    screen.caught_up(people[0].table()["about"]["number"])
    news = [frame for frame in screen.heard if json.loads(frame).get("number", 0) > number]
    assert told == news
    for person in people:  # no key of this browser has left it, and none is shown
        assert person.token
        assert not any(person.token in words for words in (*screen.asked, *screen.said, screen.page.content()))
    assert not any("authorization" in request for request in screen.asked)
    table = screen.page.locator(".table")
    expect(table.locator(".table-own, [data-action], .sheet")).to_have_count(0)
    assert screen.faults == []


def _news(line: Live) -> str:
    """The next news; everybody is also told when the big screen comes."""
    while json.loads(frame := line.raw())["type"] != "news":
        pass
    return frame


def test_it_mends_itself_and_comes_to_the_end_of_the_game_without_a_key(server: Server, browser: Browser) -> None:
    people = all_sit(server, late("world", 8))
    screen = BigScreen(browser, people)
    screen.open()
    expect(screen.page.locator("[data-number]")).to_be_visible()
    server.kill()
    expect(screen.page.locator(".toast")).to_contain_text("connection is lost")
    server.again()
    expect(screen.page.locator(".toast")).to_have_count(0)
    assert play(people)
    screen.caught_up(people[0].table()["about"]["number"])
    assert _fills(screen.page)
    screen.page.reload()
    while play(people):
        pass
    expect(screen.page.locator(".tv-finale")).to_be_visible()
    expect(screen.page.locator(".show-now h3")).to_be_visible()  # the count goes on by itself
    assert people[0].post("/rematch", key="again").status_code == 200
    expect(screen.page.locator(".tv-lobby, .table")).to_be_visible()  # of the next game
    assert screen.page.url.endswith(f"{people[0].table()['about']['rematch']}/tv")
    assert screen.faults == []


def _fills(page: Page) -> bool:
    """The board has more than six tenths of the screen, and nothing runs out of it."""
    part, high, wide = page.evaluate(
        """() => {
            const board = document.querySelector(".board svg").getBoundingClientRect();
            const { scrollHeight, scrollWidth } = document.documentElement;
            return [(board.width * board.height) / (innerWidth * innerHeight), scrollHeight, scrollWidth];
        }"""
    )
    return bool(part > 0.6 and (high, wide) == (1080, 1920))


def test_five_long_names_are_counted_within_the_screen(server: Server, browser: Browser) -> None:
    save = to_record(load(GAMES / "lakes-5.json"))
    save["names"] = [f"{letter * 11} {letter * 11}" for letter in "ABCDW"]
    screen = BigScreen(browser, all_sit(server, save))
    screen.page.clock.install()
    screen.open()
    expect(screen.page.locator(".show-now h3")).to_be_visible()
    screen.page.clock.run_for(200_000)  # the show is over
    expect(screen.page.locator(".tv-network")).to_be_visible()
    right = "(cells) => Math.max(...cells.map((cell) => cell.getBoundingClientRect().right))"
    panel = screen.page.locator(".tv-count .panel").first.evaluate("(one) => one.getBoundingClientRect().right")
    assert (
        screen.page.locator(".tv-count td, .tv-count th").evaluate_all(right) <= panel <= FULL_HD["viewport"]["width"]
    )
    assert screen.faults == []


def test_chairs_fill_before_the_game(server: Server, browser: Browser) -> None:
    made = make_game(server, chairs=[{"kind": "you", "name": "Ana"}, {"kind": "open"}])
    ana = people_of(server, made)[0]
    screen = BigScreen(browser, [ana])
    screen.open()
    chairs = screen.page.locator(".tv-chairs li")
    expect(chairs).to_have_text(["Ana", "free chair: whoever comes first"])
    expect(screen.page.locator(".qr")).to_be_visible()
    Person(server, ana.game).sit("Bia")
    expect(screen.page.locator("[data-number]")).to_be_visible()  # everybody sits: it has begun
    expect(screen.page.locator(".player")).to_have_count(2)
    assert screen.faults == []


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("{shut}/tv", "not open to spectators"),
        ("{shut}/hand", "not open to spectators"),
        ("nowhere/tv", "no such game"),
        ("nowhere/hand", "no such game"),
        ("%3Cimg%20src=x%3E/tv", "no such game"),
        ("{slow}/hand", "no seat in this game"),
    ],
)
def test_where_there_is_nothing_to_show_a_sentence_says_why(
    server: Server, browser: Browser, address: str, sentence: str
) -> None:
    chairs = [{"kind": "you", "name": "Ana"}, {"kind": "you", "name": "Bia"}]
    games = {
        "shut": make_game(server, chairs=chairs, spectators=False)["game"],
        "slow": make_game(server, chairs=chairs, grace=86_400)["game"],
    }
    page = window(browser, server, FULL_HD)
    page.goto(f"/#/game/{address.format(**games)}")
    expect(page.get_by_role("alert")).to_contain_text(sentence)
    expect(page.get_by_role("link", name="first page")).to_be_visible()
