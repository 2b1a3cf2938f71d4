"""greedy: the most points now, the fewest tickets, else cards."""

from typing import Final

from mypy_extensions import i64

from trilhos.bots.tries import Tries
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.pieces import Pieces
from trilhos.engine.chapters.tickets import kept
from trilhos.engine.rules import Rules
from trilhos.engine.view import View

EARLY: Final = 0.55  # share of the pieces left
FEW_TICKETS: Final = 4
# What it does first, if it can; it exchanges pieces only when nothing else is legal.
ORDER: Final = ("keep", "pieces", "pay", "refill", "claim", "harbour", "tickets", "take", "draw")


class Greedy:
    """Claims the dearest route it can pay; early on it draws tickets; else it draws wilds, then what it has most of."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.tries = Tries(rules)
        self.claims = rules.chapter(Claims)

    def choose(self, view: View, legal: list[int]) -> int:
        left = self.tries.left(view, legal)
        by_verb: dict[str, list[tuple[int, int]]] = {}
        for action in left:
            verb, argument = self.rules.read(action)
            by_verb.setdefault(verb, []).append((argument, action))
        for verb in ORDER:
            if verb in by_verb and (verb != "tickets" or self._wants_tickets(view)):
                return self.tries.note(self._best(view, verb, by_verb[verb]))
        return self.tries.note(left[0])

    def _best(self, view: View, verb: str, options: list[tuple[int, int]]) -> int:
        if verb == "keep":
            return min(options, key=lambda option: self._ticket_value(view, option[0]))[1]
        if verb == "claim":
            return max(options, key=lambda option: self.rules.board.points[option[0]])[1]
        if verb == "take":
            return max(options, key=lambda option: self._card_value(view, option[0]))[1]
        if verb == "harbour":  # in the city that most of its tickets name
            tickets = [self.rules.board.tickets[ticket].cities for ticket in view.tickets]
            return max(options, key=lambda option: sum(option[0] in cities for cities in tickets))[1]
        if verb == "pieces":  # the rulebook's advice to newcomers
            chapter = self.rules.chapter(Pieces)
            advised = chapter.choices().index((chapter.suggested[0], chapter.suggested[1]))
            return next(action for split, action in options if split == advised)
        return options[0][1]  # payments stand with the fewest wilds first

    def _wants_tickets(self, view: View) -> bool:
        kinds = range(len(self.claims.supply))
        left = sum(view.ledger[int(self.claims.pieces_at(i64(kind), i64(view.viewer)))] for kind in kinds)
        return left > EARLY * self.rules.supply and len(view.tickets) < FEW_TICKETS

    def _ticket_value(self, view: View, argument: int) -> tuple[int, int]:
        """The fewest tickets, then the shortest: points grow with the way."""
        points = [self.rules.board.tickets[ticket].points for ticket in kept(view.offer, argument)]
        return len(points), sum(points)

    def _card_value(self, view: View, slot: int) -> int:
        """A wild before anything, then the colour most held."""
        card = self.rules.shown(view.ledger)[slot]
        return 1000 if card == self.rules.cards.wild else view.hand[card]
