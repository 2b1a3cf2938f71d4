"""Every lesson is played through on the engine, in all ways that it allows, and says all it says in every language."""

from collections.abc import Iterator
from itertools import product

import pytest

from trilhos.boards import EDITIONS, make_rules
from trilhos.lessons import Lesson, Script, lessons, script_of
from trilhos.lessons.lesson import LEARNER
from trilhos.play.game import Game
from trilhos.play.notation import route_name
from trilhos.text import LANGUAGES, Text

LONGEST_SAYING = 330  # letters: a phone has room for them beside the board
ALL = sorted(lessons())


def ways(script: Script) -> Iterator[list[int]]:
    """All moves, with each of the decisions that are as good as another played once; the other moves as they are."""
    usual = [allowed[0] for allowed in script.allowed]
    yield usual
    for step, start in enumerate(script.starts):
        stop = script.asked[step]
        for chosen in product(*script.allowed[start:stop]):
            yield [*usual[:start], *chosen, *usual[stop:]]


def chapters_of(board: str) -> set[str]:
    return {chapter.name for chapter in EDITIONS[board].file.rules.chapters}


@pytest.mark.parametrize("id", ALL)
def test_every_way_through_a_lesson_is_legal(id: str) -> None:
    script = script_of(id)
    assert script is not None
    lesson = script.lesson
    for moves in ways(script):
        game = Game(lesson.edition, lesson.players, int(lesson.seed), lesson.options)
        for number, action in enumerate(moves):
            assert game.seat == script.seats[number], f"move {number}: another seat than in the usual way"
            game.play(action)
        assert game.over == script.over


@pytest.mark.parametrize("id", ALL)
def test_what_is_asked_of_the_learner_is_the_learners(id: str) -> None:
    """Nobody plays for the learner after a decision of theirs: only where they read on, and are told so."""
    script = script_of(id)
    assert script is not None
    for step, start in enumerate(script.starts):
        asked = script.asked[step]
        assert set(script.seats[start:asked]) <= {LEARNER}
        if script.lesson.steps[step].expect:
            assert LEARNER not in script.seats[asked : script.ends[step]]


@pytest.mark.parametrize("id", ALL)
def test_a_lesson_says_everything_in_every_language(id: str) -> None:
    lesson = lessons()[id]
    for said in lesson.sayings:
        assert said.keys() >= set(LANGUAGES)
        assert all(0 < len(words) <= LONGEST_SAYING and words == words.strip() for words in said.values()), said
    for step in lesson.steps:
        assert bool(step.otherwise) >= bool(step.expect) or _takes_anything(lesson, step.expect)


def _takes_anything(lesson: Lesson, expect: list[str | list[str]]) -> bool:
    """Where all that can be done is fine, nobody does something else."""
    return all(isinstance(one, list) and len(one) > 10 for one in expect)


@pytest.mark.parametrize("id", ALL)
def test_what_a_lesson_names_is_there(id: str) -> None:
    lesson = lessons()[id]
    rules = make_rules(lesson.edition, lesson.players, lesson.options)
    routes = {route_name(rules, route, back) for route in rules.board.routes for back in (False, True)}
    for step in lesson.steps:
        assert set(step.point.routes) <= routes
        assert set(step.point.cities) <= set(rules.board.cities)
        assert not step.rules or Text("en").has(f"rules-{step.rules}-title")
    assert set(lesson.chapters) <= chapters_of(lesson.edition)


def test_every_chapter_of_our_boards_is_taught() -> None:
    taught = {chapter for lesson in lessons().values() for chapter in lesson.chapters}
    assert {chapter for board in EDITIONS for chapter in chapters_of(board)} <= taught


def test_a_step_is_over_when_it_was_done_or_read() -> None:
    script = script_of("first")
    assert script is not None
    steps = script.lesson.steps
    reading = next(number for number, step in enumerate(steps) if not step.expect)
    assert script.step_at(0, 0) == 0
    assert script.step_at(script.ends[0], 0) == 1
    assert script.step_at(script.asked[1], 0) == 1  # others have to play yet
    assert script.step_at(script.starts[reading], 0) == reading
    assert script.step_at(script.starts[reading], reading + 1) == reading  # read, but not all of it was played
    assert script.step_at(script.ends[reading], reading + 1) == reading + 1
    assert script.step_at(script.ends[-1], len(steps)) == len(steps)
    assert script.wanted(0, 0) == script.allowed[0]
    assert script.wanted(reading, script.starts[reading]) == []
