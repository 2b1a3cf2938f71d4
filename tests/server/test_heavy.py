"""Heavy answers hold up nobody: the event loop is busy with each for a few milliseconds at a time, or not at all."""

import asyncio
import time
from collections.abc import Callable, Iterator

import httpx
import pytest

from tests.server import plain
from tests.server.costs import cost, finished_game
from tests.server.rig import Person, Server
from trilhos.play.game import Game
from trilhos.play.record import to_record
from trilhos.server.answers.errors import Unavailable
from trilhos.server.door.gently import MOST_BYTES, MOST_WAITING, Answers, Queue, gently

SHORT = 10.0  # ms of processor time; the document as YAML took 100, positions and imports 60 to 130
STEP_SECONDS = 0.01


@pytest.fixture(scope="module")
def finished(server: Server) -> Person:
    return finished_game(server, "usa", 5)


@pytest.mark.parametrize("ending", ["json", "yaml", "yml"])
def test_the_document_is_made_once(server: Server, ending: str) -> None:
    url = f"{server.url}/api/schema/openapi.{ending}"
    first = plain.get(url)
    assert first.status_code == 200
    assert first.json()["openapi"].startswith("3.")  # JSON is YAML
    assert min(cost(server, lambda: plain.get(url)) for _ in range(5)) < SHORT
    known = {"If-None-Match": first.headers["etag"]}
    assert plain.get(url, headers=known).status_code == 304


@pytest.mark.parametrize("path", ["/positions", "/audit", "/story", "/replay?at=60"])
def test_what_is_over_is_put_together_once(server: Server, finished: Person, path: str) -> None:
    first = finished.http.get(path)
    assert first.status_code == 200
    assert min(cost(server, lambda: _same(finished.http.get(path), first)) for _ in range(5)) < SHORT
    known = {"If-None-Match": first.headers["etag"]}
    assert finished.http.get(path, headers=known).status_code == 304


def _same(answer: httpx.Response, first: httpx.Response) -> httpx.Response:
    assert answer.content == first.content
    assert answer.headers["cache-control"] == "private, no-cache"
    return answer


def test_a_story_goes_on_with_the_talk(server: Server, finished: Person) -> None:
    assert len(finished.get("/story").json()) == finished.table()["about"]["number"]


def test_a_save_file_longer_than_any_game_is_refused(server: Server) -> None:
    save = {**to_record(Game("usa", 2, seed=1)), "actions": ["draw"] * 5001}
    answer = plain.post(f"{server.url}/api/games/import", json={"save": save})
    assert (answer.status_code, answer.json()["error"]) == (422, "save-too-long")


# Between the steps


def test_others_come_between_the_steps() -> None:
    assert asyncio.run(_turns_of_others(lambda: gently(_busy(20)))) >= 19


async def _turns_of_others(work: Callable[[], object]) -> int:
    """How often somebody else gets a turn while this is done."""
    turns = 0

    async def other() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    watching = asyncio.create_task(other())
    await work()  # type: ignore[misc]
    watching.cancel()
    return turns


def _busy(steps: int) -> Iterator[bytes]:
    for _ in range(steps):
        until = time.perf_counter() + STEP_SECONDS
        while time.perf_counter() < until:
            pass
        yield b"."


def test_one_long_answer_at_a_time_and_each_only_once() -> None:
    async def ask() -> list[str]:
        began: list[str] = []

        def steps(name: str) -> Callable[[], Iterator[bytes]]:
            def make() -> Iterator[bytes]:
                began.append(name)
                yield from _busy(3)
                began.append(f"{name} done")

            return make

        answers = Answers(Queue())
        await asyncio.gather(*(answers.get(name, "text/plain", steps(name), b"".join) for name in "aabb"))
        return began

    assert asyncio.run(ask()) == ["a", "a done", "b", "b done"]


def test_the_queue_has_an_end() -> None:
    async def crowd() -> list[object]:
        queue = Queue()

        async def come() -> None:
            async with queue.turn():
                await asyncio.sleep(0)

        return await asyncio.gather(*(come() for _ in range(MOST_WAITING + 5)), return_exceptions=True)

    turned_away = [outcome for outcome in asyncio.run(crowd()) if isinstance(outcome, Unavailable)]
    assert len(turned_away) == 5


def test_kept_answers_have_room_for_so_much() -> None:
    async def fill() -> Answers:
        answers = Answers(Queue())
        for number in range(6):
            await answers.get(str(number), "text/plain", lambda: iter([b"x" * (MOST_BYTES // 4)]), b"".join)
        return answers

    answers = asyncio.run(fill())
    assert list(answers.kept) == ["3", "4", "5"]
    assert answers.size == sum(kept.size for kept in answers.kept.values()) <= MOST_BYTES
