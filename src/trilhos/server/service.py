"""The service: everything that the handlers of requests use, put together and taken apart again."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

import msgspec
import sqlalchemy as sa
import structlog

from trilhos.bots.base import check_name
from trilhos.server.club.ratings import Ratings
from trilhos.server.club.secretary import Secretary
from trilhos.server.door.connections import Connections
from trilhos.server.door.gently import Answers, Queue
from trilhos.server.door.limits import Limits
from trilhos.server.door.refusals import RefusalLog
from trilhos.server.door.shared import Shared
from trilhos.server.door.tokens import new_game_id
from trilhos.server.heralds.carriers import Carriers
from trilhos.server.heralds.heralds import Heralds
from trilhos.server.keeping.bans import Bans
from trilhos.server.keeping.hearing import Hearing
from trilhos.server.keeping.vitals import Vitals
from trilhos.server.metrics import Metrics
from trilhos.server.processes.homes import Alone, Homes, Leases, own_address
from trilhos.server.processes.notices import Notices
from trilhos.server.rooms.listings import Listings
from trilhos.server.rooms.rooms import Rooms
from trilhos.server.settings import ServerSettings, Telling
from trilhos.server.shelf import OfferedBoards
from trilhos.server.stewards.allowed import AllowedBots
from trilhos.server.stewards.hints import Hints
from trilhos.server.stewards.stewards import Stewards
from trilhos.server.stewards.workers import PROGRAM, BotWorkers
from trilhos.server.storage.club.groups import Groups
from trilhos.server.storage.club.members import Members
from trilhos.server.storage.club.results import ResultBook
from trilhos.server.storage.club.seatings import Seatings
from trilhos.server.storage.database import connect, is_postgres, only_server
from trilhos.server.storage.deals import Deals
from trilhos.server.storage.private import wide_files
from trilhos.server.storage.reviews import Reviews
from trilhos.server.storage.store import Store
from trilhos.server.storage.writer import Writer
from trilhos.server.workshop.jobs import BoardJob, Jobs
from trilhos.server.workshop.reviewers import REVIEW, Reviewers

LEAST_SHOWN: Final = 100  # games of a trial, for figures that say something
LOG = structlog.get_logger("trilhos.service")
P = ParamSpec("P")
T = TypeVar("T")


class Club:
    """Members, and what they have here."""

    def __init__(self, engine: sa.Engine) -> None:
        self.members = Members(engine)
        self.seatings = Seatings(engine)
        self.groups = Groups(engine)
        self.results = ResultBook(engine)
        self.ratings = Ratings(self.results)


class Service:
    """One server process."""

    def __init__(self, settings: ServerSettings) -> None:
        check_name(settings.caretaker)
        self.settings = settings
        self.bots = AllowedBots(settings.bots)
        self.engine = connect(settings.database)
        self.lock = ExitStack()
        self.lock.enter_context(only_server(self.engine))
        self.store = Store(self.engine)
        self.reviews = Reviews(self.engine)
        self.deals = Deals(self.engine)
        self.club = Club(self.engine)
        self.shelf = OfferedBoards(self.engine, settings.boards, settings.workshop)
        self._compare_receipts()
        self.writer = Writer(self.engine)
        self.homes: Homes = Alone()
        if is_postgres(self.engine):
            self.homes = Leases(self.engine, own_address(self.engine, settings.address, settings.host, settings.port))
        self.rooms = Rooms(self.store, self.writer, self.homes, settings.memory)
        self.listings = Listings(self.rooms)
        self.moved: list[Callable[[], None]] = []  # called when games have moved between processes
        self.limits = Limits(settings.limits, shared=is_postgres(self.engine))
        self.queue = Queue()  # for work that takes long
        self.answers = Answers(self.queue)
        self.bans = Bans(self.engine, self.store.clock)
        self.metrics = Metrics()
        self.vitals = Vitals(self.store, self.rooms.quarantine)
        self.refusals = RefusalLog(self.metrics)
        self.connections = Connections(settings.connections, settings.proxies, self.homes.hosts)
        self.notices: Notices | None = None
        self.shared: Shared | None = None
        self.heralds: Heralds | None = None
        self.stopping = False

    def _compare_receipts(self) -> None:
        """Moves that were acknowledged and are gone: said loudly; games go on from where the database has them."""
        loss = self.store.receipts.settle()
        if loss is not None:
            LOG.error("acknowledged moves are lost", count=loss.count, games=loss.games)

    async def start(self) -> None:
        """Begin: bots, sweeps, and on PostgreSQL the other processes' notices."""
        if not is_postgres(self.engine):
            for file in wide_files(Path(str(self.engine.url.database))):
                LOG.warning("others can read this file, and it isn't ours to change", file=str(file))
        await self.run(self.homes.register)
        await self.run(self.shelf.offered)  # the log says at once what is wrong with a folder of boards
        program = [*PROGRAM, *self.settings.bots]  # each worker knows for itself what it may run
        self.workers = BotWorkers(self.settings.workers, self.settings.bot_seconds, self.metrics.faults.inc, program)
        self.hints = Hints(self.workers, self.limits, self.settings.review_samples)
        self.stewards = Stewards(self.rooms, self.workers, self.settings, self.bots)
        await self.stewards.start()
        self.secretary = Secretary(self.rooms, self.club.seatings, self.club.results)
        expiry = self.settings.expire_days
        self.hearing = Hearing(self.rooms, self.bans, expiry, self.stewards.look_around, self._renamed)
        if self.settings.telling is not None:
            self.heralds = await self._heralds(self.settings.telling)
        if is_postgres(self.engine):
            self._listen(asyncio.get_running_loop())
        self.jobs = Jobs(finished=self._finished)
        self.reviewers = Reviewers(self.reviews, self.rooms, self.jobs, self.settings.review_samples)
        self.homes.start(self._changed)
        self.reviewers.start()

    async def _heralds(self, telling: Telling) -> Heralds:
        url, busy = self.settings.public_url, self.stewards.errands.is_busy
        ways = await self.run(Carriers, telling, self.engine, url, self.limits)
        return Heralds(self.rooms, ways, telling.wait, url, self.metrics, busy)

    async def _changed(self, lost: bool) -> None:
        """Processes have come or gone: games that live elsewhere are let go, those that came to us looked after."""
        await self.rooms.release(lost)
        for tell in self.moved:
            tell()
        self.soon = asyncio.create_task(self.stewards.look_around())

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        def soon(work: Coroutine[Any, Any, None]) -> None:
            asyncio.run_coroutine_threadsafe(work, loop)

        def spent(what: str) -> None:
            loop.call_soon_threadsafe(shared.heard, what)

        shared = self.shared = Shared(self.limits, self.engine)
        shared.start()
        self.notices = Notices(
            self.engine.url,
            heard=lambda game, number: soon(self.rooms.heard(game, number)),
            spent=spent,
            lost=lambda: soon(self.rooms.lost_touch()),
        )

    async def _renamed(self, game: str) -> None:
        """Somebody's name has gone from a log: nothing that was put together before is told any more."""
        self.listings.forget(game)
        self.answers.forget(game)
        await self.rooms.changed(game)

    async def _finished(self, job: BoardJob) -> None:
        """What bots found out about a board is kept for the gallery, and a review with its game."""
        if job.order.kind == REVIEW:
            await self.run(self.reviewers.keep, job)
        if job.order.kind == "trial" and job.result is not None:
            report = msgspec.json.decode(job.result)["report"]
            if report["games"] >= LEAST_SHOWN:
                await self.run(self.shelf.uploads.tried, report["fingerprint"], report["summary"])

    async def stop(self) -> None:
        """End gracefully: no new commands, those under way are finished, the log is whole."""
        self.stopping = True
        await self.reviewers.close()
        await self.jobs.close()
        await self.hearing.close()
        await self.secretary.close()
        await self.stewards.close()
        if self.heralds is not None:
            await self.heralds.close()
        await self.rooms.close()
        await self.workers.close()
        await asyncio.to_thread(self.homes.close)
        if self.shared is not None:
            await self.shared.close()
        if self.notices is not None:
            await asyncio.to_thread(self.notices.close)
        await asyncio.to_thread(self.writer.close)
        self.store.receipts.close()
        self.engine.dispose()
        self.lock.close()

    async def run(self, work: Callable[P, T], *values: P.args, **named: P.kwargs) -> T:
        """Something that waits for the database, without holding up everybody else."""
        return await asyncio.to_thread(work, *values, **named)

    def new_game_id(self) -> str:
        """The id of a game that will live here: nobody has to be asked for its first steps."""
        return next(game for _ in iter(int, 1) if self.homes.elsewhere(game := new_game_id()) is None)
