"""The first game is learnt from its first step to its last, by mouse and by finger, in both languages."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import Finger, Mouse, Pointer
from tests.browser.rig import DESKTOP, PHONE, window
from tests.browser.test_accessibility import faults
from tests.server.rig import Person, Server, patiently
from trilhos.lessons import Script, lessons, script_of

AT = "() => document.querySelector('.lesson-card progress')?.value ?? 0"
STORED = """() => Object.keys(localStorage).filter((key) => key.startsWith("trilhos.seats."))
    .map((key) => [key.slice(14), JSON.parse(localStorage[key]).chairs[0]])[0]"""
IN_VIEW = "(one) => { const box = one.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight; }"


def begun(page: Page, server: Server) -> Person:
    """Whoever learns, by one press on the first page."""
    page.goto("/")
    page.locator(".first-lesson button").click()
    expect(page.locator(".lesson-words")).to_be_visible()
    game, token = page.evaluate(STORED)
    return Person(server, game, token)


def shows(page: Page, step: int) -> None:
    page.wait_for_function(f"() => ({AT})() === {step + 1}")
    expect(page.locator(".lesson-words")).to_be_visible()


def press_next(pointer: Pointer) -> None:
    pointer.press(pointer.page.locator(".lesson-card footer .button.main:enabled"))


def choice_of(person: Person, action: int) -> dict[str, Any]:
    """An action that is asked for, once it is legal."""
    for _ in patiently():
        found = [one for one in person.table()["legal"] if one["id"] == action]
        if found:
            return dict(found[0])
    raise AssertionError("unreachable")


def do(pointer: Pointer, person: Person, asked: list[int]) -> None:
    """What a step asks for; a claim is paid in the sheet that it opens."""
    left = asked[:]
    while left:
        choice = choice_of(person, left.pop(0))
        if choice.get("ways"):
            pay = left.pop(0)
            choice["ways"] = [way for way in choice["ways"] if way["id"] == pay]
        pointer.page.wait_for_function("() => !document.querySelector('.table.quiet')")
        pointer.do(choice)
        if left:
            choice_of(person, left[0])
            moves = person.table()["about"]["number"]
            pointer.page.wait_for_function(
                "(number) => document.querySelector('[data-number]').dataset.number >= number", arg=moves
            )


def learnt(pointer: Pointer, person: Person, script: Script) -> None:
    for number, step in enumerate(script.lesson.steps):
        shows(pointer.page, number)
        if step.expect:
            do(
                pointer,
                person,
                [script.allowed[move][0] for move in range(script.starts[number], script.asked[number])],
            )
        else:
            press_next(pointer)


@pytest.mark.parametrize(("hand", "size"), [(Mouse, DESKTOP), (Finger, PHONE)], ids=["mouse", "finger"])
@pytest.mark.parametrize(("language", "word"), [("pt-BR", "Boas-vindas"), ("en", "Welcome")])
def test_the_first_game_is_learnt_to_its_end(
    browser: Browser, server: Server, hand: type[Pointer], size: dict[str, Any], language: str, word: str
) -> None:
    page = window(browser, server, {**size, "locale": language})
    person = begun(page, server)
    expect(page.locator(".lesson-words")).to_contain_text(word)
    script = script_of("first")
    assert script is not None
    learnt(hand(page), person, script)
    expect(page.locator(".lesson-card")).to_contain_text("Túneis" if language == "pt-BR" else "Tunnels")
    assert person.table()["about"]["status"] == "finished"
    page.goto("/#/lessons")
    expect(page.locator(".lesson-done")).to_have_count(1)
    expect(page.locator(".lesson-line")).to_have_count(len(lessons()))
    assert faults(page) == []


def test_something_else_is_answered_kindly_and_a_closed_tab_loses_nothing(browser: Browser, server: Server) -> None:
    page = window(browser, server, PHONE)
    person = begun(page, server)
    mouse = Finger(page)
    everything = next(one for one in person.table()["legal"] if one["notation"] == "keep 1+2+3")
    mouse.do(everything)
    expect(page.locator(".lesson-otherwise")).to_contain_text("far to the west")
    assert person.table()["about"]["lesson"]["step"] == 0
    assert faults(page) == []
    mouse.press(page.locator(".lesson-card footer .button"))  # show me
    shows(page, 1)
    page.goto("about:blank")
    page.goto("/")
    page.locator(".first-lesson button").click()  # goes on
    shows(page, 1)
    assert page.evaluate(STORED)[0] == person.game


def test_on_a_small_phone_nothing_is_cut_off(browser: Browser, server: Server) -> None:
    page = window(browser, server, {**PHONE, "viewport": {"width": 360, "height": 640}})
    person = begun(page, server)
    for step in range(3):
        person.post("/lesson", step=step, key=f"{step}")
    shows(page, 3)
    for part in (".table-own .hand", ".table-market", ".lesson-card footer .button"):
        assert page.locator(part).first.evaluate(IN_VIEW), part
