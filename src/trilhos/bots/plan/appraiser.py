"""The appraiser: what every action of a turn is worth in points, weighed against the plan."""

from itertools import pairwise
from typing import Final

from trilhos.bots.plan.atlas import NO_SUIT, UNIT
from trilhos.bots.plan.cards import Needs
from trilhos.bots.plan.outlook import CardSettings, CardValues, Target, best_of, harbour_gain, named, unseen_tickets
from trilhos.bots.plan.planner import BORROWED, LATE, Plan, Planner
from trilhos.bots.plan.position import Position
from trilhos.bots.plan.settings import PlanSettings
from trilhos.bots.plan.ways import FAR
from trilhos.engine.board import NO_TWIN
from trilhos.engine.chapters.tickets import kept
from trilhos.engine.state import FREE, NONE

Options = dict[str, dict[int, int]]  # by verb: argument -> action

NEVER: Final = -1e6
NOTHING_PAYS: Final = 1e9
REACH: Final = 1.3  # how fast blocking gains with the size of what would be joined


class Outlook:
    """All that steiner works out once in a position."""

    def __init__(self, appraiser: "Appraiser", position: Position, plan: Plan) -> None:
        settings = appraiser.settings
        self.plan = plan
        self.needs = Needs(position, plan.routes)
        self.prices = appraiser.planner.prices(position)
        self.target = Target(position, plan, self.needs)
        self.v = plan.swing / max(plan.cost, 1.0) ** settings.exponent if plan.routes or plan.borrowed else 0.0
        self.soon = min(1.0, max(0.05, (position.turns - 1) / 2.5))  # cards are worth less when the end is near
        self.gain = self._harbour(position) if position.harbours_left() else 0.0
        self.cards = CardValues(position, self.needs, self.target, self.v, appraiser.card_settings, self.gain)

    def _harbour(self, position: Position) -> float:
        """What the best port that is free would bring."""
        ports = [city for city in position.atlas.rules.board.ports if position.harbour_at(city) == NONE]
        return max((harbour_gain(position, named(position, self.plan, city)) for city in ports), default=0.0)


class Appraiser:
    """steiner's judgement; `Settings` has its constants."""

    def __init__(self, planner: Planner, settings: PlanSettings) -> None:
        self.planner = planner
        self.atlas = planner.atlas
        self.rules = planner.atlas.rules
        self.settings = settings
        self.card_settings = CardSettings(settings.wild, settings.short, settings.surplus, settings.target)
        self._far: list[list[int]] = []
        self._far_plan: Plan | None = None

    def turn(self, position: Position, plan: Plan, options: Options) -> dict[int, float]:
        """Every action of a turn, or of a second card, with its value."""
        outlook = Outlook(self, position, plan)
        values: dict[int, float] = {}
        for route, action in options.get("claim", {}).items():
            values[action] = self.claim_value(position, outlook, route)
        self._value_cards(position, outlook, options, values)
        self._value_buildings(position, outlook, options, values)
        self._value_exchanges(position, outlook, options, values)
        for action in options.get("tickets", {}).values():
            values[action] = self.tickets_value(position, outlook)
        return values

    def claim_alone(self, position: Position, plan: Plan, route: int) -> float:
        """What a claim is worth that has been begun."""
        return self.claim_value(position, Outlook(self, position, plan), route)

    # Claims

    def claim_value(self, position: Position, outlook: Outlook, route: int) -> float:
        """Points, cards, and what the route does for the plan."""
        s, atlas, plan = self.settings, self.atlas, outlook.plan
        price = s.card if plan.on[route] else s.card * s.loose
        value = atlas.points[route] - price * outlook.soon * atlas.cards[route]
        value -= self._cards_burnt(position, outlook, route) + self._toll_cost(position, route)
        value += s.rush * atlas.length[route]
        if plan.on[route]:
            near = 2.0 if position.turns <= LATE else 1.0
            value += near * outlook.v * self.planner.in_cards(position, outlook.prices[route])
            value += s.detour * self.planner.detour(position, outlook.prices, route)
            value += s.twin if self._twin_closes(position, route) else 0.0
        elif not self._leaves_enough(position, plan, route):
            value -= outlook.v * atlas.needs[route]
        if s.block and value > 0:
            value += s.block * self.blocking(position, route)
        if position.touches[atlas.ends[route][0]] or position.touches[atlas.ends[route][1]]:
            value += s.touch * atlas.length[route]
        return value * self._tunnel_odds(position, route) if atlas.tunnel[route] and value > 0 else value

    def blocking(self, position: Position, route: int) -> float:
        """What the loss of this route would cost the rival whom it costs most, shared among the rivals."""
        rivals = [seat for seat in range(position.players) if seat != position.me]
        return max(self._rival_loss(position, seat, route) for seat in rivals) / len(rivals)

    def _rival_loss(self, position: Position, seat: int, route: int) -> float:
        """Two parts of a rival's network that a route would join: the smaller one and the route, in points."""
        atlas = self.atlas
        if sum(position.view.hand_sizes[seat]) < atlas.cards[route] or position.reserve_of(seat) < atlas.needs[route]:
            return 0.0
        sizes = position.parts(seat)
        a, b = (sizes[city] for city in atlas.ends[route])
        if not a[1] or not b[1] or a[0] == b[0]:
            return 0.0
        progress = 1 - position.reserve_of(seat) / self.rules.supply
        return float(
            (min(a[1], b[1]) + atlas.length[route]) ** REACH * atlas.points[route] / atlas.length[route] * progress
        )

    def _twin_closes(self, position: Position, route: int) -> bool:
        """Whether both tracks of a double route can go at once."""
        twin = self.rules.board.routes[route].twin
        return self.atlas.claims.closes_twin and twin != NO_TWIN and position.view.owner[twin] == FREE

    def _leaves_enough(self, position: Position, plan: Plan, route: int) -> bool:
        left = position.reserve - self.atlas.needs[route]
        kind = self.atlas.kind[route]
        return left >= sum(plan.pieces) and position.reach[kind] - self.atlas.needs[route] >= plan.pieces[kind]

    def _cards_burnt(self, position: Position, outlook: Outlook, route: int) -> float:
        """What the cards for a route would be missed for, of the suit that is missed least."""
        atlas = self.atlas
        suit = atlas.route_suit[route]
        if suit != NO_SUIT:
            best = self._burnt(position, outlook, route, suit)
        else:
            first = atlas.kind[route] * atlas.colours
            best = NOTHING_PAYS
            for at in range(first, first + atlas.colours):
                best = min(best, self._burnt(position, outlook, route, at))
        return best * outlook.soon * max(outlook.v, 1.0) if best < NOTHING_PAYS else 0.0

    def _burnt(self, position: Position, outlook: Outlook, route: int, suit: int) -> float:
        """Needed cards of a suit, and wilds, that a route would take; not counting those set aside for it."""
        s, length, held = self.settings, self.atlas.length[route], position.units[suit]
        units = min(held, length)
        wilds = length - units
        if wilds > position.wilds and not self.atlas.hard[route]:
            return NOTHING_PAYS
        spare = outlook.needs.spare[suit]
        if outlook.plan.on[route] and (self.atlas.route_suit[route] != NO_SUIT or spare < 0):
            spare += length
        burnt = max(0, min(held, units - max(0, spare)))
        return s.burn * burnt + s.spend * max(wilds, self.atlas.locos[route])

    def _toll_cost(self, position: Position, route: int) -> float:
        """Tokens in points; a loan loses the bonus too (N8, N10-N12)."""
        chapter = self.atlas.tolls
        if chapter is None:
            return 0.0
        if position.tokens() >= self.atlas.toll[route]:
            return self.settings.toll * self.atlas.toll[route] if not position.has_loan() else 0.0
        return chapter.loan + (0.0 if position.has_loan() else chapter.bonus[0] / 3)

    def _tunnel_odds(self, position: Position, route: int) -> float:
        """Whether the surcharge can be paid: one card in five matches (E8)."""
        suit = self.atlas.route_suit[route]
        units = max(position.units) if suit == NO_SUIT else position.units[suit]
        return (0.5, 0.85, 0.97, 1.0)[max(0, min(3, units + position.wilds - self.atlas.length[route]))]

    # Cards

    def _value_cards(self, position: Position, outlook: Outlook, options: Options, values: dict[int, float]) -> None:
        shown = self.rules.shown(position.view.ledger)
        cards = outlook.cards
        offers = {action: shown[slot] for slot, action in options.get("take", {}).items()}
        blind = {action: cards.blind(deck) for deck, action in options.get("draw", {}).items()}
        first = position.view.drawn == 0
        for action, kind in offers.items():
            second = 0.0
            if first and kind != self.atlas.wild:
                second = self._second(cards, kind, [k for other, k in offers.items() if other != action], blind)
            values[action] = outlook.soon * (cards.kinds[kind] + second)
        for action, value in blind.items():
            best = self._second(cards, self.atlas.wild, list(offers.values()), blind) if first else 0.0
            values[action] = outlook.soon * (value + best)

    def _second(self, cards: CardValues, kind: int, shown: list[int], blind: dict[int, float]) -> float:
        """The best second card after one of this kind."""
        atlas = self.atlas
        best = max(blind.values(), default=0.0)
        for other in shown:
            if other != atlas.wild:
                same = atlas.suit_of[other] == atlas.suit_of[kind]
                best = max(best, cards.of(other, atlas.units_of[kind]) if same else cards.kinds[other])
        return best

    # Tickets

    def tickets_value(self, position: Position, outlook: Outlook) -> float:
        """What the best ticket of a draw brings on average; nothing with too few pieces left."""
        if position.reserve < self.settings.ticket_gate * self.rules.supply or position.turns <= LATE:
            return NEVER
        unseen = unseen_tickets(position)
        if not unseen:
            return NEVER
        far = self._distances(position, outlook.plan)
        worth = [self._ticket_worth(position, outlook.plan, far, ticket) for ticket in unseen]
        return self.settings.ticket_worth * best_of(worth, int(self.atlas.tickets.draw))

    def _distances(self, position: Position, plan: Plan) -> list[list[int]]:
        """Distances once the plan is carried out: as long as the plan stands, they stand as well."""
        if self._far_plan is not plan:
            self._far = self.planner.distances(position, plan)
            self._far_plan = plan
        return self._far

    def _ticket_worth(self, position: Position, plan: Plan, far: list[list[int]], ticket: int) -> float:
        cities = self.rules.board.tickets[ticket].cities
        way = sum(far[a][b] for a, b in pairwise(cities))
        penalty = self.rules.board.tickets[ticket].penalty
        if way >= FAR:
            return float(-penalty)
        before, after = (
            self.planner.odds(position, cost) for cost in (plan.cost, plan.cost + self.planner.in_cards(position, way))
        )
        return self.atlas.swings[ticket] * after - penalty - plan.swing * (before - after)

    def keeps(self, position: Position, options: Options) -> dict[int, float]:
        """Every answer to an offer, with its value."""
        view = position.view
        tickets = self.planner.load(position, view.tickets + view.offer)
        return {
            action: self._keep_value(position, tickets, kept(view.offer, argument))
            for argument, action in options["keep"].items()
        }

    def _keep_value(self, position: Position, tickets: list[int], chosen: list[int]) -> float:
        held = [ticket in chosen or ticket in position.view.tickets for ticket in tickets]
        mask = sum(1 << at for at, is_held in enumerate(held) if is_held)
        value = self.planner.worth(position, tickets, mask)
        for ticket in chosen:
            value += self.atlas.gains[ticket] if ticket not in tickets else -self.rules.board.tickets[ticket].penalty
        return value + self._harbour_hopes(position, position.view.tickets + chosen)

    def _harbour_hopes(self, position: Position, tickets: list[int]) -> float:
        """Half of what the best ports would bring with these tickets."""
        if self.atlas.harbours is None:
            return 0.0
        cities = [self.rules.board.tickets[ticket].cities for ticket in tickets]
        ports = [city for city in self.rules.board.ports if position.harbour_at(city) == NONE]
        gains = sorted((harbour_gain(position, 0.8 * sum(c in named for named in cities)) for c in ports), reverse=True)
        return 0.4 * sum(gains[: position.harbours_left()])

    # Stations, harbours, exchanges

    def _value_buildings(
        self, position: Position, outlook: Outlook, options: Options, values: dict[int, float]
    ) -> None:
        for city, action in options.get("station", {}).items():
            values[action] = self._station_value(position, outlook, city)
        for city, action in options.get("harbour", {}).items():
            gain = harbour_gain(position, named(position, outlook.plan, city))
            values[action] = gain - 4 * self.settings.card * outlook.soon

    def _station_value(self, position: Position, outlook: Outlook, city: int) -> float:
        """A station pays where the plan borrows a route that touches the city and has none yet."""
        chapter = self.atlas.stations
        borrowed = [route for route in outlook.plan.borrowed if outlook.prices[route] > BORROWED]
        wanted = [route for route in borrowed if city in self.atlas.ends[route]]
        if chapter is None or not wanted:
            return NEVER
        near = 2.0 if position.turns <= LATE else 0.5  # there is no hurry: nobody can take it away
        return near * outlook.v * max(outlook.prices[route] for route in wanted) / UNIT - chapter.left_over

    def _value_exchanges(
        self, position: Position, outlook: Outlook, options: Options, values: dict[int, float]
    ) -> None:
        """S21: pieces of the kind that the plan lacks, no more than it lacks."""
        for choice, action in options.get("exchange", {}).items():
            kind, count = position.exchange(choice)
            lack = outlook.plan.pieces[kind] - position.pieces[kind]
            if not position.may_exchange(count):
                values[action] = 2 * NEVER  # anything else rather than to and fro
            else:
                values[action] = outlook.v * count / 2 - count if count == lack else NEVER
