"""What an analyst thinks of a seat's decision: asked of the bots' workers, a few times a minute at most."""

from collections import OrderedDict
from typing import Final

import msgspec

from trilhos.insight.judgement import Judgement
from trilhos.server.answers.errors import Unavailable
from trilhos.server.door.limits import Limits
from trilhos.server.game.table import Table
from trilhos.server.stewards.stewards import job_of
from trilhos.server.stewards.workers import BotWorkers

SAMPLES: Final = 40  # enough for a tip; a review looks longer
MOST_KEPT: Final = 200
Asked = tuple[str, int, int, int | None]  # game, position, seat, and the action that it was about


class Hints:
    """Judgements that were asked for lately: a second press costs nothing."""

    def __init__(self, workers: BotWorkers, limits: Limits, samples: int) -> None:
        self.workers = workers
        self.limits = limits
        self.samples = min(SAMPLES, samples)
        self.kept: OrderedDict[Asked, Judgement] = OrderedDict()

    async def judged(self, table: Table, seat: int, about: int | None) -> Judgement:
        """What an analyst thinks, from the seat's view alone; TooFast for who asks too often."""
        key = (table.id, table.position, seat, about)
        if key not in self.kept:
            self.limits.spend("hint", f"{table.id}/{table.order[seat]}")
            job = msgspec.structs.replace(job_of(table, seat, ""), samples=self.samples, about=about)
            answer = await self.workers.choose(job)
            if not answer.judged:
                raise Unavailable("hint-failed")
            self.kept[key] = msgspec.json.decode(answer.judged, type=Judgement)
            while len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
        return self.kept[key]
