"""The games that laws, oracle and golden games look at: every edition, player count and option."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from trilhos.boards import EDITIONS, Edition, make_rules
from trilhos.engine.rules import Rules
from trilhos.errors import BadChoice


@dataclass(frozen=True)
class Case:
    edition: str
    players: int
    options: tuple[tuple[str, bool], ...] = field(default=())  # those that aren't as usual

    def rules(self) -> Rules:
        return _rules(self)


@cache
def _rules(case: Case) -> Rules:
    return make_rules(case.edition, case.players, dict(case.options))


def case_id(case: Case) -> str:
    return "-".join([case.edition, str(case.players), *[name if on else f"no-{name}" for name, on in case.options]])


def cases_of(edition: Edition) -> Iterator[Case]:
    """Every player count with the usual options, and with each option that fits turned round."""
    for players in range(edition.least_players, edition.most_players + 1):
        yield Case(edition.id, players)
        turned = [Case(edition.id, players, ((name, not usual),)) for name, usual in edition.options.items()]
        yield from filter(fits, turned)


def fits(case: Case) -> bool:
    try:
        case.rules()
    except BadChoice:
        return False
    return True


CASES = [case for edition in EDITIONS.values() for case in cases_of(edition)]
