"""People at real browsers: what their pages offer, and every action by mouse, by finger and by keys."""

import json
import os
import shutil
from typing import Any

from playwright.sync_api import Browser, Error, Page, Playwright

from tests.browser.jitter import between_steps, slow_down
from tests.server.rig import PATIENCE, Person, Server, patiently

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
OFFERED = """() => [...document.querySelectorAll("[data-action], [data-actions]")]
    .flatMap(({ dataset }) => `${dataset.action ?? ""} ${dataset.actions ?? ""}`.split(" "))
    .filter(Boolean).map(Number)"""
SENT = "() => !Object.keys(sessionStorage).some((key) => key.startsWith('trilhos.outbox.'))"
AT_REST = """() => new Promise((done) => {
    const moving = ".drawer, .sheet, .magnifier, .board .layer";
    const boxes = () => [...document.querySelectorAll(moving)].map((one) => one.getBoundingClientRect());
    const places = () => JSON.stringify(boxes());
    let [before, frames] = [places(), 0];
    const look = () => {
        const now = places();
        [frames, before] = [now === before && document.fonts.status === "loaded" ? frames + 1 : 0, now];
        frames < 12 ? requestAnimationFrame(look) : done();
    };
    requestAnimationFrame(look);
})"""
FITS = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
NUMBER = "() => Number(document.querySelector('[data-number]')?.dataset.number ?? -1)"


def launched(playwright: Playwright) -> Browser:
    """Debian's Chromium, without all that is around a page, where that one is here: it takes half the CPU time."""
    here = os.environ.get("CHROMIUM"), shutil.which("chromium-headless-shell"), shutil.which("chromium")
    program = next(filter(None, here), None)
    assert program, "no Chromium here: run `make chromium`, or say where it is with CHROMIUM=…"
    flags = ["--no-sandbox", "--disable-gpu"]
    return playwright.chromium.launch(executable_path=program, args=flags, slow_mo=between_steps())


def window(browser: Browser, server: Server, size: dict[str, Any]) -> Page:
    """A new browser window at a server, of somebody who was never there."""
    context = browser.new_context(base_url=server.url, **{"locale": "en", "reduced_motion": "reduce", **size})
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    slow_down(page)
    return page


def fits(page: Page) -> bool:
    """Whether the page is no wider than its window. A phone's inner width grows with what is too wide for it."""
    return bool(page.evaluate(FITS))


def at_rest(page: Page) -> None:
    """Wait until all letters are there, and drawer, sheet and board have stood still for a dozen pictures."""
    page.evaluate(AT_REST)


class Screen:
    """A browser window of somebody who sits at a game, or watches it."""

    def __init__(self, browser: Browser, person: Person, chair: int | None, size: dict[str, Any]) -> None:
        self.person = person
        self.touch = bool(size.get("has_touch"))
        self.page = window(browser, person.server, size)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self._hold(chair)

    def _hold(self, chair: int | None) -> None:
        """The seat's token lies on this device, as it does for whoever sat down here."""
        held = json.dumps({"chairs": {} if chair is None else {chair: self.person.token}, "at": 1})
        key = json.dumps(f"trilhos.seats.{self.person.game}")
        self.page.add_init_script(f"localStorage.setItem({key}, {json.dumps(held)})")

    def open(self) -> None:
        self.page.goto(f"/#/game/{self.person.game}")

    def number(self) -> int:
        """The entry up to which the page has shown the game."""
        found = self._asked(NUMBER)
        return -1 if found is None else int(found)

    def _asked(self, script: str) -> Any:
        """What the page answers; None while it fetches itself anew, as after a server that went away as it opened."""
        try:
            return self.page.evaluate(script)
        except Error as error:
            if "context was destroyed" not in str(error):
                raise
            return None

    def caught_up(self, number: int) -> None:
        """Wait until the page shows the game up to an entry."""
        for _ in patiently():
            if self.number() >= number:
                return

    def settled(self, number: int) -> None:
        """Wait until the page shows more than this entry, and has got an answer to all that it sent."""
        for _ in patiently():
            if self.number() > number and self._asked(SENT):
                return

    def offered(self) -> set[int]:
        """The actions that the page offers."""
        return set(self._asked(OFFERED) or ())

    def offers(self, legal: set[int]) -> None:
        """Wait until the page offers exactly these actions, and has got an answer to all that it sent."""
        for _ in patiently():
            if self.offered() == legal and self._asked(SENT):
                return

    def fits(self) -> bool:
        """Whether the page is no wider than its window."""
        return fits(self.page)
