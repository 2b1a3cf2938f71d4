"""Time for a turn in the running game: the clock where the turn is told, and a vote when the server says so."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PAGE
from tests.browser.rig import DESKTOP, Screen
from tests.server.rig import Person, new_game, serving

NARROW = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def at_the_table(browser: Browser, person: Person, size: dict[str, object]) -> Screen:
    screen = Screen(browser, person, person.table()["you"], size)
    screen.open()
    return screen


@pytest.mark.parametrize("size", [DESKTOP, NARROW], ids=["desk", "narrow"])
def test_the_others_see_the_clock_and_vote_when_the_server_says_so(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory, size: dict[str, object]
) -> None:
    folder = tmp_path_factory.mktemp("held")
    with serving(str(folder / "g.sqlite"), folder, "--page", str(PAGE), "--vote-seconds", "0") as server:
        ana, bia = new_game(server, clock=86_400)
        for person in (ana, bia):
            person.play("keep 1+2")
        watching = ana if ana.table()["seat"] else bia
        holder = bia if watching is ana else ana
        screen = at_the_table(browser, watching, size)
        clock = screen.page.locator(".action-bar .turn-clock")
        expect(clock).to_have_attribute("title", "Time left: 24 h. Then a bot decides this turn.")
        assert screen.fits()
        screen.page.locator(f"[data-vote='{holder.table()['you']}']").click()
        expect(clock).to_have_count(0)  # a bot plays now, and needs none
        screen.page.context.close()
