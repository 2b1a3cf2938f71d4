"""Every action as a person does it: with a mouse, with a finger, with keys."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.rig import at_rest

Choice = dict[str, Any]
MIDDLE = """(group) => {
    const spaces = group.matches("[data-route]") ? [...group.querySelectorAll(":scope > use")] : [group];
    const box = spaces[Math.floor((spaces.length - 1) / 2)].getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""
KEYS = {"tickets": "t", "station": "e", "harbour": "h", "exchange": "x", "claim": "r"}
DECKS = "df"
FAR = 400  # presses of a key; no way on the page is longer


class Pointer:
    """What mouse and finger have in common: things are pressed where they are."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, thing: Locator) -> None:
        raise NotImplementedError

    def press_at(self, x: float, y: float) -> None:
        raise NotImplementedError

    def do(self, choice: Choice) -> None:
        """Carry out an action that the page offers."""
        ways: dict[str, Callable[[Choice], None]] = {
            "claim": self._on_board,
            "station": self._on_board,
            "harbour": self._on_board,
            "keep": self._keep,
            "pieces": self._slide,
            "exchange": self._exchange,
            "neutral": self._neutral,
            "pay": self._pay,
            "tickets": self._tickets,
        }
        ways.get(choice["verb"], self._simply)(choice)

    def _simply(self, choice: Choice) -> None:
        self.press(self.control(choice))

    def control(self, choice: Choice) -> Locator:
        return self.page.locator(f"button[data-action='{choice['id']}']").first

    def _on_board(self, choice: Choice) -> None:
        """Point at the route or the city, choose the cards, confirm."""
        self.point(choice)
        self.choose_way(choice["ways"][-1])
        self.press(self.page.locator(".sheet button[type=submit]"))

    def point(self, choice: Choice) -> None:
        """A phone shows a part of the board; from farther away, all of it."""
        at_rest(self.page)
        while not self._in_view(choice):
            self.press(self.page.locator(".zoom-buttons button").first)
            at_rest(self.page)
        self.press_at(*self.middle_of(choice))

    def middle_of(self, choice: Choice) -> tuple[float, float]:
        """Where the route or the city is on the screen."""
        group = self.page.locator(f"g[data-action='{choice['id']}']").first
        group.wait_for(state="attached")
        x, y = group.evaluate(MIDDLE)
        return x, y

    def _in_view(self, choice: Choice) -> bool:
        """Whether the board itself is what is seen there, and nothing that lies over it."""
        board = "([x, y]) => document.elementFromPoint(x, y)?.closest('.board') != null"
        return bool(self.page.evaluate(board, self.middle_of(choice)))

    def choose_way(self, way: Choice) -> None:
        self.press(self.page.locator(f"label:has([data-way='{way['id']}'])"))

    def _keep(self, choice: Choice) -> None:
        for ticket in choice["tickets"]:
            box = self.page.locator(f".sheet [data-ticket='{ticket}']")
            if not box.is_checked():
                self.press(self.page.locator(f"label:has([data-ticket='{ticket}'])"))
        self.press(self.page.locator(".sheet button[type=submit]"))

    def _slide(self, choice: Choice) -> None:
        """The buttons at the slider's ends, until it says what is wanted."""
        self._step_to(choice)
        self.press(self.control(choice))

    def _step_to(self, choice: Choice) -> None:
        less, more = (self.page.locator(".slider button").nth(at) for at in (0, 1))
        for step in (less, more):
            while not self._says(choice) and step.is_enabled():
                self.press(step)

    def _says(self, choice: Choice) -> bool:
        return self.page.locator(f".sheet button[data-action='{choice['id']}']").count() > 0

    def _exchange(self, choice: Choice) -> None:
        self.press(self.page.locator(".actions [data-kind=exchange]"))
        direction = "train" if choice["pieces"]["trains"] > 0 else "ship"
        self.press(self.page.locator(f"label:has([data-direction='{direction}'])"))
        self._slide(choice)

    def _tickets(self, choice: Choice) -> None:
        self.press(self.page.locator(".actions [data-kind=tickets]"))
        self.press(self.control(choice))

    def _neutral(self, choice: Choice) -> None:
        self.press(self.page.locator(f"label:has([data-choice='{choice['id']}'])"))
        self.press(self.control(choice))

    def _pay(self, choice: Choice) -> None:
        self.press(self.page.locator(f"label:has([data-choice='{choice['id']}'])"))
        self.press(self.control(choice))


class Mouse(Pointer):
    """A hand at a mouse."""

    def press(self, thing: Locator) -> None:
        thing.click()

    def press_at(self, x: float, y: float) -> None:
        self.page.mouse.move(x, y)
        self.page.mouse.click(x, y)


class Finger(Pointer):
    """A finger on a screen."""

    def press(self, thing: Locator) -> None:
        thing.tap()

    def press_at(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class Keys:
    """Keys only: the page's own, then those that every page has."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def do(self, choice: Choice) -> None:
        """Carry out an action that the page offers."""
        verb = choice["verb"]
        if verb == "take":
            self.press(str(choice["argument"] + 1))
        elif verb == "draw":
            self.press(DECKS[choice["argument"]])
        elif verb == "tickets":
            self.press(KEYS[verb])
            self.press("Enter")
        elif verb in ("claim", "station", "harbour"):
            self._on_board(choice)
        else:
            self._in_sheet(choice)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def _on_board(self, choice: Choice) -> None:
        self.press(KEYS[choice["verb"]])
        self.page.locator("g.legal[data-action]:focus").wait_for(state="attached")  # the one next to the middle
        self.press("ArrowRight")
        assert self._focused("g.legal[data-action]")
        self.walk("Tab", f"g[data-action='{choice['id']}']")
        self.press("Enter")
        self.walk("ArrowDown", f"[data-way='{choice['ways'][-1]['id']}']")
        self.press("Enter")

    def walk(self, key: str, goal: str) -> None:
        """Press a key until the focus is where it should be."""
        for _ in range(FAR):
            if self._focused(goal):
                return
            self.press(key)
        raise AssertionError(f"{key} never leads to {goal}")

    def _focused(self, goal: str) -> bool:
        return bool(self.page.evaluate("(goal) => document.activeElement?.matches(goal) ?? false", goal))

    def _in_sheet(self, choice: Choice) -> None:
        verb = choice["verb"]
        if verb == "keep":
            for ticket in choice["tickets"]:
                self.walk("Tab", f"[data-ticket='{ticket}']")
                self.press("Space")
        elif verb in ("pieces", "exchange"):
            self._slide(choice)
        elif verb in ("neutral", "pay"):
            self.walk("ArrowDown", f"input[data-choice='{choice['id']}']")
        self.walk("Tab", f"button[data-action='{choice['id']}']")
        self.press("Enter")

    def _slide(self, choice: Choice) -> None:
        if choice["verb"] == "exchange":
            self.press(KEYS["exchange"])
            direction = "train" if choice["pieces"]["trains"] > 0 else "ship"
            self.walk("Tab", "[data-direction]")
            self.walk("ArrowDown", f"[data-direction='{direction}']")
        self.walk("Tab", "input[type=range]")
        self.press("Home")
        for _ in range(FAR):
            if self.page.locator(f".sheet button[data-action='{choice['id']}']").count():
                return
            self.press("ArrowRight")
