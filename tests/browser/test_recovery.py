"""A server that goes away in the middle: the page says so, keeps what was done, and sends it exactly once."""

from playwright.sync_api import Browser, expect

from tests.browser.rig import DESKTOP, Screen
from tests.server.rig import Server, mover, new_game

BREAK_ONCE = """
window.WebSocket = class extends WebSocket {
    constructor(url) {
        super(url);
        this.addEventListener("message", () => { window.heard = true; });
    }
    send(said) {
        super.send(said);
        if (window.broken || !String(said).includes('"post"')) return;
        window.broken = true;
        this.close();  // what was sent still goes out; what is answered is not heard any more
    }
};
"""


def test_a_move_made_without_a_server_is_sent_once(server: Server, browser: Browser) -> None:
    people = new_game(server)
    for person in people:
        person.play("keep 1+2")
    person, table = mover(people)
    screen = Screen(browser, person, table["you"], DESKTOP)
    screen.open()
    screen.offers({choice["id"] for choice in table["legal"]})
    server.kill()
    expect(screen.page.locator(".toast")).to_contain_text("connection is lost")
    screen.page.keyboard.press("d")
    expect(screen.page.locator(".toast")).to_contain_text("One move is waiting")
    server.again()
    screen.caught_up(table["about"]["number"] + 1)
    expect(screen.page.locator(".toast")).to_have_count(0)
    done = [
        entry for entry in person.get("/events", after=table["about"]["number"]).json() if entry["type"] == "action"
    ]
    assert len(done) == 1


def test_a_move_whose_answer_is_lost_is_sent_again_and_played_once(server: Server, browser: Browser) -> None:
    people = new_game(server)
    for person in people:
        person.play("keep 1+2")
    person, table = mover(people)
    screen = Screen(browser, person, table["you"], DESKTOP)
    screen.page.add_init_script(BREAK_ONCE)
    screen.open()
    screen.offers({choice["id"] for choice in table["legal"]})
    screen.page.wait_for_function("window.heard")  # commands go over the live connection from now on
    screen.page.keyboard.press("d")
    before = table["about"]["number"]
    screen.settled(before)
    assert screen.page.evaluate("window.broken")
    later = person.get("/events", after=before).json()
    assert [entry["type"] for entry in later] == ["action"]


def test_a_stale_tab_recovers(server: Server, browser: Browser) -> None:
    """What somebody else did meanwhile is there, and the next move is for the table as it is now."""
    people = new_game(server)
    screen = Screen(browser, people[0], people[0].table()["you"], DESKTOP)
    screen.open()
    server.kill()
    server.again()
    for person in people:
        person.play("keep 1+2")
    table = people[0].table()
    screen.caught_up(table["about"]["number"])
    screen.offers({choice["id"] for choice in table["legal"]})
    assert screen.number() == table["about"]["number"]
