"""The appraiser: what every action of a turn is worth in points, weighed against the plan."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.bots.plan.atlas import (
    CLAIM,
    DRAW,
    DRAW_TICKETS,
    EXCHANGE,
    HARBOUR,
    NO_SUIT,
    STATION,
    TAKE,
    UNIT,
    fractions,
)
from trilhos.bots.plan.blocking import Blocking
from trilhos.bots.plan.outlook import Outlook, harbour_gain
from trilhos.bots.plan.planner import BORROWED, Plan, Planner
from trilhos.bots.plan.position import Position
from trilhos.bots.plan.settings import PlanSettings
from trilhos.bots.plan.ways import FAR
from trilhos.engine.board import NO_TWIN
from trilhos.engine.rules import Moves
from trilhos.engine.state import FREE, NONE, numbers

NEVER: Final = -1e6
NOTHING_PAYS: Final = 1e9
HARBOUR_CARDS: Final = 4.0


@final
class Appraiser:
    """steiner's judgement, with the constants of `PlanSettings`; `value` has by move what was found last."""

    def __init__(self, planner: Planner, settings: PlanSettings) -> None:
        self.planner = planner
        self.atlas = planner.atlas
        self.rules = planner.atlas.rules
        self.settings = settings
        # Most claims are worth less than a card, whatever cards they take: then that bound is all there is in `value`.
        self.hasty = settings.noise == 0.0 and settings.block == 0.0
        self.outlook = Outlook(planner.atlas, settings)
        self.blocking = Blocking(planner.atlas)
        self.value: vec[float] = fractions([0.0] * int(self.rules.action_count))
        self.card_moves: vec[i64] = numbers([0] * int(self.rules.action_count))
        self.card_count: i64 = 0
        self.worths: vec[float] = fractions([0.0] * (int(self.atlas.ticket_count) + 1))
        self.offered: vec[i64] = numbers([0] * int(self.atlas.ticket_count))
        self.place: vec[i64] = numbers([0] * int(self.atlas.ticket_count))
        self.names: vec[i64] = numbers([0] * int(self.atlas.cities))
        self.built: vec[i64] = numbers([0] * int(self.atlas.cities))

    def look(self, position: Position, plan: Plan) -> None:
        """Look at a position: what `claim` goes by."""
        self.planner.price(position, plan)
        self.outlook.look(position, plan)

    def turn(self, position: Position, plan: Plan, moves: Moves) -> None:
        """Value every action of a turn, or of a second card; less than NEVER for what needs no weighing."""
        deed, argument, items, value = self.atlas.deed, self.atlas.argument, moves.items, self.value
        self.look(position, plan)
        self.outlook.value_decks(position)
        self._note_cards(moves)
        most = 3.0 * NEVER
        tickets: i64 = NONE
        for at in range(moves.count):
            if deed[items[at]] == DRAW_TICKETS:
                tickets = at
            elif deed[items[at]] != CLAIM:
                value[at] = self._beside_claims(position, plan, items[at])
                most = max(most, value[at])
        for at in range(moves.count):
            if deed[items[at]] == CLAIM:
                route: i64 = argument[items[at]]
                value[at] = self._at_most(plan, route) if self.hasty and not plan.on[route] else most
                if value[at] >= most:
                    value[at] = self.claim(position, plan, route)
                    most = max(most, value[at])
        if tickets != NONE:
            value[tickets] = self.draw_tickets(position, plan, most)

    def _beside_claims(self, position: Position, plan: Plan, action: i64) -> float:
        what: i64 = self.atlas.deed[action]
        argument: i64 = self.atlas.argument[action]
        if what == TAKE:
            return self._take(position, action)
        if what == DRAW:
            return self._draw(position, action)
        if what == STATION:
            return self._station(position, plan, argument)
        if what == HARBOUR:
            gain = harbour_gain(self.atlas, self.outlook.named[argument])
            return gain - HARBOUR_CARDS * self.settings.card * self.outlook.soon
        if what == EXCHANGE:
            return self._exchange(position, plan, argument)
        return 3.0 * NEVER

    # Claims

    def _at_most(self, plan: Plan, route: i64) -> float:
        """What a claim beside the plan is worth if the cards for it are missed for nothing."""
        s, atlas = self.settings, self.atlas
        value = (
            float(int(atlas.points[route]))
            - s.card * s.loose * self.outlook.paid[atlas.kind[route]] * atlas.cards[route]
        )
        value += s.rush * float(int(atlas.length[route]))
        if plan.touched[atlas.a[route]] or plan.touched[atlas.b[route]]:
            value += s.touch * float(int(atlas.length[route]))
        return value

    def claim(self, position: Position, plan: Plan, route: i64) -> float:
        """Points, cards, and what the route does for the plan."""
        s, atlas, outlook = self.settings, self.atlas, self.outlook
        on = plan.on[route] != 0
        price = s.card if on else s.card * s.loose
        value = float(int(atlas.points[route])) - price * outlook.paid[atlas.kind[route]] * atlas.cards[route]
        value -= self._cards_burnt(position, on, route) + self._toll_cost(position, route)
        value += s.rush * float(int(atlas.length[route]))
        if on:
            near = 2.0 if position.is_late else 1.0
            value += near * outlook.v * self.planner.in_cards(position, self.planner.full_price(position, plan, route))
            value += s.detour * self.planner.detour(plan, route)
            twin: i64 = atlas.twin[route]
            if atlas.claims.closes_twin and twin != NO_TWIN and position.s.owner[twin] == FREE:
                value += s.twin
        elif not self._leaves_enough(position, plan, route):
            value -= outlook.v * float(int(atlas.needs[route]))
        if s.block > 0.0 and value > 0.0:
            value += s.block * self.blocking.gain(position, route)
        if plan.touched[atlas.a[route]] or plan.touched[atlas.b[route]]:
            value += s.touch * float(int(atlas.length[route]))
        return value * self._tunnel_odds(position, route) if atlas.tunnel[route] and value > 0.0 else value

    def _leaves_enough(self, position: Position, plan: Plan, route: i64) -> bool:
        takes: i64 = self.atlas.needs[route]
        kind: i64 = self.atlas.kind[route]
        return position.reserve - takes >= plan.taken and position.reach[kind] - takes >= plan.pieces[kind]

    def _cards_burnt(self, position: Position, on: bool, route: i64) -> float:
        """What the needed cards, and wilds, that a route would take are missed for, of the suit that is missed least.

        Those that are set aside for it don't count.
        """
        s, atlas, outlook = self.settings, self.atlas, self.outlook
        held, spare = position.units, outlook.needs.spare
        length: i64 = atlas.length[route]
        suit: i64 = atlas.route_suit[route]
        first: i64 = atlas.kind[route] * atlas.colours if suit == NO_SUIT else suit
        behind: i64 = first + (atlas.colours if suit == NO_SUIT else i64(1))
        most_wilds: i64 = length if atlas.hard[route] else position.wilds
        best = NOTHING_PAYS
        for at in range(first, behind):
            units: i64 = min(held[at], length)
            if length - units > most_wilds:
                continue
            left: i64 = spare[at]
            if on and (suit != NO_SUIT or left < 0):
                left += length
            missed: i64 = max(units - max(left, i64(0)), i64(0))
            wilds: i64 = max(length - units, atlas.locos[route])
            burnt = s.burn * float(int(missed)) + s.spend * float(int(wilds))
            if burnt < best:
                best = burnt
        return best * outlook.soon * max(outlook.v, 1.0) if best < NOTHING_PAYS else 0.0

    def _toll_cost(self, position: Position, route: i64) -> float:
        """Tokens in points; a loan loses the bonus too (N8, N10-N12)."""
        chapter = self.atlas.tolls
        if chapter is None:
            return 0.0
        toll: i64 = self.atlas.toll[route]
        if position.tokens() >= toll:
            return 0.0 if position.has_loan() else self.settings.toll * float(int(toll))
        return float(int(chapter.loan)) + (0.0 if position.has_loan() else float(chapter.bonus[0]) / 3.0)

    def _tunnel_odds(self, position: Position, route: i64) -> float:
        """Whether the surcharge can be paid: one card in five matches (E8)."""
        suit: i64 = self.atlas.route_suit[route]
        units: i64 = 0
        if suit != NO_SUIT:
            units = position.units[suit]
        else:
            for at in range(self.atlas.suits):
                if position.units[at] > units:
                    units = position.units[at]
        more: i64 = units + position.wilds - self.atlas.length[route]
        return 0.5 if more <= 0 else 0.85 if more == 1 else 0.97 if more == 2 else 1.0

    # Cards

    def _shown(self, position: Position, action: i64) -> i64:
        return position.s.ledger[self.atlas.market.slots + self.atlas.argument[action]]

    def _note_cards(self, moves: Moves) -> None:
        """Which of the moves take a card, for `_second`: few of many."""
        deed, items = self.atlas.deed, moves.items
        self.card_count = 0
        for at in range(moves.count):
            if deed[items[at]] == TAKE or deed[items[at]] == DRAW:
                self.card_moves[self.card_count] = items[at]
                self.card_count += 1

    def _take(self, position: Position, action: i64) -> float:
        kind: i64 = self._shown(position, action)
        value = self.outlook.kinds[kind]
        if position.s.drawn == 0 and kind != self.atlas.wild:
            value += self._second(position, kind, action)
        return self.outlook.soon * value

    def _draw(self, position: Position, action: i64) -> float:
        value = self.outlook.blind[self.atlas.argument[action]]
        if position.s.drawn == 0:
            value += self._second(position, self.atlas.wild, NONE)
        return self.outlook.soon * value

    def _second(self, position: Position, kind: i64, taken: i64) -> float:
        """The best second card after one of this kind."""
        atlas, outlook = self.atlas, self.outlook
        best = 0.0
        for at in range(self.card_count):
            action: i64 = self.card_moves[at]
            value = 0.0
            if atlas.deed[action] == TAKE:
                other: i64 = self._shown(position, action)
                if action == taken or other == atlas.wild:
                    continue
                same = atlas.suit_of[other] == atlas.suit_of[kind]
                value = outlook.card(position, other, atlas.units_of[kind]) if same else outlook.kinds[other]
            else:
                value = outlook.blind[atlas.argument[action]]
            if value > best:
                best = value
        return best

    # Tickets

    def draw_tickets(self, position: Position, plan: Plan, most: float) -> float:
        """What the best ticket of a draw brings on average; nothing with too few pieces left.

        No ways are measured anew as long as those of an earlier plan tell that it can't be as much as `most`.
        """
        gate = self.settings.ticket_gate * float(int(self.rules.supply))
        if float(int(position.reserve)) < gate or position.is_late:
            return NEVER
        self.planner.estimate(plan)
        if self.hasty and not plan.is_measured:
            at_most = self._draw_worth(position, plan)
            if at_most < most:
                return at_most
        self.planner.measure(plan)
        return self._draw_worth(position, plan)

    def _draw_worth(self, position: Position, plan: Plan) -> float:
        before = self.planner.odds(position, plan.cost)
        worths = self.worths
        count: i64 = 0
        for ticket in range(self.atlas.ticket_count):
            if position.could_draw(ticket):
                worth = self._ticket(position, plan, ticket, before)
                at: i64 = count
                while at > 0 and worths[at - 1] < worth:
                    worths[at] = worths[at - 1]
                    at -= 1
                worths[at] = worth
                count += 1
        return self.settings.ticket_worth * self._best_of(count) if count > 0 else NEVER

    def _best_of(self, count: i64) -> float:
        """The mean of the best of a draw's worths, which are ranked."""
        mean = 0.0
        above = 1.0  # the chance that none of the draw is better
        for at in range(count):
            share = 1.0 - float(int(at + 1)) / float(int(count))
            below = 1.0
            for _ticket in range(self.atlas.tickets.draw):
                below *= share
            mean += self.worths[at] * (above - below)
            above = below
        return mean

    def _ticket(self, position: Position, plan: Plan, ticket: i64, before: float) -> float:
        """What one more ticket brings, with what it takes from the plan; `before` are the plan's odds without it."""
        atlas = self.atlas
        way: i64 = 0
        for at in range(atlas.stop_first[ticket] + 1, atlas.stop_first[ticket + 1]):
            far: i64 = plan.ways.far[atlas.measured_at[at]]
            way += FAR if far == FAR and plan.shorter < FAR else max(far - plan.shorter, i64(0))
        penalty = float(int(atlas.penalty[ticket]))
        if way >= FAR:
            return -penalty
        after = self.planner.odds(position, plan.cost + self.planner.in_cards(position, way))
        worth = float(int(atlas.swings[ticket])) * after - penalty - plan.swing * (before - after)
        return worth if plan.is_measured else max(worth, -penalty)  # there may be no way any more

    def keeps(self, position: Position, moves: Moves) -> None:
        """Value every answer to an offer."""
        planner, atlas = self.planner, self.atlas
        planner.load(position, True)
        count: i64 = 0  # tickets on offer
        held: i64 = 0  # those of the loaded that are held
        for ticket in range(atlas.ticket_count):
            if position.is_offered(ticket):
                self.offered[count] = ticket
                self.place[count] = NONE  # among the loaded: it is completed already
                count += 1
        for at in range(planner.count):
            if position.holds(planner.loaded[at]):
                held |= i64(1) << at
            for bit in range(count):
                if self.offered[bit] == planner.loaded[at]:
                    self.place[bit] = at
        for at in range(moves.count):
            self.value[at] = self._keep(position, held, count, atlas.argument[moves.items[at]] + 1)

    def _keep(self, position: Position, choice: i64, count: i64, kept: i64) -> float:
        """What a choice of the offered is worth, as bits, beside the loaded that are held."""
        gains: i64 = 0
        for bit in range(count):
            if kept >> bit & 1:
                if self.place[bit] == NONE:
                    gains += self.atlas.gains[self.offered[bit]]
                else:
                    gains -= self.atlas.penalty[self.offered[bit]]
                    choice |= i64(1) << self.place[bit]
        return self.planner.worth(position, choice) + float(int(gains)) + self._harbour_hopes(position, count, kept)

    def _harbour_hopes(self, position: Position, count: i64, kept: i64) -> float:
        """Half of what the best ports would bring with these tickets and those that are held."""
        atlas, names, built = self.atlas, self.names, self.built
        if atlas.harbours is None:
            return 0.0
        for city in range(atlas.cities):
            names[city] = 0
            built[city] = 0
        for ticket in range(atlas.ticket_count):
            if position.holds(ticket):
                self._name(ticket)
        for bit in range(count):
            if kept >> bit & 1:
                self._name(self.offered[bit])
        total = 0.0
        for _ in range(position.harbours_left()):
            best: i64 = NONE
            most = 0.0
            for city in atlas.ports:
                if position.harbour_at(city) == NONE and not built[city]:
                    gain = harbour_gain(atlas, 0.8 * float(int(names[city])))
                    if best == NONE or gain > most:
                        best = city
                        most = gain
            if best != NONE:
                built[best] = 1
                total += most
        return 0.4 * total

    def _name(self, ticket: i64) -> None:
        for at in range(self.atlas.stop_first[ticket], self.atlas.stop_first[ticket + 1]):
            self.names[self.atlas.stop[at]] += 1

    # Stations and exchanges

    def _station(self, position: Position, plan: Plan, city: i64) -> float:
        """A station pays where the plan borrows a route that touches the city and has none yet."""
        atlas, prices = self.atlas, plan.prices
        chapter = atlas.stations
        dearest: i64 = BORROWED
        for at in range(atlas.first[city], atlas.first[city + 1]):
            route: i64 = atlas.edge[at]
            if plan.borrows[route] and prices[route] > dearest:
                dearest = prices[route]
        if chapter is None or dearest == BORROWED:
            return NEVER
        near = 2.0 if position.is_late else 0.5  # there is no hurry: nobody can take it away
        return near * self.outlook.v * float(int(dearest)) / UNIT - float(int(chapter.left_over))

    def _exchange(self, position: Position, plan: Plan, choice: i64) -> float:
        """S21: pieces of the kind that the plan lacks, no more than it lacks."""
        kind: i64 = self.atlas.brought_kind[choice]
        count: i64 = self.atlas.brought[choice]
        if not position.may_exchange(count):
            return 2.0 * NEVER  # anything else rather than to and fro
        if count != plan.pieces[kind] - position.pieces[kind]:
            return NEVER
        return self.outlook.v * float(int(count)) / 2.0 - float(int(count))
