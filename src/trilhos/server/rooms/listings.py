"""What lists tell of games, wherever they live: put together once for each state of a log, and no room is opened."""

from typing import Final

from trilhos.server.answers.errors import Gone, NotFound, Quarantined
from trilhos.server.answers.shapes import About
from trilhos.server.game import sight
from trilhos.server.rooms.rooms import Rooms

MOST_KNOWN: Final = 1000


class Listings:
    """Descriptions of games, kept as long as their logs don't grow."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.known: dict[str, tuple[int, About]] = {}

    async def about(self, games: list[tuple[str, int]]) -> list[About]:
        """Games by id and the number of their last entry; one that has gone meanwhile is left out."""
        found = [await self._about(game, head) for game, head in games]
        return [about for about in found if about is not None]

    def forget(self, game: str) -> None:
        """Its log says something else now."""
        self.known.pop(game, None)

    async def _about(self, game: str, head: int) -> About | None:
        room = self.rooms.rooms.get(game)
        if room is not None:
            return sight.about(await self.rooms.read(room))
        known = self.known.pop(game, None)
        if known is None or known[0] != head:
            try:
                known = (head, sight.about(await self.rooms.folded(await self.rooms.load(game))))
            except (Quarantined, Gone, NotFound):
                return None
        self.known[game] = known  # the latest used stands last
        if len(self.known) > MOST_KNOWN:
            del self.known[next(iter(self.known))]
        return known[1]
