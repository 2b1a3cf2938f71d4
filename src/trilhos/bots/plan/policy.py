"""steiner as a policy: it decides from a state, for whichever seat is to move, by what that seat knows."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.bots.plan.appraiser import Appraiser
from trilhos.bots.plan.atlas import CLAIM, NO_SUIT, PASS, Atlas
from trilhos.bots.plan.cards import Needs
from trilhos.bots.plan.forest import MOST_CITIES
from trilhos.bots.plan.planner import Plan, Planner
from trilhos.bots.plan.position import Position
from trilhos.bots.plan.settings import PlanSettings
from trilhos.engine.playout import Policy
from trilhos.engine.random import Random, below
from trilhos.engine.rules import Moves
from trilhos.engine.state import CHOOSE_TICKETS, FIRST_TICKETS, NEUTRAL, NONE, PAY, PIECES, REFILL, State, numbers

STUBBORN: Final = 3.0  # points for which a tunnel is paid on principle: the turn is spent already


@final
class Habits:
    """What all planning bots do alike, once they have a plan: pieces, refills, the neutral player, payments."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self.rest = Needs(atlas)

    def pieces(self, plan: Plan, moves: Moves) -> i64:
        """S6: what the plan takes, and the rest as the rulebook advises."""
        chapter = self.atlas.pieces
        if chapter is None:
            return moves.items[0]
        total = int(chapter.total)
        rest = max(0, total - int(plan.taken))
        trains = int(plan.pieces[0]) + round(rest * chapter.suggested[0] / total)
        splits = [split for split, _ in chapter.choices()]
        nearest = min(range(len(splits)), key=lambda at: abs(splits[at] - trains))
        return chapter.choose_base + i64(nearest)

    def refill(self, position: Position, plan: Plan, moves: Moves) -> i64:
        """S9: the deck whose cards the plan lacks most."""
        self.rest.count(position, plan.on)
        best: i64 = moves.items[0]
        most: i64 = NONE
        for at in range(moves.count):
            lacks: i64 = self.rest.lacks(self.atlas.argument[moves.items[at]])
            if lacks > most:
                most = lacks
                best = moves.items[at]
        return best

    def neutral(self, position: Position, moves: Moves) -> i64:
        """N17: the track that is harder for this seat goes to the neutral player."""
        route: i64 = position.s.target
        second = self._held(position, route) > self._held(position, self.atlas.twin[route])
        return moves.items[0] if not second else moves.items[1]

    def _held(self, position: Position, route: i64) -> i64:
        suit: i64 = self.atlas.route_suit[route]
        if suit != NO_SUIT:
            return position.units[suit]
        most: i64 = 0
        for at in range(self.atlas.suits):
            if position.units[at] > most:
                most = position.units[at]
        return most

    def payment(self, position: Position, plan: Plan, moves: Moves) -> i64:
        """The place of the payment that hurts the plan least."""
        self.rest.count(position, plan.on, position.s.target)
        best: i64 = NONE
        least = 0.0
        for at in range(moves.count):
            if self.is_payment(moves.items[at]):
                pain = self.pain(position, moves.items[at])
                if best == NONE or pain < least:
                    least = pain
                    best = at
        return best

    def is_payment(self, action: i64) -> bool:
        """Whether an action pays; beside that, a tunnel can be given up."""
        payments = self.atlas.payments
        return payments.base <= action < payments.base + i64(len(payments.rows))

    def pain(self, position: Position, action: i64) -> float:
        """What a payment takes away from the routes that were counted last."""
        return self.rest.pain(action - self.atlas.payments.base, position.harbours_left() > 0)


@final
class SteinerPolicy(Policy):
    """One currency, points: the cheapest forest for its tickets, and every action weighed against it.

    `most_cities` of 0 leaves out exact forests, for playouts.
    """

    def __init__(self, atlas: Atlas, settings: PlanSettings, most_cities: int = MOST_CITIES) -> None:
        super().__init__(Moves(int(atlas.rules.action_count)))
        self.atlas = atlas
        self.noise: float = settings.noise
        toll = settings.toll / settings.card
        self.planner = Planner(atlas, settings.hop, settings.rich, toll, settings.keep, most_cities, settings.aware)
        self.appraiser = Appraiser(self.planner, settings)
        self.habits = Habits(atlas)
        self.position = Position(atlas, settings.late)
        self.plans = [Plan(atlas) for _ in range(int(atlas.rules.players))]
        self.order: vec[i64] = numbers([0] * int(atlas.rules.action_count))

    def begin(self, s: State) -> None:
        """What comes of a playout follows from where it begins, not from those before it: any core can play it."""
        for plan in self.plans:
            plan.is_made = False
        for forest in self.planner.forests:
            forest.forget()

    def choose(self, s: State, moves: Moves, random: Random) -> i64:
        if moves.count == 1:
            return moves.items[0]
        position = self.position
        position.read(s)
        phase: i64 = s.phase
        if phase in (FIRST_TICKETS, CHOOSE_TICKETS):
            self.appraiser.keeps(position, moves)
            return moves.items[self.best(moves, random)]
        if phase == NEUTRAL:
            return self.habits.neutral(position, moves)
        plan = self.plan(position)
        if phase == PIECES:
            return self.habits.pieces(plan, moves)
        if phase == REFILL:
            return self.habits.refill(position, plan, moves)
        if phase == PAY:
            return self._pay(position, plan, moves)
        self._leave_tunnels(position, moves)
        self.appraiser.turn(position, plan, moves)
        return moves.items[self.best(moves, random)]

    def plan(self, position: Position) -> Plan:
        """The plan for the tickets held, made anew when tickets or the board have changed, and often near the end."""
        plan = self.plans[int(position.me)]
        if not plan.stands(position):
            self.planner.make(position, plan)
        return plan

    def _pay(self, position: Position, plan: Plan, moves: Moves) -> i64:
        """The payment that hurts the plan least; a tunnel's surcharge is yielded where it isn't worth it."""
        best: i64 = self.habits.payment(position, plan, moves)
        for at in range(moves.count):
            if not self.habits.is_payment(moves.items[at]):
                pain = self.habits.pain(position, moves.items[best])
                self.appraiser.look(position, plan)
                if self.appraiser.claim(position, plan, position.s.target) + STUBBORN < pain:
                    return moves.items[at]
        return moves.items[best]

    # Choosing the best

    def best(self, moves: Moves, random: Random) -> i64:
        """The place of the first move of those that are worth most: claims come first, then cards, and so on."""
        if self.noise > 0.0:
            self._rank(moves)
            self._err(moves, random)
        value, deed, items = self.appraiser.value, self.atlas.deed, moves.items
        best: i64 = 0
        for at in range(i64(1), moves.count):
            if value[at] > value[best] or (value[at] == value[best] and deed[items[at]] < deed[items[best]]):
                best = at
        return best

    def _rank(self, moves: Moves) -> None:
        order, deed, items = self.order, self.atlas.deed, moves.items
        for at in range(moves.count):
            to: i64 = at
            what: i64 = deed[items[at]]
            while to > 0 and deed[items[order[to - 1]]] > what:
                order[to] = order[to - 1]
                to -= 1
            order[to] = at

    def _err(self, moves: Moves, random: Random) -> None:
        """Errors that are about normal: the sum of four even draws, from -2 to 2."""
        value, order = self.appraiser.value, self.order
        most = 1.0
        for at in range(moves.count):
            if value[at] > most:
                most = value[at]
        for at in range(moves.count):
            if self.atlas.deed[moves.items[order[at]]] != PASS:
                error: i64 = 0
                for _ in range(i64(4)):
                    error += below(random.words, 0, 1001)
                value[order[at]] += self.noise * most * (float(int(error)) / 1000.0 - 2.0)

    def _leave_tunnels(self, position: Position, moves: Moves) -> None:
        """E10, U31: after a round that has brought nobody anything, tunnels aren't tried once more."""
        idle: i64 = self.atlas.rules.idle_at
        if idle == NONE or position.s.ledger[idle] < position.players:
            return
        count: i64 = 0
        items, atlas = moves.items, self.atlas
        for at in range(moves.count):
            action: i64 = items[at]
            if atlas.deed[action] != CLAIM or not atlas.tunnel[atlas.argument[action]]:
                items[count] = action
                count += 1
        if count > 0:
            moves.count = count


@final
class Company(Policy):
    """A policy for each seat."""

    def __init__(self, policies: list[SteinerPolicy]) -> None:
        super().__init__(policies[0].moves)
        self.policies = policies

    def choose(self, s: State, moves: Moves, random: Random) -> i64:
        return self.policies[int(s.seat)].choose(s, moves, random)
