"""The ladder of a league: how strong every bot is, over all and by board and number of players, and who beats whom."""

from collections import Counter
from statistics import mean
from typing import Final

import msgspec

from trilhos.arena.league import Fixture, League
from trilhos.arena.match import Outcome
from trilhos.arena.ratings import Interval, pairs, rate, resample
from trilhos.engine.rules import RULES_VERSION

EQUAL: Final = 0.5


class LadderRow(msgspec.Struct, frozen=True):
    """A bot on the ladder. A rating is missing where it hasn't played."""

    bot: str
    active: bool
    rating: Interval
    seats: int  # in which it sat
    wins: float  # of these, shared ones in parts
    even: float  # share, had everybody been as strong
    points: float  # on average
    boards: dict[str, Interval]
    players: dict[int, Interval]


class Ladder(msgspec.Struct, frozen=True):
    """All of it, the strongest bot first; `ahead` has by row and column how often the one came in before the other."""

    boards: list[str]
    players: list[int]
    fixtures: int
    games: int
    left_out: int  # fixtures with a game that came to no end, or of other rules
    versions: list[str]
    rows: list[LadderRow]
    ahead: list[list[float | None]]


def ladder(league: League, fixtures: list[Fixture]) -> Ladder:
    """The ladder after these fixtures."""
    fair = [fixture for fixture in fixtures if is_fair(fixture)]
    games = [game for fixture in fair for game in fixture.games]
    boards = list(dict.fromkeys(fixture.board for fixture in fair))
    players = sorted({fixture.players for fixture in fair})
    overall = _ratings(league.bots, fair)
    by_board = {id: _ratings(league.bots, [one for one in fair if one.board == id]) for id in boards}
    by_players = {count: _ratings(league.bots, [one for one in fair if one.players == count]) for count in players}
    known = sorted(overall, key=lambda bot: -overall[bot].value)
    rows = []
    for bot in known:
        played = [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
        row = LadderRow(
            bot=bot,
            active=bot in league.active,
            rating=overall[bot],
            seats=len(played),
            wins=round(mean((seat in game.winners) / len(game.winners) for game, seat in played), 4),
            even=round(mean(1 / len(game.bots) for game, _ in played), 4),
            points=round(mean(game.scores[seat] for game, seat in played), 2),
            boards={id: found[bot] for id, found in by_board.items() if bot in found},
            players={count: found[bot] for count, found in by_players.items() if bot in found},
        )
        rows.append(row)
    return Ladder(
        boards=boards,
        players=players,
        fixtures=len(fair),
        games=len(games),
        left_out=len(fixtures) - len(fair),
        versions=list(dict.fromkeys(fixture.version for fixture in fair)),
        rows=rows,
        ahead=_ahead(known, games),
    )


def is_fair(fixture: Fixture) -> bool:
    """Whether a fixture counts: by the rules of today, and no game was given up."""
    return fixture.rules_version == RULES_VERSION and not any(game.capped for game in fixture.games)


def _ratings(bots: list[str], fixtures: list[Fixture]) -> dict[str, Interval]:
    """The ratings of those who have played."""
    seen = {bot for fixture in fixtures for bot in fixture.games[0].bots}
    known = [bot for bot in bots if bot in seen]
    if not known:
        return {}
    found = rate(known, [fixture.games for fixture in fixtures], resample(len(fixtures)), pairs)
    return dict(zip(known, found, strict=True))


def _ahead(bots: list[str], games: list[Outcome]) -> list[list[float | None]]:
    """How often a seat of one bot came in before a seat of another; equal places count half."""
    met: Counter[tuple[str, str]] = Counter()
    before: dict[tuple[str, str], float] = {}
    for game in games:
        for one, a in enumerate(game.bots):
            for other, b in enumerate(game.bots):
                if a != b:
                    places = game.places[one], game.places[other]
                    won = 1.0 if places[0] < places[1] else EQUAL if places[0] == places[1] else 0.0
                    met[a, b] += 1
                    before[a, b] = before.get((a, b), 0.0) + won
    return [[round(before[a, b] / met[a, b], 4) if met[a, b] else None for b in bots] for a in bots]
