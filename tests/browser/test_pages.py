"""From the first page to a game: against bots, with a friend by link, at one device; and links that lead nowhere."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.rig import DESKTOP, PHONE, Screen, window
from tests.browser.test_accessibility import faults
from tests.server.rig import Server, new_game


def test_a_newcomer_plays_at_once(server: Server, browser: Browser) -> None:
    page = window(browser, server, DESKTOP)
    page.goto("/")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-number]")).to_be_visible()
    expect(page.locator(".table-own")).to_be_visible()


def seat(page: Page, chair: int, who: str) -> None:
    """Two presses: the chair, and who is to sit there."""
    page.locator(f".rival[data-chair='{chair}']").click()
    page.locator("dialog label").filter(has_text=who).click()
    expect(page.locator("dialog")).to_have_count(0)


def test_people_are_picked_not_levels(server: Server, browser: Browser) -> None:
    """Five presses: two people, a colour, play. By keys as by finger; axe finds nothing in the chooser."""
    page = window(browser, server, PHONE)
    page.goto("/")
    page.locator(".rival[data-chair='2']").tap()
    expect(page.locator(".person")).to_have_count(12)
    assert faults(page) == []
    page.locator(".person").filter(has_text="Kenji").tap()
    page.locator(".rival[data-chair='3']").focus()
    page.keyboard.press("Enter")
    page.locator(".person").filter(has_text="Bia").locator("input").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator(".own-chair .colours label").nth(3).tap()
    page.get_by_role("button", name="Play", exact=True).tap()
    expect(page.locator(".player .face")).to_have_count(2)
    expect(page.locator(".table-players")).to_contain_text("Kenji")
    expect(page.locator(".table-players")).to_contain_text("Bia")
    expect(page.locator(".header-me[data-colour=amber]")).to_be_visible()


def test_a_friend_joins_by_link_from_a_phone(server: Server, browser: Browser) -> None:
    host, guest = window(browser, server, DESKTOP), window(browser, server, PHONE)
    host.goto("/")
    seat(host, 2, "A friend, by link")
    host.get_by_role("button", name="Open the table and invite").click()
    link = host.locator(".invitation input").input_value()
    guest.goto(link)
    guest.get_by_label("Your name").fill("Bia")
    guest.get_by_role("button", name="Sit down").tap()
    expect(host.locator("[data-number]")).to_be_visible()
    expect(guest.locator("[data-number]")).to_be_visible()
    expect(host.locator(".table-players")).to_contain_text("Bia")


def test_two_people_share_a_device(server: Server, browser: Browser) -> None:
    page = window(browser, server, DESKTOP)
    page.goto("/")
    seat(page, 2, "Somebody on this device")
    page.get_by_role("button", name="Play", exact=True).click()
    names = set()
    for _ in range(2):
        names.add(_hand_over(page))
        _keep_all(page)
    _hand_over(page)
    assert len(names) == 2


def _hand_over(page: Page) -> str:
    """Nothing private is shown before somebody says who they are; then their cards are. Whom it was handed to."""
    expect(page.locator(".hand-over")).to_be_visible()
    assert page.locator(".hand .card, [data-ticket]").count() == 0
    confirm = page.get_by_role("button", name="I am")
    name = confirm.inner_text()
    confirm.click()
    expect(page.locator(".hand .card").first).to_be_visible()
    return name


def _keep_all(page: Page) -> None:
    page.locator(".sheet").wait_for()
    for ticket in page.locator(".sheet label:has([data-ticket])").all():
        ticket.click()
    page.locator(".sheet button[type=submit]").click()


def test_links_that_lead_nowhere_say_so(server: Server, browser: Browser) -> None:
    page = window(browser, server, PHONE)
    person = new_game(server)[0]
    for address, words in {
        "/#/game/nonsense": "no such game",
        f"/#/game/{person.game}/wrong": "not valid",
        "/#/nowhere": "no such page",
    }.items():
        page.goto("about:blank")
        page.goto(address)
        expect(page.locator(".dead-end")).to_contain_text(words)
        page.locator(".dead-end a").first.tap()
        expect(page.locator(".home")).to_be_visible()


def test_a_seat_is_taken_to_another_device(server: Server, browser: Browser) -> None:
    person = new_game(server)[0]
    screen = Screen(browser, person, person.table()["you"], DESKTOP)
    screen.open()
    expect(screen.page.locator("[data-number]")).to_be_visible()
    token = person.post("/seat").json()["token"]
    expect(screen.page.locator(".dead-end")).to_contain_text("another device")
    other = window(browser, server, PHONE)
    other.goto(f"/#/game/{person.game}/{token}")
    expect(other.locator("[data-number]")).to_be_visible()
    assert token not in other.url


def test_spectators_see_what_is_public(server: Server, browser: Browser) -> None:
    person = new_game(server)[0]
    page = window(browser, server, DESKTOP)
    page.goto(f"/#/game/{person.game}")
    expect(page.locator("[data-number]")).to_be_visible()
    assert page.locator("[data-action]").count() == 0
    assert page.locator(".hand .card, [data-ticket]").count() == 0


def test_a_link_is_copied_over_plain_http_and_the_focus_comes_back(server: Server, browser: Browser) -> None:
    """Only secure pages have a clipboard; beside an open dialog nothing can be selected."""
    people = new_game(server)
    for person in people:
        person.play("keep 1+2")
    screen = Screen(browser, people[0], people[0].table()["you"], DESKTOP)
    screen.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    screen.open()
    menu = screen.page.get_by_role("button", name="Menu")
    menu.click()
    screen.page.get_by_role("button", name="Close").click()
    expect(menu).to_be_focused()
    menu.click()
    screen.page.get_by_role("button", name="Link for spectators").click()
    screen.page.get_by_role("button", name="Copy").click()
    expect(screen.page.get_by_role("button", name="Copied")).to_be_visible()
    screen.page.goto("/#/")
    screen.page.locator(".join input").press("Control+V")
    expect(screen.page.locator(".join input")).to_have_value(f"{server.url}/#/game/{people[0].game}")
