"""The club at real browsers: members on several devices, rated games, groups, and what is told when a key is void."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PAGE
from tests.browser.rig import DESKTOP, PHONE, fits, window
from tests.browser.test_accessibility import COLOURS, faults
from tests.browser.test_pages import seat
from tests.server.clubs import Member, done, finish, join, open_game
from tests.server.rig import Person, Server, serving
from trilhos.server.storage.database import connect
from trilhos.server.storage.tables_club import PASSES

KEPT = "() => JSON.parse(localStorage.getItem('trilhos.club'))"
HELD = "(game) => JSON.parse(localStorage.getItem(`trilhos.seats.${game}`))"
FRONT = "() => dispatchEvent(new Event('focus'))"  # what a browser says when somebody comes back to the window


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("club")
    free = [word for name in ("member", "pass", "token") for word in ("--limit", f"{name}=9999/9999")]
    with serving(str(folder / "games.sqlite"), folder, "--page", str(PAGE), *free) as running:
        yield running


def device(browser: Browser, member: Member, size: dict[str, Any]) -> Page:
    """A window of a device that is in the club."""
    page = window(browser, member.server, size)
    kept = json.dumps({"key": member.key, "name": member.me["me"]["name"], "tag": member.tag})
    page.goto("/")
    page.evaluate("(kept) => localStorage.setItem('trilhos.club', kept)", kept)
    page.goto("/#/club")
    page.reload()
    expect(page.locator(".club-desk")).to_be_visible()
    return page


def joined(page: Page, name: str) -> None:
    """By the form of the club's page."""
    page.get_by_placeholder("Your name").fill(name)
    page.get_by_role("button", name="Join", exact=True).click()


def member_of(page: Page, server: Server) -> Member:
    """The same device, asking by itself."""
    kept = page.evaluate(KEPT)
    return Member(server, {"key": kept["key"], "device": "", "member": {"tag": kept["tag"]}})


def person_at(page: Page, server: Server, game: str) -> Person:
    """Who sits at this device."""
    chairs = page.evaluate(HELD, game)["chairs"]
    return Person(server, game, next(iter(chairs.values())))


def game_at(page: Page) -> str:
    expect(page).to_have_url(re.compile("#/game/"))
    return page.url.split("#/game/")[1]


def rated_table_for_two(ana: Page) -> None:
    """Made on the first page."""
    ana.goto("/#/")
    ana.get_by_role("radio", name="2 players").check()
    seat(ana, 2, "A friend, by link")
    ana.locator(".extras summary").click()
    ana.get_by_label("It counts for the rating").check()
    ana.get_by_role("button", name="Open the table and invite").click()


def next_board(ana: Page, bia: Page, game: str) -> None:
    """One press here, one there, and both play it."""
    ana.locator(".club-group [data-next]").click()
    following = game_at(ana)
    assert following != game
    expect(ana.locator(".lobby h1")).not_to_have_text("USA")
    bia.goto("/#/")
    expect(bia.locator(".club-link-panel")).to_contain_text("one waits for you")
    bia.locator(".club-link-panel a").click()
    expect(bia.locator(f"[data-game='{following}']")).to_contain_text("chair kept")
    assert fits(bia)
    assert faults(bia) == []
    bia.locator(f"[data-game='{following}']").click()  # and sits down by it
    for page in (ana, bia):
        expect(page.locator("[data-number]")).to_be_visible()


def test_from_a_rated_game_with_a_newcomer_to_the_next_board(club: Server, browser: Browser) -> None:
    ana = window(browser, club, DESKTOP)
    ana.goto("/")
    ana.locator(".extras summary").click()
    expect(ana.get_by_label("It counts for the rating")).to_be_disabled()
    ana.get_by_role("link", name="Join the club").click()
    joined(ana, "Ana")
    expect(ana.locator(".club-games")).to_contain_text("None right now")
    assert faults(ana) == []
    rated_table_for_two(ana)
    game = game_at(ana)
    expect(ana.locator(".lobby")).to_contain_text("counts for the rating")
    expect(ana.locator(".lobby")).to_contain_text("You sit here as Ana of the club")

    bia = window(browser, club, PHONE)
    bia.goto(f"/#/game/{game}")
    expect(bia.get_by_role("button", name="Sit down")).to_have_count(0)
    assert faults(bia) == []
    bia.get_by_role("link", name="Join the club").click()
    joined(bia, "Bia")
    bia.get_by_role("button", name="Sit down").click()
    for page in (ana, bia):
        expect(page.locator("[data-number]")).to_be_visible()
    expect(ana.locator(".table-header h1")).to_contain_text("rated")
    finish([person_at(page, club, game) for page in (ana, bia)])

    ana.get_by_role("button", name="Skip").or_(ana.locator("[data-group-of-game]")).first.click()
    if "#/club" not in ana.url:
        ana.locator("[data-group-of-game]").click()
    member_of(ana, club).history(1)
    ana.evaluate(FRONT)
    met = ana.locator(f"[data-met='{member_of(bia, club).tag}'] td")
    expect(met).to_have_count(4)
    expect(met.first).to_have_text("1")
    expect(met.last).to_contain_text("±")
    expect(ana.locator(".club-rating")).to_contain_text("after one game that counts")
    expect(ana.locator(".club-played")).to_contain_text("rated")
    assert fits(ana)
    assert faults(ana) == []
    ana.emulate_media(color_scheme="dark")
    expect(ana.locator("html[data-theme=dark]")).to_be_attached()
    assert faults(ana, COLOURS) == []

    next_board(ana, bia, game)


def test_a_second_device_comes_in_by_code_takes_the_seat_and_is_taken_out(club: Server, browser: Browser) -> None:
    ana, bia = join(club, "Ana"), join(club, "Bia")
    game = open_game(ana, bia)[0].game
    desk, phone = device(browser, ana, DESKTOP), window(browser, club, PHONE)
    desk.locator(f"[data-game='{game}']").click()
    expect(desk.locator("[data-number]")).to_be_visible()
    desk.go_back()
    phone.goto("/#/club")
    phone.get_by_label("Code from another device of yours").fill("0000-0000")
    phone.get_by_role("button", name="Let in").click()
    expect(phone.get_by_role("alert")).to_contain_text("not good any more")
    desk.locator("[data-pass]").click()
    assert faults(desk) == []
    code = desk.locator(".club-typed code").inner_text()
    phone.get_by_label("Code from another device of yours").fill(code.lower().replace("-", " "))
    phone.get_by_role("button", name="Let in").click()
    expect(desk.get_by_role("dialog")).to_contain_text("Your other device is in")
    desk.keyboard.press("Escape")
    expect(desk.locator("[data-device]")).to_have_count(2)

    desk.locator(f"[data-game='{game}']").click()
    expect(desk.locator("[data-number]")).to_be_visible()
    phone.locator(f"[data-game='{game}']").click()  # the seat goes to the phone ...
    expect(phone.locator("[data-number]")).to_be_visible()
    desk.locator("[data-bring]").click()  # ... comes back ...
    expect(desk.locator("[data-number]")).to_be_visible()
    expect(phone.locator("[data-bring]")).to_be_visible()
    phone.locator("[data-bring]").click()  # ... and is at the phone in the end
    expect(phone.locator("[data-number]")).to_be_visible()

    desk.goto("/#/club")
    desk.locator("[data-device]", has_not_text="this one").get_by_role("button", name="Remove").click()
    desk.locator("[data-yes]").click()
    expect(desk.locator("[data-device]")).to_have_count(1)
    phone.goto("/#/club")
    phone.reload()
    expect(phone.get_by_role("alert")).to_contain_text("was in the club as Ana")
    assert faults(phone) == []
    phone.goto(f"/#/game/{game}")  # what it holds is there still
    expect(phone.locator("[data-number]")).to_be_visible()
    assert person_at(phone, club, game).table()["you"] == 0
    made = phone.evaluate(HELD, game)
    phone.goto("/#/")
    phone.get_by_role("button", name="Play", exact=True).click()  # without a word about the club
    expect(phone.locator("[data-number]")).to_be_visible()
    assert phone.evaluate(HELD, game) == made


def test_links_are_asked_about_and_end(club: Server, browser: Browser) -> None:
    """An invitation for a newcomer, a device's link that is over, and one that was opened at a device that is in."""
    ana = join(club, "Ana")
    group = ana.tell("/club/groups", name="Thursdays")["id"]
    secret, late = ana.tell(f"/club/groups/{group}/pass")["secret"], ana.tell("/club/passes")["secret"]
    eva = window(browser, club, PHONE)
    eva.goto(f"/#/club/group/{secret}")
    expect(eva.locator(".club-why")).to_contain_text("invited to a group")
    joined(eva, "Eva")
    expect(eva.locator(".club-group")).to_contain_text("Ana, Eva")
    expect(eva).to_have_url(re.compile("#/club$"))
    eva.goto(f"/#/club/device/{late}")
    expect(eva.locator(".club-errand")).to_contain_text("already, as Eva")
    engine = connect(club.database)
    with engine.begin() as connection:
        connection.execute(PASSES.update().values(until=1.0))
    engine.dispose()
    other = window(browser, club, DESKTOP)
    other.goto(f"/#/club/device/{late}")
    other.locator("[data-let-in]").click()
    expect(other.get_by_role("alert")).to_contain_text("not good any more")
    assert other.evaluate(KEPT) is None


def test_who_leaves_is_asked_and_deleted(club: Server, browser: Browser) -> None:
    ana, bia = join(club, "Quirina"), join(club, "Bia")
    finish(open_game(ana, bia, rated=True))
    ana.history(1)
    page = device(browser, ana, PHONE)
    expect(page.locator(".club-played")).to_be_visible()
    with page.expect_download() as kept:
        page.locator("[data-export]").click()
    assert json.loads(kept.value.path().read_text())["club"]["me"]["name"] == "Quirina"
    page.locator("[data-leave]").click()
    expect(page.get_by_role("dialog")).to_contain_text("Deleted: your name")
    assert faults(page) == []
    page.get_by_role("button", name="No", exact=True).click()
    expect(page.locator("[data-leave]")).to_be_visible()
    page.locator("[data-leave]").click()
    page.locator("[data-yes]").click()
    expect(page.get_by_role("heading", name="Join the club")).to_be_visible()
    assert page.evaluate(KEPT) is None
    assert ana.http.get("/club").status_code == 401
    hers = device(browser, bia, DESKTOP)
    expect(hers.locator(".club-played")).to_contain_text("Somebody")
    expect(hers.locator(".club-played")).not_to_contain_text("Quirina")
    done(bia.http.get("/club"))
