"""What all planning bots share: they sort the legal actions, read the position, and leave the thinking to methods."""

from functools import lru_cache
from typing import Final

from trilhos.bots.plan.appraiser import Options
from trilhos.bots.plan.atlas import Atlas
from trilhos.bots.plan.cards import Needs
from trilhos.bots.plan.planner import LATE, Plan, Planner
from trilhos.bots.plan.position import Position
from trilhos.bots.tries import Tries
from trilhos.engine.chapters.pieces import Pieces
from trilhos.engine.rules import Rules
from trilhos.engine.view import View

SETUP: Final = ("keep", "pieces", "refill", "neutral", "pay")
WILD_PRICE: Final = 3.0  # what a wild is worth in a payment, against a needed card at 2 and a spare one at 0
NEEDED_PRICE: Final = 2.0
SYMBOL_PRICE: Final = 1.5  # on top, as long as harbours are to be built


@lru_cache(maxsize=16)
def atlas_of(rules: Rules) -> Atlas:
    """The atlas of a rulebook, made once: bots of one game share it."""
    return Atlas(rules)


def sort_options(rules: Rules, legal: list[int]) -> Options:
    """The legal actions by verb."""
    options: Options = {}
    for action in legal:
        verb, argument = rules.read(action)
        options.setdefault(verb, {})[argument] = action
    return options


class PlanningBot:
    """A bot with a plan: subclasses say which, and what they do in a turn."""

    def __init__(self, rules: Rules, planner: Planner) -> None:
        self.rules = rules
        self.atlas = planner.atlas
        self.planner = planner
        self.tries = Tries(rules)
        self._seen: tuple[list[int], list[int], int] | None = None  # owners, tickets, and late in the game the turn
        self._plan: Plan

    def choose(self, view: View, legal: list[int]) -> int:
        """One of `legal`."""
        return self.tries.note(self._decide(view, self.tries.left(view, legal)))

    def _decide(self, view: View, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        options = sort_options(self.rules, legal)
        position = Position(self.atlas, view)
        for verb in SETUP:
            if verb in options:
                return int(getattr(self, f"choose_{verb}")(position, options))
        return self.choose_turn(position, options)

    # The plan

    def plan(self, position: Position) -> Plan:
        """The plan for the tickets held, made anew when tickets or the board have changed, and often near the end."""
        view = position.view
        seen = (view.owner, view.tickets, position.cards if position.turns <= LATE else -1)
        if self._seen != seen:
            self._plan = self.make_plan(position)
            self._seen = seen
        return self._plan

    def make_plan(self, position: Position) -> Plan:
        """A plan for this position."""
        return self.planner.plan(position, position.view.tickets)

    # What a subclass decides

    def choose_turn(self, position: Position, options: Options) -> int:
        """An action, or a second card."""
        raise NotImplementedError

    def choose_keep(self, position: Position, options: Options) -> int:
        """Tickets on offer."""
        raise NotImplementedError

    # What nearly all do alike

    def choose_pieces(self, position: Position, options: Options) -> int:
        """S6: what the plan takes, and the rest as the rulebook advises."""
        chapter = self.rules.chapter(Pieces)
        plan = self.plan(position)
        total, advised = int(chapter.total), chapter.suggested[0]
        rest = max(0, total - sum(plan.pieces))
        trains = plan.pieces[0] + round(rest * advised / total)
        splits = [split for split, _ in chapter.choices()]
        return options["pieces"][min(range(len(splits)), key=lambda at: abs(splits[at] - trains))]

    def choose_refill(self, position: Position, options: Options) -> int:
        """S9: the deck whose cards the plan lacks most."""
        spare = Needs(position, self.plan(position).routes).spare
        colours = self.atlas.colours
        lacks = [sum(min(0, s) for s in spare[deck * colours :][:colours]) for deck in range(self.atlas.decks)]
        return options["refill"][min(options["refill"], key=lambda deck: lacks[deck])]

    def choose_neutral(self, position: Position, options: Options) -> int:
        """N17: the track that is harder for this seat goes to the neutral player."""
        tracks = {0: position.view.target, 1: self.rules.board.routes[position.view.target].twin}
        held = [self._held(position, tracks[at]) for at in range(2)]
        return options["neutral"][0 if held[0] <= held[1] else 1]

    def _held(self, position: Position, route: int) -> int:
        suit = self.atlas.route_suit[route]
        return position.units[suit] if suit >= 0 else max(position.units)

    # Paying

    def choose_pay(self, position: Position, options: Options) -> int:
        """The payment that hurts the plan least; a tunnel's surcharge is yielded where it isn't worth it."""
        plan = self.plan(position)
        rest = Needs(position, [route for route in plan.routes if route != position.view.target])
        pains = {payment: self.pain(position, rest, self.atlas.payments.rows[payment]) for payment in options["pay"]}
        best = min(pains, key=lambda payment: (pains[payment], payment))
        if "yield" in options and self.yields(position, pains[best]):
            return options["yield"][0]
        return options["pay"][best]

    def yields(self, position: Position, pain: float) -> bool:
        """Whether a tunnel is given up rather than paid with such pain."""
        return False

    def pain(self, position: Position, rest: Needs, row: list[int]) -> float:
        """What a payment takes away from the other routes of the plan."""
        atlas = self.atlas
        used = [0] * atlas.suits
        pain = 0.0
        symbols = SYMBOL_PRICE if position.harbours_left() else 0.0
        for kind, count in enumerate(row):
            if count and kind == atlas.wild:
                pain += WILD_PRICE * count
            elif count:
                used[atlas.suit_of[kind]] += count * atlas.units_of[kind]
                pain += count * (0.1 + (symbols if atlas.symbol_of[kind] else 0.0))
        for suit, units in enumerate(used):
            if units:
                pain += 0.01 * units + NEEDED_PRICE * max(0, units - max(0, rest.spare[suit]))
        return pain
