"""Long work: in turn, in processes that end when they are late, die, are given up, or lose their server."""

import asyncio
import json
import os
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.server import plain
from tests.server.rig import Server, patiently, serving, serving_together
from tests.server.test_boards import made
from trilhos.server.answers.errors import NotFound, Refused, Unavailable
from trilhos.server.stewards.workers import frame
from trilhos.server.workshop import jobs as queue
from trilhos.server.workshop.jobs import BoardJob, JobNews, JobOrder, Jobs

ORDER = JobOrder("trial", "en", {})
HANGS = "import time; time.sleep(600)"


def says(*frames: JobNews, then: str = "") -> str:
    """A program that reads nothing and says this."""
    data = b"".join(map(frame, frames))
    return f"import sys; sys.stdout.buffer.write({data!r}); sys.stdout.flush(); {then}"


def with_jobs(program: str, test: Callable[[Jobs], Coroutine[Any, Any, None]], **settings: Any) -> None:
    async def run() -> None:
        jobs = Jobs([sys.executable, "-S", "-c", program], **settings)
        try:
            await test(jobs)
        finally:
            await jobs.close()

    asyncio.run(run())


async def until(job: BoardJob, *states: str) -> None:
    async with asyncio.timeout(120):
        while job.state not in states:
            await asyncio.sleep(0.01)


def running(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").split(")")[1][:3]
    except FileNotFoundError:
        return False


def test_a_piece_of_work_tells_how_far_it_is_and_what_came_of_it() -> None:
    heard: list[BoardJob] = []

    async def finished(job: BoardJob) -> None:
        heard.append(job)

    async def test(jobs: Jobs) -> None:
        job = jobs.add("a", ORDER, "x")
        await until(job, "done")
        assert (job.result, job.progress) == (b"[3]", 1.0)
        assert jobs.get("a") is job
        async with asyncio.timeout(120):
            while jobs.tasks:
                await asyncio.sleep(0.01)
        assert heard == [job]

    with_jobs(says(JobNews(0.5, b"[1]"), JobNews(result=b"[3]")), test, finished=finished)


def test_what_is_known_so_far_is_there_meanwhile() -> None:
    async def test(jobs: Jobs) -> None:
        job = jobs.add("a", ORDER, "x")
        async with asyncio.timeout(120):
            while job.partial is None:
                await asyncio.sleep(0.01)
        assert (job.state, job.progress, job.partial) == ("working", 0.5, b"[1]")

    with_jobs(says(JobNews(0.5, b"[1]"), then=HANGS), test)


@pytest.mark.parametrize(
    ("program", "error"),
    [
        ("", "job-died"),
        ("import os; os._exit(9)", "job-died"),
        ("import sys; sys.stdout.buffer.write(b'\\xff' * 9)", "job-died"),  # says that it has 4 GB to say
        ("import sys; sys.stdout.buffer.write(b'\\x00\\x00\\x00\\x01x')", "job-died"),
        (says(JobNews(error="So it is.")), "So it is."),
    ],
)
def test_a_process_that_dies_is_an_error_and_the_next_one_is_none(program: str, error: str) -> None:
    async def test(jobs: Jobs) -> None:
        job = jobs.add("a", ORDER, "x")
        await until(job, "failed")
        assert job.error == error
        jobs.program = [sys.executable, "-S", "-c", says(JobNews(result=b"1"))]
        await until(jobs.add("b", ORDER, "x"), "done")

    with_jobs(program, test)


def test_what_a_process_said_counts_though_it_was_gone_before_it_was_asked() -> None:
    async def test(jobs: Jobs) -> None:
        start = jobs._start

        async def too_late() -> asyncio.subprocess.Process:
            process = await start()
            await process.wait()
            return process

        jobs._start = too_late  # type: ignore[method-assign]
        job = jobs.add("a", JobOrder("trial", "en", {"large": "x" * 200_000}), "x")
        await until(job, "done", "failed")
        assert (job.state, job.result) == ("done", b"1")

    with_jobs(says(JobNews(result=b"1")), test)


def test_what_takes_too_long_is_ended() -> None:
    async def test(jobs: Jobs) -> None:
        job = jobs.add("a", ORDER, "x")
        await until(job, "failed")
        assert job.error == "job-late"

    with_jobs(HANGS, test, seconds=0.2)


def test_what_is_given_up_ends_with_all_that_it_has_started(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    forks = f"import os; child = os.fork(); open({str(pids)!r}, 'a').write(f'{{os.getpid()}}\\n'); {HANGS}"

    async def test(jobs: Jobs) -> None:
        job = jobs.add("a", ORDER, "x")
        async with asyncio.timeout(120):
            while not pids.exists() or len(pids.read_text().split()) < 2:
                await asyncio.sleep(0.01)
        started = [int(pid) for pid in pids.read_text().split()]
        await jobs.cancel("a")
        assert job.state == "cancelled"
        async with asyncio.timeout(120):
            while any(running(pid) for pid in started):
                await asyncio.sleep(0.01)
        with pytest.raises(NotFound):
            jobs.get("a")

    with_jobs(forks, test)


def test_a_full_queue_says_so_and_nobody_has_it_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(jobs: Jobs) -> None:
        first = jobs.add("0", ORDER, "x")
        await until(first, "working")
        second = jobs.add("1", ORDER, "x")
        with pytest.raises(Refused) as one:
            jobs.add("2", ORDER, "x")
        assert one.value.key == "job-one-at-a-time"
        third = jobs.add("3", ORDER, "y")
        assert [jobs.before(job) for job in (first, second, third)] == [0, 0, 1]
        monkeypatch.setattr(queue, "MOST_WAITING", 2)
        with pytest.raises(Unavailable):
            jobs.add("4", ORDER, "z")
        await jobs.cancel("1")  # it hasn't begun
        jobs.add("5", ORDER, "z")
        await jobs.cancel("0")
        await until(third, "working")

    with_jobs(HANGS, test)


def test_old_results_go(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(jobs: Jobs) -> None:
        monkeypatch.setattr(queue, "MOST_KEPT", 1)
        for id in ("a", "b", "c"):
            await until(jobs.add(id, ORDER, "x"), "done")
        assert jobs.get("c").result == b"1"
        assert [*jobs.jobs] == ["c"]
        monkeypatch.setattr(queue, "KEPT_SECONDS", -1.0)
        with pytest.raises(NotFound):
            jobs.get("c")

    with_jobs(says(JobNews(result=b"1")), test)


# At a server


def begin(server: Server, kind: str, board: Any, **values: Any) -> dict[str, Any]:
    answer = plain.post(f"{server.url}/api/workshop/{kind}", content=json.dumps(board), params=values)
    assert answer.status_code == 202, answer.text
    return dict(answer.json())


def ended(server: Server, job: dict[str, Any]) -> dict[str, Any]:
    for _ in patiently():
        about = dict(plain.get(f"{server.url}/api/workshop/jobs/{job['id']}").json())
        if about["state"] not in ("waiting", "working"):
            return about
    raise AssertionError


def test_bots_try_a_board_out(server: Server) -> None:
    about = ended(server, begin(server, "trials", made("kvadrat"), games=12, players=3))
    assert about["state"] == "done", about
    assert about["result"]["report"]["games"] == 12
    assert about["result"]["advice"][0]
    assert (about["progress"], about["partial"], about["error"]) == (1.0, None, None)
    url = f"{server.url}/api/workshop/jobs/{about['id']}"
    assert plain.get(f"{url}/file").status_code == 404
    with plain.client() as http:
        assert http.delete(url).status_code == 204
    assert plain.get(url).json()["error"] == "unknown-job"


def test_a_board_is_drafted_of_a_place(server: Server) -> None:
    url = f"{server.url}/api/workshop"
    known = plain.get(f"{url}/regions").json()
    assert "BR" in {one["id"] for one in known} or "Brazil" in {one["name"] for one in known}
    assert plain.post(f"{url}/drafts", json={"cities": 3}).status_code == 400
    answer = plain.post(f"{url}/drafts", json={"region": "Nowhere at all", "cities": 12})
    about = ended(server, answer.json())
    assert (about["state"], about["kind"]) == ("failed", "draft")
    assert "Nowhere at all" in about["error"]


def test_a_board_comes_on_paper(server: Server) -> None:
    about = ended(server, begin(server, "prints", made("kvadrat"), paper="letter", width=30))
    assert about["state"] == "done", about
    file = plain.get(server.url + about["file"])
    assert file.headers["content-type"] == "application/pdf"
    assert file.content.startswith(b"%PDF")


@pytest.mark.parametrize(
    ("paper", "media", "begins"), [("svg", "image/svg+xml", b"<svg"), ("png", "image/png", b"\x89PNG")]
)
def test_a_board_comes_as_a_picture_that_is_kept_and_never_opened_as_a_page(
    server: Server, paper: str, media: str, begins: bytes
) -> None:
    about = ended(server, begin(server, "prints", made("kvadrat"), paper=paper))
    file = plain.get(server.url + about["file"])
    assert (file.headers["content-type"], file.headers["content-disposition"]) == (media, "attachment")
    assert file.content.startswith(begins)


def test_what_cant_be_done_is_a_sentence(server: Server) -> None:
    job = begin(server, "trials", made("kvadrat"), games=3, players=2)  # it is for three or four
    about = ended(server, job)
    assert (about["state"], about["result"]) == ("failed", None)
    assert "3" in about["error"]
    faulty = plain.post(f"{server.url}/api/workshop/trials", content=b"{}")
    assert (faulty.status_code, faulty.json()["error"]) == (422, "bad-board")


def test_a_second_process_finds_the_work_of_the_first(empty_postgres: str, tmp_path: Path) -> None:
    with serving_together(empty_postgres, tmp_path) as (one, other):
        job = begin(one, "trials", made("kvadrat"), games=2, players=3)
        assert ended(other, job)["state"] == "done"


def test_work_ends_with_its_server_however_that_ends(tmp_path: Path) -> None:
    with serving(str(tmp_path / "games.sqlite"), tmp_path) as server:
        for stop in (server.kill, server.stop):
            job = begin(server, "trials", made("kvadrat"), games=160, players=4)
            for _ in patiently():
                if plain.get(f"{server.url}/api/workshop/jobs/{job['id']}").json()["partial"]:
                    break
            mine = [pid for pid in os.listdir("/proc") if pid.isdigit() and _is_work_of(server, pid)]
            assert mine
            stop()
            for _ in patiently():
                if not any(running(int(pid)) for pid in mine):
                    break
            server.again()


def _is_work_of(server: Server, pid: str) -> bool:
    """Whether a process was started by this server, for long work."""
    try:
        parent = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[1]
        words = Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8")
    except OSError:
        return False
    return int(parent) == server.process.pid and "workshop.worker" in words
