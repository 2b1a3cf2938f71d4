"""The deal of the day: everybody who plays has the same cards, against the same bots."""

import hashlib
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from trilhos.boards import EDITIONS
from trilhos.bots.characters import characters
from trilhos.daily.days import FIRST, today
from trilhos.engine.random import FAST, Random
from trilhos.play.game import SEED_BITS, Game

COUNTS: Final = (2, 2, 3, 3, 4)  # how many play, as often as they stand here
MOST_STARS: Final = 4  # stronger bots look ahead by the clock: no two machines would play the same


@dataclass(frozen=True)
class DailyDeal:
    """What is dealt on a day. `seats` are bots, by character; nothing where you sit."""

    day: date
    edition: str
    seed: int
    seats: list[str]

    @property
    def seat(self) -> int:
        """Where you sit."""
        return self.seats.index("")

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.seats)


def deal_of(day: date) -> DailyDeal:
    """The deal of a day: it follows from the date alone, on whatever machine."""
    seed = seed_of(day)
    random = Random(seed % 2**63)
    boards = sorted(name for name, board in EDITIONS.items() if board.ours)
    edition = EDITIONS[boards[_turn(day, len(boards))]]
    wanted = COUNTS[random.below(len(COUNTS))]
    players = min(max(wanted, edition.least_players), edition.most_players)
    known = sorted(name for name, character in characters().items() if character.stars <= MOST_STARS)
    rivals = [known.pop(random.below(len(known))) for _ in range(players - 1)]
    rivals.insert(random.below(players), "")
    return DailyDeal(day, edition.id, seed, rivals)


def game_of(daily: DailyDeal, name: str) -> Game:
    """The game as it is dealt; whoever plays is called so."""
    called = [characters()[bot].name if bot else name for bot in daily.seats]
    return Game(daily.edition, daily.players, daily.seed, names=called)


def day_of_game(game: Game) -> DailyDeal | None:
    """The deal that a game has, if it is that of a day."""
    day = today()
    while day >= FIRST:
        if seed_of(day) == game.seed:
            daily = deal_of(day)
            usual = game_of(daily, "").rules.options
            same = game.edition == daily.edition and game.players == daily.players and game.streams == FAST
            return daily if same and game.rules.options == usual else None
        day -= timedelta(1)
    return None


def seed_of(day: date) -> int:
    """What a day's cards come of."""
    return int.from_bytes(hashlib.sha256(f"trilhos deal {day.isoformat()}".encode()).digest()[: SEED_BITS // 8])


def _turn(day: date, boards: int) -> int:
    """Which board: each once in so many days, in an order of its own."""
    round, place = divmod(day.toordinal(), boards)
    order = sorted(range(boards), key=lambda board: hashlib.sha256(f"{round} {board}".encode()).digest())
    return order[place]
