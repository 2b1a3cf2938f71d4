"""Reviews that people have asked for: one at a time of a game, and taken up again when the server was away."""

import asyncio
from typing import Any, Final

import structlog

from trilhos.play.record import to_record
from trilhos.server.answers.errors import Gone, NotFound, Quarantined, Refused, Unavailable
from trilhos.server.door.tokens import new_game_id
from trilhos.server.game.table import Table
from trilhos.server.rooms.rooms import Rooms
from trilhos.server.storage.reviews import ReviewOrder, Reviews
from trilhos.server.workshop.jobs import BoardJob, JobOrder, Jobs

REVIEW: Final = "review"
MOST_TRIES: Final = 5  # starts of a server that one review may outlast: it may be what ends them
SEARCH_SECONDS: Final = 5.0
LOG = structlog.get_logger("trilhos.reviewers")


class Reviewers:
    """Sees to it that what was asked for is made, in this server or in one that starts later."""

    def __init__(self, reviews: Reviews, rooms: Rooms, jobs: Jobs, samples: int) -> None:
        self.reviews = reviews
        self.rooms = rooms
        self.jobs = jobs
        self.samples = samples

    def start(self) -> None:
        """Go on with what a server left, ours or another whose games have come to us."""
        self.search = asyncio.create_task(self._searches())

    async def close(self) -> None:
        """Stop looking; what is wanted stays written down."""
        self.search.cancel()
        await asyncio.gather(self.search, return_exceptions=True)

    def latest(self, game: str) -> BoardJob | None:
        """The last work at the review of a game, as far as this process knows."""
        return self.jobs.about(REVIEW, game)

    def is_under_way(self, game: str) -> bool:
        """Whether this process is at it, or will be."""
        job = self.latest(game)
        return job is not None and (job.state in ("waiting", "working") or job.id in self.jobs.tasks)

    async def begin(self, table: Table, language: str, who: str) -> None:
        """Have a game reviewed; Unavailable or Refused when there is too much to do already."""
        order = ReviewOrder(table.id, language)
        self._add(table, order, who)
        await asyncio.to_thread(self.reviews.order, order)

    def _add(self, table: Table, order: ReviewOrder, who: str) -> None:
        wish: dict[str, Any] = {"record": to_record(table.running), "samples": self.samples}
        self.jobs.add(new_game_id(), JobOrder(REVIEW, order.language, wish, game=table.id), who)

    def keep(self, job: BoardJob) -> None:
        """Write down what came of it. For a thread."""
        if job.result is not None:
            self.reviews.keep(job.order.game, job.result)
        self.reviews.done_with(job.order.game)

    async def _searches(self) -> None:
        while True:
            try:
                for order in await asyncio.to_thread(self.reviews.ordered):
                    if self.rooms.homes.acting(order.game) and not self.is_under_way(order.game):
                        await self._take_up(order)
            except Exception:
                LOG.exception("search failed")
            await asyncio.sleep(SEARCH_SECONDS)

    async def _take_up(self, order: ReviewOrder) -> None:
        """Begin anew; what there is no room for now is met at the next search."""
        made = await asyncio.to_thread(self.reviews.find, order.game) is not None
        if made or self.samples == 0 or order.tries >= MOST_TRIES:
            if not made:
                LOG.warning("review given up", game=order.game, tries=order.tries)
            await asyncio.to_thread(self.reviews.done_with, order.game)
            return
        try:
            room = await self.rooms.get(order.game)
            self._add(room.table, order, f"again {order.game}")
        except (NotFound, Gone, Quarantined):
            await asyncio.to_thread(self.reviews.done_with, order.game)
        except (Refused, Unavailable):
            return
        else:
            again = ReviewOrder(order.game, order.language, order.tries + 1)
            await asyncio.to_thread(self.reviews.order, again)
