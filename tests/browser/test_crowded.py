"""The fullest tables, on every size of screen: nothing that matters is covered, cut or alike."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.crowded import SIZES, News, between_two, kinds, opened, resized
from tests.browser.positions import full_table
from tests.browser.rig import at_rest
from tests.browser.test_actions import sit
from tests.server.rig import Server

FAN = slice(0, 22, 2)  # of the kinds: as many as a fan has at most


@pytest.mark.parametrize("some", [slice(None), FAN], ids=["all kinds", "a fan"])
def test_stacks_are_told_apart_in_every_hand(server: Server, browser: Browser, some: slice) -> None:
    held = {kind: at % 12 + 1 for at, kind in enumerate(kinds("world")[some])}

    def fill(table: News) -> None:
        table["view"]["hand"] = held

    page = opened(browser, sit(server, *full_table("world")), fill)
    for size in SIZES:
        resized(page, size)
        assert page.locator(".table-own .card-count").count() == len(held)
        assert page.evaluate(HIDDEN) == [], size
        assert len(page.evaluate(CARD_SIZES)) <= 1, size


# The last card of a fan lies open, and is no larger for that.
CARD_SIZES = """() => [...new Set([...document.querySelectorAll(".table-own .fan .card-button svg:first-of-type")]
    .map((card) => Math.round(card.clientHeight / 2)))]"""
# What tells a stack from the others, how many there are of it included, where something else lies over a part of it.
HIDDEN = """() => [...document.querySelectorAll(".table-own .card-button")].flatMap((button) => {
    const last = (one) => [...button.querySelectorAll(one)].slice(-1);
    const parts = [".card-count", ".card-sign", ".glyph"].flatMap(last);
    const corners = ({ x, y, width, height }) => [0.25, 0.75].flatMap((at) => [0.25, 0.75]
        .map((down) => [x + width * at, y + height * down]));
    const seen = ([x, y]) => document.elementFromPoint(x, y)?.closest("button") === button;
    return parts.filter((part) => !corners(part.getBoundingClientRect()).every(seen))
        .map((part) => `${part.getAttribute("class")} of ${button.ariaLabel}`);
})"""


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_many_tickets_long_names_and_the_last_round_leave_everything_its_room(
    server: Server, browser: Browser, language: str
) -> None:
    boards: list[list[float]] = []
    for turns_left in (None, 2):

        def fill(table: News, turns_left: int | None = turns_left) -> None:
            crowd(table)
            table["view"]["turns_left"] = turns_left

        page = opened(browser, sit(server, *full_table("world")), fill, language)
        boards.append([])
        for size in SIZES:
            resized(page, size)
            boards[-1].append(page.evaluate("() => document.querySelector('.board').offsetHeight"))
            assert page.evaluate(COVERED, ".actions .button, .player-points, .last-round") == [], size
            own = page.evaluate("() => document.querySelector('.table-own').offsetHeight")
            assert own <= max(112, 0.24 * size[1] + 11), size  # however many tickets
            assert page.evaluate(SAID) == len(NAMES) - (size[0] <= 900), size
            assert page.evaluate(LINES, [".table-header h1", 1]) == [], size
            assert page.evaluate(LINES, [".stack b", 2]) == [], size
    assert boards[0] == boards[1]


NAMES = [
    "Maria Aparecida dos Santos",
    "Normal (1)",
    "Normal (2)",
    "Bartholomew Featherstone",
    "Bartholomew Fetherstone",
]


def crowd(table: News) -> None:
    """Names that begin alike, every kind of card, and more tickets than anybody ever had."""
    view = table["view"]
    for chair, name in zip(table["about"]["chairs"], NAMES, strict=True):
        chair["name"] = name
    view["hand"] = dict.fromkeys(kinds("world"), 13)
    view["tickets"] = [{**view["tickets"][0], "id": number} for number in range(24)]
    table["outlook"] = [{"id": number, "done": False, "left": 24, "way": []} for number in range(24)]


# Things whose middle is out of view, or behind something else; around what was done last is room for a finger.
COVERED = """(things) => [...document.querySelectorAll(things)].filter((thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    return thing.checkVisibility() && !thing.contains(seen) && !seen?.closest(".news, .strip");
}).map((thing) => `${thing.className} ${thing.innerText}`)"""
# Words in view that take more lines than these, or are cut off.
LINES = """([things, most]) => [...document.querySelectorAll(things)].filter((thing) => {
    const box = thing.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(thing);
    const tops = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4)));
    return box.width > 1 && thing.checkVisibility() && (tops.size > most || thing.scrollWidth > thing.clientWidth + 1);
}).map((thing) => thing.innerText)"""
# How many players can be told by what is in view of their names: letters that are cut off don't count.
SAID = """() => {
    const letters = (span) => {
        const range = document.createRange();
        const inside = (at) => {
            range.setStart(span.firstChild, at);
            range.setEnd(span.firstChild, at + 1);
            return range.getBoundingClientRect().right <= span.getBoundingClientRect().right + 1;
        };
        const shown = [...Array(span.firstChild.length).keys()].filter(inside).length;
        const whole = shown === span.firstChild.length;
        return whole ? span.innerText : span.innerText.slice(0, Math.max(0, shown - 1));
    };
    const said = (name) => [...name.querySelectorAll("span")].map(letters).join("…");
    return new Set([...document.querySelectorAll(".table-players .player-name b")].map(said)).size;
}"""


def test_two_tickets_raise_the_drawer_no_higher_than_they_need(server: Server, browser: Browser) -> None:
    def keep_two(table: News) -> None:
        crowd(table)
        table["view"]["tickets"] = [one for one in table["view"]["tickets"] if one["id"] in between_two("world")][:2]

    page = opened(browser, sit(server, *full_table("world")), keep_two)
    for size in [one for one in SIZES if one[0] <= 900]:
        resized(page, size)
        page.locator(".tickets-button").tap()
        expect(page.locator(".drawer[data-rest=high]")).to_be_visible()
        at_rest(page)
        last = page.locator(".drawer .ticket").last.bounding_box()
        assert last is not None
        assert size[1] - 24 <= last["y"] + last["height"] <= size[1], size
        assert page.evaluate(COVERED, ".player-points, .drawer .ticket") == [], size
        page.locator(".tickets-button").tap()
        expect(page.locator(".drawer[data-rest=low]")).to_be_visible()
