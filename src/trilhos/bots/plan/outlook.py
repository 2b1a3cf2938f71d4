"""What a planning bot thinks of cards, tickets, harbours and stations in one position: all in points."""

from typing import Final

from trilhos.bots.plan.atlas import NO_SUIT
from trilhos.bots.plan.cards import CARDS_A_TURN, Needs, lacking
from trilhos.bots.plan.planner import Plan
from trilhos.bots.plan.position import Position
from trilhos.engine.state import NONE
from trilhos.engine.worlds import unseen_cards

HOPE: Final = 0.85  # how far a planned ticket counts as completed
HARBOUR_TURNS: Final = 3.0  # turns that a harbour takes, with its four cards


class Target:
    """The route beside the plan, and not yet affordable, that brings most points a turn."""

    def __init__(self, position: Position, plan: Plan, needs: Needs) -> None:
        atlas = position.atlas
        left = [reach - taken for reach, taken in zip(position.reach, plan.pieces, strict=True)]
        spare = position.reserve - sum(plan.pieces)
        self.rate = 0.0
        self.route = int(NONE)
        for route in position.free:
            if plan.on[route] or atlas.needs[route] > min(left[atlas.kind[route]], spare):
                continue
            lack = lacking(position, route, needs.spare, max(0, needs.wilds))
            turns = 1.0 + lack / CARDS_A_TURN
            rate = atlas.points[route] / turns if turns <= position.turns else 0.0
            if lack > 0 and rate > self.rate:
                self.rate, self.route = rate, route


def named(position: Position, plan: Plan, city: int) -> float:
    """How many tickets with this city are completed or may well be (S24)."""
    tickets = position.atlas.rules.board.tickets
    held = [number for number in position.view.tickets if city in tickets[number].cities]
    return sum(1.0 if number in plan.done else HOPE if number in plan.tickets else 0.0 for number in held)


def harbour_gain(position: Position, count: float) -> float:
    """Points that a harbour brings over none, for so many tickets that name its city (S24, S25)."""
    chapter = position.atlas.harbours
    if chapter is None:
        return 0.0
    steps = chapter.points
    whole = min(int(count), len(steps) - 1)
    more = steps[min(whole + 1, len(steps) - 1)] - steps[whole]
    return steps[whole] + (count - whole) * more - chapter.left_over


def unseen_tickets(position: Position) -> list[int]:
    """Tickets that a draw could bring."""
    view = position.view
    seen = {*view.tickets, *view.offer, *view.aside, *view.revealed, *view.queue, *view.discarded}
    return [ticket.id for ticket in position.atlas.rules.board.tickets if ticket.id not in seen and not ticket.long]


def best_of(values: list[float], draws: int) -> float:
    """The mean of the best of so many random values."""
    ranked = sorted(values, reverse=True)
    count = len(ranked)
    below = [(1 - at / count) ** draws for at in range(count + 1)]
    return sum(value * (below[at] - below[at + 1]) for at, value in enumerate(ranked))


def symbol_wants(position: Position, gain: float) -> dict[int, float]:
    """By kind of card with the harbour symbol: points towards the next harbour (S20)."""
    atlas = position.atlas
    if position.harbours_left() == 0 or gain <= 0 or position.turns < HARBOUR_TURNS:
        return {}
    each = gain / HARBOUR_TURNS / CARDS_A_TURN
    ready = [0] * atlas.colours
    kinds = [kind for kind, symbol in enumerate(atlas.symbol_of) if symbol]
    for kind in kinds:
        ready[atlas.suit_of[kind] % atlas.colours] += min(2, position.view.hand[kind])
    best = max(ready)
    lack = [kind for kind in kinds if position.view.hand[kind] < 2]
    return {kind: each / (1 + best - ready[atlas.suit_of[kind] % atlas.colours]) for kind in lack}


class CardValues:
    """What one more card of each kind is worth: `plan` a unit that the plan lacks, `target` one for the target."""

    def __init__(
        self, position: Position, needs: Needs, target: Target, v: float, settings: "CardSettings", gain: float
    ) -> None:
        self.position = position
        self.needs = needs
        self.v = v
        self.settings = settings
        self.symbols = symbol_wants(position, gain)
        self.target = target
        self.free = target.rate / CARDS_A_TURN * settings.target
        self.kinds = [self.of(kind, 0) for kind in range(len(position.view.hand))]

    def of(self, kind: int, taken: int) -> float:
        """A card of this kind, when so many units of its suit were taken just before."""
        atlas = self.position.atlas
        if kind == atlas.wild:
            return self.settings.wild * max(self.v, self.free)
        suit = atlas.suit_of[kind]
        units = atlas.units_of[kind]
        lacks = max(0, -self.needs.spare[suit] - taken)
        used = min(units, lacks)
        value = self.v * used * (1 + self.settings.short)
        if used == 0:
            loose = self.v * (1.0 if self.needs.flexible[atlas.deck_of[kind]] else self.settings.surplus)
            value = max(loose, self.free if self._serves_target(suit) else self.settings.surplus * self.free)
        return value * (1.0 if used else 1 + 0.6 * (units - 1)) + self.symbols.get(kind, 0.0)

    def _serves_target(self, suit: int) -> bool:
        atlas = self.position.atlas
        route = self.target.route
        if route == NONE:
            return False
        if atlas.route_suit[route] != NO_SUIT:
            return atlas.route_suit[route] == suit
        return atlas.kind[route] == suit // atlas.colours and self.position.units[suit] > 0

    def blind(self, deck: int) -> float:
        """The mean over the cards of a deck that nobody has seen."""
        atlas = self.position.atlas
        unseen = unseen_cards(atlas.rules, self.position.view)
        counts = [(kind, unseen[kind]) for kind in atlas.rules.cards.of_deck(deck)]
        total = sum(count for _, count in counts)
        return sum(self.kinds[kind] * count for kind, count in counts) / total if total else 0.0


class CardSettings:
    """Shares of the value of a planned space: for a wild, on top for a lacking card, for one that nothing needs."""

    def __init__(self, wild: float = 1.6, short: float = 0.45, surplus: float = 0.15, target: float = 1.0) -> None:
        self.wild = wild
        self.short = short
        self.surplus = surplus
        self.target = target
