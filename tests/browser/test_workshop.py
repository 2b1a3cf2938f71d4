"""The editor of boards: each tool by mouse, by finger and by keys; nothing that was made is lost."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PAGE
from tests.browser.rig import DESKTOP, PHONE, at_rest, fits, window
from tests.browser.test_accessibility import faults
from tests.browser.test_boards import HOSTILE, guarded, strange
from tests.server.rig import Server, serving

Spot = tuple[float, float]
SPOTS: dict[str, Spot] = {"Ay": (0.3, 0.35), "Bee": (0.7, 0.4), "Cee": (0.5, 0.65)}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that lets people bring boards."""
    folder = tmp_path_factory.mktemp("workshop")
    with serving(str(folder / "g.sqlite"), folder, "--workshop", "--page", str(PAGE)) as running:
        yield running


def begin(page: Page, *, copy: str = "") -> None:
    """A new board on the table: a copy, or an empty one."""
    page.goto("/#/workshop")
    page.locator(".new-board").click()
    if copy:
        page.get_by_role("tab", name="Copy").click()
        page.locator(f"[data-copy={copy}]").click()
    else:
        page.get_by_role("tab", name="Empty").click()
        page.get_by_label("Title").fill("Three Towns")
        page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-canvas]")).to_be_visible()
    at_rest(page)


def at(page: Page, spot: Spot) -> Spot:
    """A part of the board as a place in the window."""
    box = page.locator("[data-canvas] .layer svg").first.bounding_box()
    assert box
    return box["x"] + spot[0] * box["width"], box["y"] + spot[1] * box["height"]


def drag(page: Page, start: Spot, end: Spot) -> None:
    page.mouse.move(*at(page, start))
    page.mouse.down()
    page.mouse.move(*at(page, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)))
    page.mouse.move(*at(page, end))
    page.mouse.up()


def finger_drag(page: Page, start: Spot, end: Spot) -> None:
    """One finger, from spot to spot."""
    hand = page.context.new_cdp_session(page)
    for kind, spot in (("touchStart", start), ("touchMove", end), ("touchMove", end), ("touchEnd", None)):
        x, y = at(page, spot) if spot else (0, 0)
        points = [{"x": x, "y": y}] if spot else []
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def towns(page: Page) -> None:
    """Three cities by mouse, each named as it is put."""
    page.keyboard.press("c")
    for name, spot in SPOTS.items():
        page.mouse.click(*at(page, spot))
        field = page.locator("[data-field=city-name]")
        expect(field).to_be_focused()
        field.fill(name)
        field.press("Enter")


def kept(page: Page) -> dict[str, Any]:
    """The board as it is kept on the device, once all of it is."""
    expect(page.locator("[data-keeping=kept]")).to_be_visible()
    with page.expect_download() as download:
        page.locator("[data-menu]").click()
        page.locator("[data-export]").click()
    page.keyboard.press("Escape")
    found: dict[str, Any] = json.loads(Path(download.value.path()).read_text("utf-8"))
    return found


def test_a_board_is_made_by_mouse_and_every_step_is_undone(server: Server, browser: Browser) -> None:
    page = window(browser, server, DESKTOP)
    begin(page)
    towns(page)
    page.locator("[data-tool=route]").click()
    page.locator(".told [data-colour=red]").click()
    drag(page, SPOTS["Ay"], SPOTS["Bee"])
    drag(page, SPOTS["Bee"], SPOTS["Ay"])
    drag(page, SPOTS["Bee"], SPOTS["Cee"])
    page.locator("[data-tool=ticket]").click()
    drag(page, SPOTS["Ay"], SPOTS["Cee"])
    page.locator("[data-tool=select]").click()
    straight = kept(page)
    routes = straight["routes"]
    assert [(route["a"], route["b"], route["color"]) for route in routes[:2]] == [
        ("Ay", "Bee", "red"),
        ("Bee", "Ay", "red"),
    ]
    assert [route.get("track", 0) for route in routes] == [0, 1, 0]
    assert all(len(route["spaces"]) == route["length"] for route in routes)
    assert straight["tickets"][0]["points"] == routes[0]["length"] + routes[2]["length"]
    drag(page, (0.6, 0.525), (0.66, 0.6))  # a route is bent where it is taken
    drag(page, SPOTS["Ay"], (0.2, 0.5))
    moved = kept(page)
    assert moved["cities"][0]["x"] == pytest.approx(0.2, abs=0.01)
    assert moved["routes"][2]["spaces"] != routes[2]["spaces"]
    for _ in range(2):
        page.keyboard.press("Control+z")
    assert kept(page) == straight
    for _ in range(2):
        page.keyboard.press("Control+y")
    assert kept(page) == moved
    west, north, east, south = moved["art"]["labels"][1]["box"]
    width, height = moved["art"]["width"], moved["art"]["height"]
    name = ((west + east) / 2 / width, (north + south) / 2 / height)
    drag(page, name, (name[0] + 0.05, name[1] - 0.1))
    dragged = kept(page)["art"]["labels"][1]["box"]
    assert (dragged[0] - west, dragged[1] - north) == (
        pytest.approx(0.05 * width, abs=3),
        pytest.approx(-0.1 * height, abs=3),
    )
    page.mouse.move(*at(page, (0.1, 0.1)))
    drag(page, (0.1, 0.1), (0.95, 0.95))
    expect(page.locator("[data-align=west]")).to_be_visible()
    page.keyboard.press("Delete")
    assert kept(page)["cities"] == []
    while page.locator("[data-undo]").is_enabled():
        page.locator("[data-undo]").click()
    assert kept(page)["cities"] == []


def test_a_board_is_made_by_finger(server: Server, browser: Browser) -> None:
    page = window(browser, server, PHONE)
    begin(page)
    page.locator("[data-tool=city]").tap()
    field = page.locator("[data-field=told-name]")  # the details are shut
    for number, (name, spot) in enumerate(SPOTS.items(), 1):
        page.touchscreen.tap(*at(page, spot))
        expect(field).to_have_value(f"?{number}")  # the one of this city
        field.fill(name)
        field.press("Enter")
    page.locator("[data-tool=route]").tap()
    for name in ("Ay", "Bee", "Cee", "Bee"):
        page.touchscreen.tap(*at(page, SPOTS[name]))
    page.locator("[data-tool=ticket]").tap()
    for spot in (*SPOTS.values(), SPOTS["Cee"]):  # the last one twice
        page.touchscreen.tap(*at(page, spot))
    page.locator("[data-tool=select]").tap()
    page.locator("[data-several]").tap()
    for spot in SPOTS.values():
        page.touchscreen.tap(*at(page, spot))
    page.locator("[data-drawer]").tap()
    page.locator("[data-align=west]").tap()
    page.locator("[data-undo]").tap()
    page.locator("[data-drawer]").tap()
    page.locator("[data-several]").tap()
    at_rest(page)
    page.touchscreen.tap(*at(page, (0.1, 0.6)))  # nothing is selected any more
    finger_drag(page, SPOTS["Cee"], (0.5, 0.75))
    page.touchscreen.tap(*at(page, SPOTS["Bee"]))
    page.locator("[data-drawer]").tap()
    page.locator("[data-field=city-name]").fill("Cidade Ж")
    page.locator("[data-field=city-name]").press("Enter")
    board = kept(page)
    assert [len(board["cities"]), len(board["routes"])] == [3, 2]
    assert [city["name"] for city in board["cities"]] == ["Ay", "Cidade Ж", "Cee"]
    assert board["cities"][2]["y"] == pytest.approx(0.75, abs=0.02)
    assert board["tickets"][0]["cities"][1] == "Cidade Ж"
    assert len(board["tickets"][0]["cities"]) == 3
    assert fits(page)


def test_a_board_is_made_by_keys_alone(server: Server, browser: Browser) -> None:
    page = window(browser, server, DESKTOP)
    begin(page)
    page.locator("[data-canvas]").focus()
    page.keyboard.press("c")
    page.keyboard.press("Enter")
    for _ in range(6):
        page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("r")
    page.keyboard.press("Enter")  # the cross is at the second city
    for _ in range(6):
        page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("Enter")
    page.keyboard.press("v")
    page.keyboard.press("4")
    expect(page.locator("[data-field=length]")).to_have_value("4")
    page.keyboard.press("b")
    page.keyboard.press("b")
    expect(page.locator("[data-field=bend]")).to_have_value("8")
    page.keyboard.press("t")
    page.locator("[data-canvas]").focus()
    page.keyboard.press("Control+ArrowLeft")  # from city to city
    page.keyboard.press("Enter")
    page.keyboard.press("Control+ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("[data-field=points]")).to_have_value("4")
    page.keyboard.press("v")
    page.keyboard.press("Escape")
    page.locator("[data-city-link='0']").press("Enter")
    page.locator("[data-field=name-side]").select_option("south")
    page.locator("[data-canvas]").focus()
    page.keyboard.press("F2")
    expect(page.locator("[data-field=city-name]")).to_be_focused()
    page.locator("[data-canvas]").focus()
    before = kept(page)
    assert before["art"]["labels"][-1]["anchor"] == "middle"
    assert [before["routes"][0]["length"], before["tickets"][0]["points"]] == [4, 4]
    page.locator("[data-canvas]").focus()
    page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("ArrowDown")
    after = kept(page)
    assert (after["cities"][0]["y"] - before["cities"][0]["y"]) * 1000 == pytest.approx(22, abs=0.2)
    page.locator("[data-canvas]").focus()
    page.keyboard.press("Delete")
    assert [len(kept(page)[part]) for part in ("cities", "routes", "tickets")] == [1, 0, 0]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_file_of_somebody_else_is_data_only(
    server: Server, browser: Browser, tmp_path: Path, size: dict[str, Any]
) -> None:
    page = window(browser, server, size)
    bad = guarded(page)
    page.goto("/#/workshop")
    page.locator(".new-board").click()
    page.get_by_role("tab", name="File").click()
    choose = page.locator("input[type=file]")
    for content, said in (
        ("no board", "isn't JSON"),
        ("{}", "no board"),
        ('{"format": "trilhos-board/0"}', "another version"),
    ):
        choose.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": content.encode()})
        expect(page.get_by_role("alert")).to_contain_text(said)
    path = 'M0 0"/><script>fall()</script><a href="javascript:fall()">'
    layers = dict.fromkeys(("land", "borders", "states", "rivers", "graticule"), path)
    art = {"width": 1500, "height": 1000, "sizes": {"rail": [40, 14], "ship": [40, 14], "city": 9, "label": 20}}
    board = {
        **strange("hostile"),
        "art": {**art, "layers": {**layers, "tints": [path], "hills": {"lines": path, "shades": path}}},
    }
    choose.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": json.dumps(board).encode()})
    if size is PHONE:
        page.locator("[data-drawer]").tap()
    for name in HOSTILE[:3]:
        expect(page.locator("[data-city-link]").filter(has_text=name)).to_be_visible()
    at_rest(page)
    assert page.locator("[data-canvas] :is(script, a, img, style, foreignObject)").count() == 0
    assert not bad


PRINTED = {
    "Europe": ("Ferry: locomotives", "Tunnel"),
    "World": ("Hard: two cards a space", "Kind"),
    "Nederland": ("Toll",),
}


def test_what_can_be_printed_follows_from_the_rules(server: Server, browser: Browser) -> None:
    page = window(browser, server, DESKTOP)
    begin(page, copy="usa")
    side, tab = page.locator(".editor-side"), page.get_by_role("tab")
    side.locator("summary", has_text="Routes").click()
    side.get_by_role("button", name="Denver – Omaha").first.click()
    expect(side.get_by_label("Length", exact=True)).to_be_visible()
    for title, labels in PRINTED.items():
        expect(side.get_by_label(labels[-1], exact=True)).to_have_count(0)
        tab.filter(has_text="Rules").click()
        page.locator("[data-field=rules-like]").select_option(label=title)
        tab.filter(has_text="Selected").click()
        for label in labels:
            expect(side.get_by_label(label, exact=True)).to_be_visible()
    tab.filter(has_text="Rules").click()
    page.locator("[data-chapter=mountains] input").first.check()
    tab.filter(has_text="Selected").click()
    side.get_by_label("Toll", exact=True).fill("2")
    side.get_by_label("Mountain passes").fill("1")
    page.keyboard.press("Tab")
    printed = [route for route in kept(page)["routes"] if {route["a"], route["b"]} == {"Denver", "Omaha"}]
    assert [(route.get("toll", 0), route.get("marks", {})) for route in printed] == [(2, {"passes": 1})]


def test_one_press_leads_from_the_editor_to_a_table(server: Server, browser: Browser) -> None:
    page = window(browser, server, DESKTOP)
    begin(page, copy="nederland")
    page.locator("[data-canvas]").focus()
    page.locator("[data-play]").click()
    expect(page.locator("[data-number]")).to_be_visible()
    expect(page.locator(".board .labels").first).to_contain_text("Utrecht")


def large(cities: int = 100, routes: int = 250) -> dict[str, Any]:
    """A board as large as anybody makes one: cities on a grid, each joined with its neighbours."""
    wide = 10
    names = [f"City {number}" for number in range(cities)]
    steps = ((0, 1), (1, 0), (1, 1))
    pairs = [
        (row * wide + column, (row + down) * wide + column + right)
        for right, down in steps
        for row in range(wide - down)
        for column in range(wide - right)
    ]
    model = json.loads(Path("src/trilhos/boards/data/europe.json").read_text("utf-8"))
    return {
        **{key: model[key] for key in ("format", "rules")},
        "id": "large",
        "words": {"en": {"title": "Large"}},
        "aspect": [3, 2],
        "cities": [
            {"name": name, "x": 0.05 + 0.1 * (number % wide), "y": 0.05 + 0.1 * (number // wide)}
            for number, name in enumerate(names)
        ],
        "routes": [{"a": names[a], "b": names[b], "length": 2, "color": "gray"} for a, b in pairs[:routes]],
        "tickets": [{"cities": [names[0], names[number]], "points": 5} for number in range(11, cities)],
    }


DRAWN_AGAIN = """() => {
    window.changes = 0;
    const still = document.querySelectorAll("[data-canvas] .layer");
    const watcher = new MutationObserver((all) => (window.changes += all.length));
    for (const layer of [...still].slice(0, 3)) watcher.observe(layer, { subtree: true, childList: true });
}"""


def test_a_board_of_a_hundred_cities_stays_usable(server: Server, browser: Browser) -> None:
    page = window(browser, server, DESKTOP)
    page.goto("/#/workshop")
    page.locator(".new-board").click()
    page.get_by_role("tab", name="File").click()
    content = json.dumps(large()).encode()
    page.locator("input[type=file]").set_input_files(
        {"name": "large.json", "mimeType": "application/json", "buffer": content}
    )
    expect(page.locator("[data-canvas] [data-city]")).to_have_count(100)
    at_rest(page)
    page.mouse.move(*at(page, (0.45, 0.45)))
    page.mouse.down()
    page.mouse.move(*at(page, (0.46, 0.46)))
    page.mouse.move(*at(page, (0.465, 0.47)))
    at_rest(page)
    page.evaluate(DRAWN_AGAIN)  # from now on only what moves may be drawn
    for step in range(10):
        page.mouse.move(*at(page, (0.465 + step / 1000, 0.47)))
    at_rest(page)
    assert page.evaluate("window.changes") == 0
    page.mouse.up()
    board = kept(page)
    assert len(board["routes"]) == 250
    assert board["cities"][44]["x"] == pytest.approx(0.474, abs=0.005)
    page.keyboard.press("Control+z")
    assert kept(page)["cities"][44]["x"] == pytest.approx(0.45)


def test_faults_lead_to_what_they_mean(server: Server, browser: Browser) -> None:
    page = window(browser, server, DESKTOP)
    begin(page, copy="nederland")
    page.get_by_role("tab", name="Tickets").click()
    page.locator("[data-ticket-link='3']").click()
    page.locator("[data-field=points]").fill("99")
    page.locator("[data-field=points]").press("Enter")
    page.keyboard.press("Tab")
    page.get_by_role("tab", name="Checks").click()
    page.locator("[data-fault='tickets[3].points']").click()
    expect(page.locator("[data-suggested]")).to_be_visible()


@pytest.mark.parametrize(("size", "look"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(server: Server, browser: Browser, size: dict[str, Any], look: str) -> None:
    page = window(browser, server, {**size, "color_scheme": look})
    begin(page)
    if size is PHONE:
        page.locator("[data-drawer]").click()
    for tab in ("Selected", "Tickets", "Rules", "Board", "Checks", "Bots"):
        page.get_by_role("tab", name=tab).click()
        assert faults(page) == [], tab
    page.goto("/#/workshop")
    expect(page.locator(".kept-board")).to_be_visible()
    assert faults(page) == []
    page.set_viewport_size({"width": 360, "height": 640})
    assert fits(page)
    page.goto("/#/boards")
    expect(page.locator(".board-gallery li").first).to_be_visible()
    assert fits(page)
    assert faults(page) == []
