"""Which of our boards another is most like: what was found for that one is better than nothing."""

from collections.abc import Iterable
from statistics import mean

from trilhos.boards import EDITIONS, shared_rules
from trilhos.engine.rules import Rules


def most_alike(rules: Rules, boards: Iterable[str]) -> str:
    """The one of some of our boards that plays most like a rulebook."""
    return min(boards, key=lambda board: unlike(rules, _rules_of(board, int(rules.players))))


def _rules_of(board: str, players: int) -> Rules:
    edition = EDITIONS[board]
    return shared_rules(edition, min(max(players, edition.least_players), edition.most_players))


def unlike(one: Rules, other: Rules) -> float:
    """How much two rulebooks differ: by their chapters above all, then by pieces, routes and tickets."""
    chapters = _chapters(one) ^ _chapters(other)
    return len(chapters) + sum(abs(a - b) / max(a, b) for a, b in zip(_sizes(one), _sizes(other), strict=True))


def _chapters(rules: Rules) -> set[str]:
    return {chapter.voice.name for chapter in rules.chapters}


def _sizes(rules: Rules) -> tuple[float, float, float]:
    """Pieces of a player, the length of a route and the points of a ticket, on average."""
    lengths, points = [route.length for route in rules.board.routes], [t.points for t in rules.board.tickets]
    return float(rules.supply), float(mean(lengths)), float(mean(points))
