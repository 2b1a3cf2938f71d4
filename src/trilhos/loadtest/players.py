"""The people of a load test: each game has two, who move at random when it is time."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from trilhos.loadtest.plan import LIVE, SPECTATORS, LoadPlan, Measured
from trilhos.loadtest.wire import TEXT, HttpClient, LiveClient, Lost
from trilhos.server.answers.shapes import Made

PATIENCE: Final = 30.0  # seconds; what takes longer is an error
OK: Final = 200
CREATED: Final = 201
FINISHED: Final = "finished"


class SeenChoice(msgspec.Struct):
    """Of a legal action the client needs its id."""

    id: int


class SeenAbout(msgspec.Struct):
    """Whether the game goes on."""

    status: str


class SeenTable(msgspec.Struct):
    """Of a table, what can be done."""

    about: SeenAbout
    legal: list[SeenChoice]


class SeenNews(msgspec.Struct):
    """Of the news, the number and the table; of an answer, its status."""

    number: int = 0
    table: SeenTable | None = None
    status: int = 0


class SentAction(msgspec.Struct, frozen=True):
    """A move as the page sends it."""

    action: int
    expected: int
    key: str


DECODER: Final = msgspec.json.Decoder(SeenNews)


class Seat:
    """Somebody at a table, or a spectator: a live connection, and what it has brought."""

    def __init__(self, live: LiveClient, token: str) -> None:
        self.live = live
        self.token = token
        self.number = 0
        self.at = 0.0  # when the last news came
        self.table: SeenTable | None = None
        self.answer: asyncio.Future[int] | None = None  # the status of what was asked
        self.news = asyncio.Event()
        self.lost: Exception | None = None
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            while True:
                said = await self.live.receive()
                self.at = time.perf_counter()
                news = DECODER.decode(said)
                if news.status:
                    self._answered(news.status)
                    continue
                self.number, self.table = news.number, news.table or self.table
                self.news.set()
        except (Lost, OSError, EOFError) as problem:
            self.lost = problem
            self.news.set()
            self._answered(0)

    def _answered(self, status: int) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_result(status)

    async def ask(self, wish: SentAction) -> int:
        """Say a command over the live connection, as the page does; the status of its answer."""
        if self.lost is not None:
            raise Lost(str(self.lost))
        self.answer = asyncio.get_running_loop().create_future()
        self.live.send(TEXT, msgspec.json.encode({"type": "post", "id": 1, "to": "actions", "body": wish}))
        return await self.answer

    async def until(self, number: int) -> float:
        """When the news with this number had come."""
        while self.number < number:
            if self.lost is not None:
                raise Lost(str(self.lost))
            self.news.clear()
            await self.news.wait()
        return self.at

    async def close(self) -> None:
        """Leave."""
        self.task.cancel()
        self.live.close()
        await asyncio.gather(self.task, return_exceptions=True)


class Player:
    """Plays one game after the other, one action each time it is due."""

    def __init__(self, plan: LoadPlan, number: int, pool: "Pool", measured: Measured) -> None:
        self.plan = plan
        self.number = number
        self.pool = pool
        self.measured = measured
        self.random = random.Random(number)  # noqa: S311 - which legal move is played is no secret
        self.seats: list[Seat] = []

    async def begin(self) -> None:
        """A new game with everybody connected."""
        people = [{"kind": "you", "name": "A"}, {"kind": "you", "name": "B"}]
        wish = {"edition": self.plan.edition, "chairs": people, "grace": 3600}
        async with self.pool.taken(self._port("home", 0)) as http:  # a game lives where it is made
            status, answer = await http.post("/api/games", "", wish)
        if status != CREATED:
            raise Lost(f"a game was refused: {status}")
        made = msgspec.json.decode(answer, type=Made)
        self.game = made.game
        tokens = [*made.tokens.values(), *([""] if self.number % SPECTATORS == 0 else [])]
        self.seats = [await self._sit(at, token) for at, token in enumerate(tokens)]
        await asyncio.gather(*[seat.until(1) for seat in self.seats])

    async def _sit(self, at: int, token: str) -> Seat:
        live = await LiveClient.open(self._port(self.plan.routing, at), f"/api/games/{self.game}/live")
        live.send(TEXT, msgspec.json.encode({"type": "hello", **({"token": token} if token else {})}))
        return Seat(live, token)

    def _port(self, routing: str, at: int) -> int:
        """Where requests go: to the game's home, each seat elsewhere, or all to one that has to pass them on."""
        turn = {"home": 0, "any": at, "wrong": 1}[routing]
        return self.plan.ports[(self.number + turn) % len(self.plan.ports)]

    async def play(self, start: float, measure: float, end: float) -> None:
        """Act at this game's own moments from `start` to `end`; what begins before `measure` is not counted."""
        pause = 1 / self.plan.rate
        due = start + pause * self.number / self.plan.games
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.measured.lag = max(self.measured.lag, time.perf_counter() - due) if due > measure else 0.0
            await self._step(counted=due >= measure)
            due += pause
            while due < time.perf_counter() - pause:
                self.measured.behind += due >= measure
                due += pause

    async def _step(self, counted: bool) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._act(counted)
        except (Lost, OSError, EOFError, TimeoutError) as problem:
            name = f"{type(problem).__name__}: {problem}"
            self.measured.errors[name] = self.measured.errors.get(name, 0) + 1

    async def _act(self, counted: bool) -> None:
        mover = next((seat for seat in self.seats if seat.table is not None and seat.table.legal), None)
        if mover is None or mover.table is None:
            await self._again()
            return
        before, others = mover.number, [seat for seat in self.seats if seat is not mover]
        action = self.random.choice(mover.table.legal).id
        sent = time.perf_counter()
        wish = SentAction(action, before, str(before))
        if self.plan.over == LIVE:
            status = await mover.ask(wish)
        else:
            async with self.pool.taken(self._port(self.plan.routing, 0)) as http:
                status, _ = await http.post(f"/api/games/{self.game}/actions", mover.token, wish)
        if status != OK:
            raise Lost(f"an action was refused: {status}")
        answered = time.perf_counter()
        known = max([await seat.until(before + 1) for seat in others])
        await mover.until(before + 1)
        if counted:
            self.measured.latencies.append(known - sent)
            self.measured.answers.append(answered - sent)

    async def _again(self) -> None:
        """The game is over (or something is wrong with it): the next one."""
        if not any(seat.table is not None and seat.table.about.status == FINISHED for seat in self.seats):
            raise Lost("nobody can move")
        await self.close()
        await self.begin()

    async def close(self) -> None:
        """Everybody leaves."""
        await asyncio.gather(*[seat.close() for seat in self.seats])
        self.seats = []


class Pool:
    """Connections for requests, each used by one player at a time."""

    def __init__(self, ports: list[int]) -> None:
        self.free: dict[int, list[HttpClient]] = {port: [] for port in ports}

    @asynccontextmanager
    async def taken(self, port: int) -> AsyncIterator[HttpClient]:
        """A free connection; after a failure it is not used again."""
        free = self.free[port]
        http = free.pop() if free else HttpClient(port)
        try:
            yield http
        except BaseException:
            http.close()
            raise
        free.append(http)

    def close(self) -> None:
        """Close all that are free."""
        for free in self.free.values():
            for http in free:
                http.close()
