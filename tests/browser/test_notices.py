"""Notices of one's turn, through the page: given, tried and told; the worker that shows them; how a failure looks."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, Worker, expect

from tests.browser.conftest import PAGE
from tests.browser.rig import DESKTOP, PHONE, Screen, window
from tests.browser.test_accessibility import faults
from tests.server import plain
from tests.server.notified import HOME, play_turn, playing, sql
from tests.server.postbox import Postbox, receiving_mail
from tests.server.pushed import Browser as Sealed
from tests.server.receiver import Receiver, receiving
from tests.server.rig import Person, Server, new_game, patiently, serving
from trilhos.server.heralds.store import MOST_FAILURES

# The browser of the tests has no push service: a subscription of the tests' own stands in for one of it.
SUBSCRIBED = """(given) => {
    const options = { applicationServerKey: null };
    const unsubscribe = async () => localStorage.removeItem("test.subscribed");
    const found = () => localStorage.getItem("test.subscribed") === null ? null
        : { ...given, options, unsubscribe, toJSON: () => given };
    PushManager.prototype.getSubscription = async () => found();
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        const raw = atob(applicationServerKey.replaceAll("-", "+").replaceAll("_", "/"));
        options.applicationServerKey = Uint8Array.from(raw, (letter) => letter.charCodeAt(0)).buffer;
        localStorage.setItem("test.subscribed", "yes");
        return found();
    };
    Notification.requestPermission = async () => "granted";
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
}"""
# Nor does it show notices: what the worker wants to be shown is written down, by the tag that makes one of several.
LISTENS = """() => {
    self.shown = new Map();
    registration.showNotification = async (title, { body, tag, data }) => {
        shown.set(tag, { title, body, tag, data });
    };
}"""
SHOWN = "() => [...self.shown.values()]"
PRESSED = """async (game) => {
    const [opened, waited] = [[], []];
    clients.openWindow = async (url) => opened.push(url);
    const event = new ExtendableEvent("notificationclick");
    const notification = { ...shown.get(game), close: () => shown.delete(game) };
    Object.defineProperties(event, {
        notification: { value: notification },
        waitUntil: { value: (work) => waited.push(work) },
    });
    dispatchEvent(event);
    await Promise.all(waited);
    return opened;
}"""


@pytest.fixture(scope="module")
def letters() -> Iterator[Postbox]:
    with receiving_mail() as running:
        yield running


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("telling")
    with serving(str(folder / "games.sqlite"), folder, "--page", str(PAGE), *HOME, "--push") as running:
        yield running


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as running:
        yield running


def open_notices(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Tell me when it's my turn").click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_address_is_given_tried_and_told(
    browser: Browser, telling: Server, receiver: Receiver, size: dict[str, object]
) -> None:
    people = playing(telling)
    screen = Screen(browser, people[1], people[1].table()["you"], size)
    screen.open()
    open_notices(screen.page)
    screen.page.get_by_label("Address for notices").fill(receiver.url)
    screen.page.get_by_role("button", name="Save", exact=True).click()
    screen.page.get_by_role("button", name="Try it now").click()
    expect(screen.page.get_by_role("status").filter(has_text="It has arrived")).to_be_visible()
    screen.page.get_by_label("From", exact=True).fill("03:00")
    screen.page.get_by_label("To", exact=True).fill("03:01")
    screen.page.get_by_role("button", name="Keep these hours").click()
    expect(screen.page.get_by_text("Nothing is told from 03:00 to 03:01")).to_be_visible()
    assert faults(screen.page) == []
    assert screen.fits()
    screen.page.close()
    play_turn(people, 0)
    assert [letter.json()["kind"] for letter in receiver.exactly(2, telling)] == ["test", "turn"]
    assert screen.faults == []


def test_a_failure_is_seen_on_the_menu_and_mended_by_a_trial(
    browser: Browser, telling: Server, receiver: Receiver
) -> None:
    people = new_game(telling)
    assert people[0].http.put("/webhook", json={"address": receiver.url}).status_code == 200
    sql(telling, f"UPDATE hooks SET failures = {MOST_FAILURES}, problem = 'timeout'")
    screen = Screen(browser, people[0], people[0].table()["you"], DESKTOP)
    screen.open()
    open_notices(screen.page)
    expect(screen.page.get_by_text("No answer came in time.")).to_be_visible()
    assert faults(screen.page) == []
    screen.page.get_by_role("button", name="Try it now").click()
    expect(screen.page.get_by_text("No answer came in time.")).not_to_be_visible()
    expect(screen.page.locator(".alarm")).to_have_count(0)
    screen.page.get_by_role("button", name="No more notices of this game").click()
    expect(screen.page.get_by_text("There will be no more notices of this game.")).to_be_visible()
    assert people[0].get("/notices").json()["webhook"]["host"] is None


def test_a_page_of_a_server_without_notices_is_silent_about_them(browser: Browser, server: Server) -> None:
    people = new_game(server)
    screen = Screen(browser, people[0], people[0].table()["you"], DESKTOP)
    with screen.page.expect_response("**/notices"):
        screen.open()
    screen.page.get_by_role("button", name="Menu").click()
    expect(screen.page.get_by_role("button", name="Resign")).to_be_visible()
    expect(screen.page.get_by_role("button", name="Tell me when it's my turn")).to_have_count(0)


# Push


def subscribed(browser: Browser, person: Person, receiver: Receiver, sealed: Sealed) -> tuple[Screen, Worker]:
    """A page that has switched notices on, by a press, and its worker."""
    screen = Screen(browser, person, person.table()["you"], DESKTOP)
    page = screen.page
    page.context.grant_permissions(["notifications"])
    page.add_init_script(f"({SUBSCRIBED})({json.dumps(sealed.subscription(receiver))})")
    screen.open()
    open_notices(page)
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0, "not unasked"
    page.get_by_role("button", name="Switch on here").click()
    expect(page.get_by_text("Switched on.")).to_be_visible()
    for _ in patiently():
        if page.context.service_workers:
            break
        page.wait_for_timeout(50)
    return screen, page.context.service_workers[0]


def deliver(page: Page, data: str) -> None:
    """As the browser's push service does, once it has opened what came."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(_ids(told)))
    session.send("ServiceWorker.enable")
    for _ in patiently():
        if found:
            break
        page.wait_for_timeout(50)
    origin = page.evaluate("location.origin")
    wanted = {"origin": origin, "registrationId": found[0], "data": data}
    session.send("ServiceWorker.deliverPushMessage", wanted)
    session.detach()


def _ids(told: Any) -> list[str]:
    return [one["registrationId"] for one in told["registrations"] if not one["isDeleted"]]


def shown(worker: Worker, count: int) -> list[dict[str, Any]]:
    for _ in patiently():
        found: list[dict[str, Any]] = worker.evaluate(SHOWN)
        if len(found) == count:
            return found
    raise AssertionError(found)


def test_what_the_server_seals_is_shown_by_the_worker_and_opens_the_game(
    browser: Browser, telling: Server, receiver: Receiver
) -> None:
    people, sealed = playing(telling), Sealed()
    screen, worker = subscribed(browser, people[1], receiver, sealed)
    worker.evaluate(LISTENS)
    page = screen.page
    assert faults(page) == []
    page.get_by_role("button", name="Try it now").first.click()
    (letter,) = receiver.wait(1)
    words = sealed.open(letter.body).decode()
    deliver(page, words)
    (notice,) = shown(worker, 1)
    game = people[1].game
    assert (notice["title"], notice["tag"], notice["data"]) == ("Trilhos", game, {"game": game})
    assert notice["body"].startswith("This is how you will hear")
    page.goto("/icon.svg")  # nobody is at the table
    play_turn(people, 0)
    turn = sealed.open(receiver.wait(2)[1].body).decode()
    page.goto("/")
    deliver(page, turn)
    for _ in patiently():
        (notice,) = shown(worker, 1)  # several turns of a game are one notice
        if notice["body"].startswith("It is your turn"):
            break
    assert worker.evaluate(PRESSED, game) == [f"{telling.url}/#/game/{game}"]
    shown(worker, 0)
    for nonsense in ("", "no JSON", '{"title": 7, "said": [], "game": "../../evil"}', "[]"):
        deliver(page, nonsense)
        (notice,) = shown(worker, 1)
        assert (notice["title"], notice["body"], notice["data"]) == ("Trilhos", "", {"game": ""})
        assert worker.evaluate(PRESSED, "") == [f"{telling.url}/#/"]
        shown(worker, 0)
    assert screen.faults == []


def test_it_is_off_by_one_press_here_and_everywhere(browser: Browser, telling: Server, receiver: Receiver) -> None:
    people, sealed = playing(telling), Sealed()
    screen, _ = subscribed(browser, people[1], receiver, sealed)
    page = screen.page
    page.get_by_label("Also in my next games on this device").check()
    page.get_by_role("button", name="Switch off here").click()
    expect(page.get_by_text("This device is told no more of this game.")).to_be_visible()
    assert people[1].get("/notices").json()["push"]["devices"] == []
    page.reload()
    expect(page.locator("[data-number]")).to_be_visible()
    other = new_game(telling)[0]
    page.evaluate(
        "([key, held]) => localStorage.setItem(key, held)",
        [
            f"trilhos.seats.{other.game}",
            json.dumps({"chairs": {other.table()["you"]: other.token}, "at": 1}),
        ],
    )
    page.goto(f"/#/game/{other.game}")
    for _ in patiently():  # without a word, in the next game
        if other.get("/notices").json()["push"]["devices"]:
            break
    assert people[1].get("/notices").json()["push"]["devices"] == [], "what was switched off by hand stays so"
    open_notices(page)
    page.get_by_role("button", name="Off in all games").click()
    expect(page.get_by_text("This device is told of no game any more.")).to_be_visible()
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    assert page.evaluate("localStorage.getItem('test.subscribed')") is None


def is_newer(worker: Worker) -> bool:
    try:
        return bool(worker.evaluate("self.newer === true"))
    except Error:  # a browser stops and starts workers as it likes
        return False


def test_no_old_page_is_shown_after_an_update(tmp_path: Path, browser: Browser, receiver: Receiver) -> None:
    """The worker is there, the page is replaced on a server that goes on: the next look shows the new one."""
    built = tmp_path / "page"
    shutil.copytree(PAGE, built)
    with serving(str(tmp_path / "g.sqlite"), tmp_path, "--page", str(built), *HOME, "--push") as server:
        person = playing(server)[0]
        page = subscribed(browser, person, receiver, Sealed())[0].page
        page.reload()  # the worker is in charge of it now
        expect(page.locator("[data-number]")).to_be_visible()
        assert page.evaluate("navigator.serviceWorker.controller !== null")
        assert page.evaluate("caches.keys()") == [], "nothing is kept"
        server.stop()
        start = built / "index.html"
        start.write_text(start.read_text().replace("<title>", '<meta name="newer" content="yes" /><title>'))
        code = built / "worker.js"
        code.write_text(code.read_text() + "self.newer = true;\n")
        server.again()
        page.reload()
        expect(page.locator("meta[name=newer]")).to_be_attached()
        page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
        for _ in patiently():  # and the worker is no older than the page
            if any(map(is_newer, page.context.service_workers)):
                break
            page.wait_for_timeout(50)


def test_the_page_can_be_installed(browser: Browser, telling: Server) -> None:
    page = window(browser, telling, PHONE)
    page.goto("/")
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    said = json.loads(manifest["data"])
    for icon in [
        *said["icons"],
        {"src": "icon-180.png", "type": "image/png"},
        {"src": "badge-96.png", "type": "image/png"},
    ]:
        answer = plain.get(f"{telling.url}/{icon['src']}")
        assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (200, icon["type"])
    worker = plain.get(f"{telling.url}/worker.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert "worker-src 'self'" in worker.headers["content-security-policy"]


# Letters


def test_a_letter_is_asked_for_confirmed_and_stopped(tmp_path: Path, browser: Browser, letters: Postbox) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path, "--page", str(PAGE), *letters.options) as server:
        people = playing(server)
        screen = Screen(browser, people[1], people[1].table()["you"], PHONE)
        page = screen.page
        screen.open()
        open_notices(page)
        page.get_by_label("E-mail address").fill("bia@example.org")
        page.get_by_role("button", name="Ask for letters").click()
        expect(page.get_by_text("A letter went to b…@example.org.")).to_be_visible()
        assert faults(page) == []
        assert screen.fits()
        key = letters.wait(1)[0].key
        page.goto(f"/#/mail/{key}")
        page.get_by_role("button", name="Yes, send them").click()
        expect(page.get_by_text("Letters go to b…@example.org.")).to_be_visible()
        assert faults(page) == []
        assert people[1].get("/notices").json()["mail"]["confirmed"] is True
        page.reload()
        page.get_by_role("button", name="No more letters").click()
        expect(page.get_by_text("the address is forgotten")).to_be_visible()
        page.reload()
        expect(page.get_by_text("This link is not good any more")).to_be_visible()
        assert screen.faults == []
