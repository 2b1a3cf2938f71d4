"""Text for every action, both ways (docs/notation.md)."""

import unicodedata
from collections.abc import Callable
from functools import cache, cached_property
from itertools import chain

from trilhos.engine.board import SHIP, Route
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.chapters.pieces import Pieces
from trilhos.engine.rules import Rules
from trilhos.errors import BadMove


def normal(text: str) -> str:
    """Text without accents, capitals and doubled blanks, for comparing."""
    plain = unicodedata.normalize("NFKD", text)
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).casefold().split())


def route_name(rules: Rules, route: Route, backwards: bool = False) -> str:
    """A route as notation names it: its cities, what kind it is if need be, and the second track's number."""
    a, b = rules.board.cities[route.a], rules.board.cities[route.b]
    ends = f"{b}-{a}" if backwards else f"{a}-{b}"
    rivals = [r for r in rules.board.routes if {r.a, r.b} == {route.a, route.b} and r.kind != route.kind]
    kind = " ship" if route.kind == SHIP and rivals else ""
    return ends + kind + (" #2" if route.track else "")


def cards_name(rules: Rules, row: list[int]) -> str:
    """A set of cards: counts and names, wilds last."""
    wild = rules.cards.wild
    order = [*[kind for kind in range(len(row)) if kind != wild], wild]
    return " ".join(f"{row[kind]} {rules.cards.kinds[kind].name}" for kind in order if row[kind])


def _numbered(verb: str) -> Callable[[Rules, int], list[str]]:
    return lambda rules, count: [f"{verb} {i + 1}" for i in range(count)]


def _bare(verb: str) -> Callable[[Rules, int], list[str]]:
    return lambda rules, count: [verb]


def _by_deck(verb: str) -> Callable[[Rules, int], list[str]]:
    return lambda rules, count: [verb] if count == 1 else [f"{verb} {deck}" for deck in rules.cards.decks]


def _by_city(verb: str) -> Callable[[Rules, int], list[str]]:
    return lambda rules, count: [f"{verb} {city}" for city in rules.board.cities]


def _keep(rules: Rules, count: int) -> list[str]:
    chosen = ([str(i + 1) for i in range(mask.bit_length()) if mask >> i & 1] for mask in range(1, count + 1))
    return ["keep " + "+".join(numbers) for numbers in chosen]


def _claim(rules: Rules, count: int) -> list[str]:
    return ["claim " + route_name(rules, route) for route in rules.board.routes]


def _pieces(rules: Rules, count: int) -> list[str]:
    return [f"pieces {trains}+{ships}" for trains, ships in rules.chapter(Pieces).choices()]


def exchanges(rules: Rules) -> list[tuple[int, int]]:
    """The trains and ships that each exchange brings; what it takes is less than 0."""
    counts = range(1, int(rules.chapter(Pieces).boxed) + 1)
    return [*[(count, -count) for count in counts], *[(-count, count) for count in counts]]


def _exchange(rules: Rules, count: int) -> list[str]:
    return [f"exchange {max(pair)} {'trains' if pair[0] > 0 else 'ships'}" for pair in exchanges(rules)]


def _pay(rules: Rules, count: int) -> list[str]:
    return ["pay " + cards_name(rules, row) for row in rules.chapter(Payments).rows]


VERBS: dict[str, Callable[[Rules, int], list[str]]] = {
    "take": _numbered("take"),
    "draw": _by_deck("draw"),
    "refill": _by_deck("refill"),
    "claim": _claim,
    "yield": _bare("yield"),
    "station": _by_city("station"),
    "harbour": _by_city("harbour"),
    "pieces": _pieces,
    "exchange": _exchange,
    "tickets": _bare("tickets"),
    "keep": _keep,
    "neutral": _numbered("neutral"),
    "pass": _bare("pass"),
    "pay": _pay,
}


class Notation:
    """The texts of all actions of a rulebook."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.texts = list(chain.from_iterable(VERBS[kind.verb](rules, kind.count) for kind in rules.actions))

    @cached_property
    def _ids(self) -> dict[str, int]:
        ids = {normal(text): action for action, text in enumerate(self.texts)}
        claims = next(kind.base for kind in self.rules.actions if kind.verb == "claim")
        for route in self.rules.board.routes:
            ids[normal("claim " + route_name(self.rules, route, backwards=True))] = claims + route.id
        return ids

    def text(self, action: int) -> str:
        """The text of an action."""
        return self.texts[action]

    def parse(self, text: str) -> int:
        """The action of a text; BadMove when there is none."""
        action = self._ids.get(normal(text))
        if action is None:
            raise self._problem(text)
        return action

    def _problem(self, text: str) -> BadMove:
        """What is wrong with a text that is no move; a split that the map doesn't allow is told its limits (S6)."""
        verbs = [kind.verb for kind in self.rules.actions]
        if "pieces" in verbs and normal(text).startswith("pieces"):
            return BadMove("bad-split", move=text, **_split_limits(self.rules.chapter(Pieces)))
        return BadMove("unknown-notation", move=text, verbs=", ".join(verbs))


def _split_limits(chapter: Pieces) -> dict[str, int]:
    (least_trains, most_ships), (most_trains, least_ships) = chapter.choices()[0], chapter.choices()[-1]
    trains = {"least_trains": least_trains, "most_trains": most_trains}
    return {"total": int(chapter.total), **trains, "least_ships": least_ships, "most_ships": most_ships}


@cache
def notation_of(rules: Rules) -> Notation:
    """The notation of a rulebook, made once."""
    return Notation(rules)
