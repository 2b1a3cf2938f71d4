"""The games that laws, oracle and golden games look at: every edition, player count and option."""

from dataclasses import dataclass, field
from functools import cache

from trilhos.editions import EDITIONS, make_rules
from trilhos.engine.rules import Rules


@dataclass(frozen=True)
class Case:
    edition: str
    players: int
    options: tuple[tuple[str, bool], ...] = field(default=())

    def rules(self) -> Rules:
        return _rules(self)


@cache
def _rules(case: Case) -> Rules:
    return make_rules(case.edition, case.players, dict(case.options))


def case_id(case: Case) -> str:
    return "-".join([case.edition, str(case.players), *[name for name, on in case.options if on]])


CASES = [
    Case(edition.id, players)
    for edition in EDITIONS.values()
    for players in range(edition.least_players, edition.most_players + 1)
]
