"""Text for every action, both ways (docs/notation.md)."""

import unicodedata
from collections.abc import Callable
from functools import cache, cached_property
from typing import Final

from trilhos.engine import fields
from trilhos.engine.board import SHIP, Route
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.chapters.tickets import kept
from trilhos.engine.fields import ActionKind, Meaning
from trilhos.engine.rules import Rules
from trilhos.errors import BadMove


def normal(text: str) -> str:
    """Text without accents, capitals and doubled blanks, for comparing."""
    plain = unicodedata.normalize("NFKD", text)
    return " ".join("".join([c for c in plain if not unicodedata.combining(c)]).casefold().split())


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


def _kept(rules: Rules, kind: ActionKind) -> list[str]:
    """Tickets by their place in the offer, as people count."""
    places = list(range(1, kind.count.bit_length() + 1))
    return ["+".join(map(str, kept(places, argument))) for argument in range(kind.count)]


# By what the argument of a verb stands for: all of them as text; others are numbers, counted from 1.
ARGUMENTS: Final[dict[Meaning, Callable[[Rules, ActionKind], list[str]]]] = {
    fields.ALONE: lambda rules, kind: [""],
    fields.DECK: lambda rules, kind: [""] if kind.count == 1 else rules.cards.decks,
    fields.CITY: lambda rules, kind: rules.board.cities,
    fields.ROUTE: lambda rules, kind: [route_name(rules, route) for route in rules.board.routes],
    fields.KEPT: _kept,
    fields.SPLIT: lambda rules, kind: [f"{trains}+{ships}" for trains, ships in kind.pairs],
    fields.GAIN: lambda rules, kind: [f"{max(pair)} {'trains' if pair[0] > 0 else 'ships'}" for pair in kind.pairs],
    fields.PAYMENT: lambda rules, kind: [cards_name(rules, row) for row in rules.chapter(Payments).rows],
}


class Notation:
    """The texts of all actions of a rulebook."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.texts: list[str] = []
        for kind in rules.actions:
            written = ARGUMENTS.get(kind.declared.argument)
            arguments = [str(at + 1) for at in range(kind.count)] if written is None else written(rules, kind)
            self.texts += [f"{kind.verb} {argument}".strip() for argument in arguments]

    @cached_property
    def _ids(self) -> dict[str, int]:
        ids = {normal(text): action for action, text in enumerate(self.texts)}
        for kind in self.rules.actions:
            if kind.declared.argument is fields.ROUTE:
                for route in self.rules.board.routes:
                    backwards = route_name(self.rules, route, backwards=True)
                    ids[normal(f"{kind.verb} {backwards}")] = kind.base + route.id
        return ids

    def text(self, action: int) -> str:
        """The text of an action."""
        return self.texts[action]

    def parse(self, text: str) -> int:
        """The action of a text; BadMove when there is none, with its limits for a split that isn't allowed (S6)."""
        action = self._ids.get(normal(text))
        if action is not None:
            return action
        for kind in self.rules.actions:
            if kind.declared.argument is fields.SPLIT and normal(text).startswith(kind.verb):
                (least_trains, most_ships), (most_trains, least_ships) = kind.pairs[0], kind.pairs[-1]
                trains = {"least_trains": least_trains, "most_trains": most_trains}
                ships = {"least_ships": least_ships, "most_ships": most_ships}
                raise BadMove("bad-split", move=text, total=sum(kind.pairs[0]), **trains, **ships)
        raise BadMove("unknown-notation", move=text, verbs=", ".join(kind.verb for kind in self.rules.actions))


@cache
def notation_of(rules: Rules) -> Notation:
    """The notation of a rulebook, made once."""
    return Notation(rules)
