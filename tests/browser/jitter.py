"""TRILHOS_JITTER=SEED: windows that hear, think and draw late and unevenly, where a test that can lose a race does.

Nothing is lost or put out of order: whatever fails is a fault, of the page or of its test.
"""

import itertools
import os
import random
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

SEED: Final = os.environ.get("TRILHOS_JITTER")
LONGEST: Final = 400  # milliseconds
SCRIPT: Final = Path(__file__).with_name("jitter.js").read_text(encoding="utf-8")
WINDOWS: Final = itertools.count()


def slow_down(page: Page) -> None:
    """Give a window a slow machine and an uneven line, where that is asked for."""
    if SEED is None:
        return
    chance = random.Random(f"{SEED} {next(WINDOWS)}")
    page.context.add_init_script(f"({SCRIPT})({chance.getrandbits(31)}, {LONGEST})")
    machine = page.context.new_cdp_session(page)
    machine.send("Emulation.setCPUThrottlingRate", {"rate": chance.choice((1, 1, 2))})


def between_steps() -> float:
    """Milliseconds that whoever is at a window thinks before each step: for some seeds, so that pages get ahead too."""
    return 80 if SEED is not None and random.Random(SEED).random() < 0.5 else 0
