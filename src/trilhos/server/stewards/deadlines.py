"""Deadlines: when the server has to look after a game. The next are found without a look at the others."""

import heapq


class Deadlines:
    """A moment for each game. What is put off waits in line at its old place, and is put back when its turn comes."""

    def __init__(self) -> None:
        self.moments: dict[str, float] = {}
        self.line: list[tuple[float, str]] = []
        self.queued: dict[str, float] = {}  # where in line a game stands

    def __contains__(self, game: str) -> bool:
        return game in self.moments

    def set(self, game: str, moment: float | None) -> None:
        """Look after a game then, or not at all."""
        if moment is None:
            self.moments.pop(game, None)
            return
        self.moments[game] = moment
        if moment < self.queued.get(game, float("inf")):
            self._queue(game, moment)

    def take(self, now: float, most: int) -> list[str]:
        """Games whose moment has come, at most so many; they have none any more."""
        due: list[str] = []
        while self.line and self.line[0][0] <= now and len(due) < most:
            place, game = heapq.heappop(self.line)
            if self.queued.get(game) != place:
                continue  # it was moved forward in line, and has been met already
            del self.queued[game]
            moment = self.moments.get(game, float("inf"))
            if moment <= now:
                del self.moments[game]
                due.append(game)
            elif game in self.moments:
                self._queue(game, moment)
        return due

    def _queue(self, game: str, moment: float) -> None:
        self.queued[game] = moment
        heapq.heappush(self.line, (moment, game))
