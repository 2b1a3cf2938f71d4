"""Pictures of what builders see: the documentation, a notebook and the workbench. `make sights` takes them anew.

The notebook is run and written as a page by nbconvert (the extra `art` has it); on the workbench sit two bots that
aren't ours, a program and one of a Python module.
"""

import io
import re
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # run by its name
from tests.browser.rig import launched  # noqa: E402

FOLDER: Final = ROOT / "docs" / "screenshots"
NOTEBOOK: Final = ROOT / "docs" / "notebooks" / "play-a-game.ipynb"
PROGRAM: Final = ROOT / "examples" / "bots" / "simple_bot.py"
DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
QUALITY: Final = 80
ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:\d+")
MODULE: Final = '''
"""A bot that says what it sees."""
from trilhos.bots import register

class Careful:
    """The last legal move, and how many there were."""

    remark = "", {}

    def __init__(self, rules, seed):
        self.rules = rules

    def choose(self, view, legal):
        self.remark = "I look at everything and take what comes last.", {"legal": len(legal)}
        return legal[-1]

register("careful", Careful)
'''


def keep(page: Page, name: str) -> None:
    """What the page shows now, as a file."""
    page.evaluate("() => document.fonts.ready")
    page.mouse.move(2, 2)
    Image.open(io.BytesIO(page.screenshot())).save(FOLDER / f"{name}.webp", quality=QUALITY, method=6)
    print(FOLDER / f"{name}.webp")


def window(browser: Browser, size: Any, theme: str = "light") -> Page:
    """A new window."""
    return browser.new_context(viewport=size, color_scheme="dark" if theme == "dark" else "light").new_page()


def served(folder: Path) -> str:
    """The address of a folder of files, until this program ends."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            """Nothing: nobody wants to read of each file."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def documentation(browser: Browser) -> None:
    """The site's first page and one of its references."""
    subprocess.run([sys.executable, "-m", "mkdocs", "build", "--quiet"], cwd=ROOT, check=True)
    site = served(ROOT / "build" / "site")
    for name, size, theme, place in (
        ("site-desktop-light", DESK, "light", "tutorial/"),
        ("site-desktop-dark", DESK, "dark", "how-to/write-a-bot/"),
        ("site-phone-light", PHONE, "light", ""),
    ):
        page = window(browser, size, theme)
        page.goto(f"{site}/{place}")
        page.wait_for_load_state("networkidle")
        keep(page, name)


def notebook(browser: Browser) -> None:
    """A notebook as Jupyter shows it, after all its cells were run."""
    with tempfile.TemporaryDirectory() as folder:
        told = ["--to", "html", "--execute", "--output-dir", folder, str(NOTEBOOK)]
        subprocess.run([sys.executable, "-m", "nbconvert", *told], check=True)
        page = window(browser, {"width": 1100, "height": 1300})
        page.goto(f"{served(Path(folder))}/{NOTEBOOK.stem}.html")
        page.locator(".jp-RenderedSVG").nth(1).scroll_into_view_if_needed()
        keep(page, "notebook-desktop-light")


def workbench(browser: Browser) -> None:
    """Two own bots on the workbench's chairs, and a move of their game with what was said of it."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "sightsbot.py").write_text(MODULE, encoding="utf-8")
        command = [sys.executable, "-m", "trilhos.cli", "--plugin", "sightsbot", "serve", "--port", "0", "--lang", "en"]
        own = ["--db", f"{folder}/games.sqlite", "--bot", f"simple=cmd:{sys.executable} {PROGRAM}", "--bot-pause", "0"]
        with subprocess.Popen([*command, *own], cwd=folder, stderr=subprocess.PIPE, text=True) as server:
            try:
                _on_the_workbench(browser, next(filter(None, map(ADDRESS.search, server.stderr or []))).group())
            finally:
                server.terminate()


def _on_the_workbench(browser: Browser, address: str) -> None:
    page = window(browser, DESK)
    page.goto(f"{address}/#/bench")
    chairs = page.locator(".bench-chair input")
    for chair, bot in enumerate(["simple", "careful"]):
        chairs.nth(chair).fill(bot)
    page.locator(".bench h1").click()
    keep(page, "workbench-desktop-light")
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/#/replay/**")
    page.get_by_role("link", name="Final count").wait_for()  # so many moves are there
    page.get_by_role("button", name="Pause").click()
    page.locator(".scrubber input").fill("120")
    page.get_by_text("Move 120 of").wait_for()
    page.locator(".said").wait_for()
    page.wait_for_load_state("networkidle")
    keep(page, "workbench-game-desktop-light")


PICTURES: Final[dict[str, Callable[[Browser], None]]] = {
    "site": documentation,
    "notebook": notebook,
    "workbench": workbench,
}


def main(names: list[str]) -> None:
    """All of them, or those that are named."""
    with sync_playwright() as playwright:
        browser = launched(playwright)
        for name, take in PICTURES.items():
            if not names or name in names:
                take(browser)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
