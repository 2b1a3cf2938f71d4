"""steiner: one currency, points. It plans the cheapest forest for its tickets and weighs every action against it."""

from dataclasses import dataclass, fields, replace
from typing import Final

from trilhos.bots.names import Parameter
from trilhos.bots.outlook import (
    CardSettings,
    CardValues,
    Target,
    best_of,
    harbour_gain,
    named,
    unseen_tickets,
)
from trilhos.bots.plan.atlas import NO_SUIT, UNIT
from trilhos.bots.plan.cards import Needs
from trilhos.bots.plan.planner import LATE, Plan, Planner
from trilhos.bots.plan.position import Position
from trilhos.bots.plan.ways import FAR
from trilhos.bots.planning import Options, PlanningBot, atlas_of, kept
from trilhos.engine.board import NO_TWIN
from trilhos.engine.random import Random
from trilhos.engine.rules import Rules
from trilhos.engine.state import FREE, NONE
from trilhos.engine.view import View


@dataclass(frozen=True)
class Settings:
    """The constants of steiner; `bots.ftl` says what each is for."""

    exponent: float = 1.35
    wild: float = 1.6
    short: float = 0.45
    surplus: float = 0.15
    target: float = 1.0
    card: float = 1.4
    detour: float = 0.8
    twin: float = 1.5
    touch: float = 0.35
    burn: float = 0.5
    spend: float = 0.6
    ticket_gate: float = 0.55
    ticket_worth: float = 1.0
    keep: float = 0.75
    hop: float = 0.0
    rich: float = 0.0
    toll: float = 1.0
    block: float = 0.0
    noise: float = 0.0
    rush: float = 0.0


RANGES: Final = {"ticket_gate": (0.0, 2.0), "exponent": (0.1, 3.0), "card": (0.1, 5.0), "keep": (0.1, 3.0)}


class Outlook:
    """All that steiner works out once in a position."""

    def __init__(self, bot: "Steiner", position: Position, plan: Plan) -> None:
        settings = bot.settings
        self.plan = plan
        self.needs = Needs(position, plan.routes)
        self.prices = bot.planner.prices(position)
        self.target = Target(position, plan, self.needs)
        self.v = plan.swing / max(plan.cost, 1.0) ** settings.exponent if plan.routes or plan.borrowed else 0.0
        self.soon = min(1.0, max(0.05, (position.turns - 1) / 2.5))  # cards are worth less when the end is near
        self.gain = self._harbour(position) if position.harbours_left() else 0.0
        self.cards = CardValues(position, self.needs, self.target, self.v, bot.card_settings, self.gain)

    def _harbour(self, position: Position) -> float:
        """What the best port that is free would bring."""
        ports = [city for city in position.atlas.rules.board.ports if position.harbour_at(city) == NONE]
        return max((harbour_gain(position, named(position, self.plan, city)) for city in ports), default=0.0)


class Steiner(PlanningBot):
    """The planner of the house; see `Settings` for what can be tuned."""

    def __init__(self, rules: Rules, seed: int, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        s = self.settings
        super().__init__(rules, Planner(atlas_of(rules), s.hop, s.rich, s.toll / s.card, s.keep))
        self.card_settings = CardSettings(s.wild, s.short, s.surplus, s.target)
        self.random = Random(seed)

    # A turn

    def choose_turn(self, position: Position, options: Options) -> int:
        outlook = Outlook(self, position, self.plan(position))
        values: dict[int, float] = {}
        for route, action in options.get("claim", {}).items():
            values[action] = self.claim_value(position, outlook, route)
        self._value_cards(position, outlook, options, values)
        self._value_buildings(position, outlook, options, values)
        self._value_exchanges(position, outlook, options, values)
        for action in options.get("tickets", {}).values():
            values[action] = self.tickets_value(position, outlook)
        if self.settings.noise:
            values = {action: value + self._noise() for action, value in values.items()}
        return max(values, key=lambda action: values[action]) if values else next(iter(options["pass"].values()))

    def _noise(self) -> float:
        """About normal: the sum of four even draws."""
        return self.settings.noise * (sum(self.random.below(1001) for _ in range(4)) / 1000 - 2.0)

    # Claims

    def claim_value(self, position: Position, outlook: Outlook, route: int) -> float:
        """Points, cards, and what the route does for the plan."""
        s, atlas, plan = self.settings, self.atlas, outlook.plan
        value = atlas.points[route] - s.card * outlook.soon * atlas.cards[route]
        value -= self._cards_burnt(position, outlook, route) + self._toll_cost(position, route)
        value += s.rush * atlas.length[route]
        if plan.on[route]:
            near = 2.0 if position.turns <= LATE else 1.0
            value += near * outlook.v * outlook.prices[route] / UNIT
            value += s.detour * self.planner.detour(position, outlook.prices, route)
            value += s.twin if self._twin_closes(position, route) else 0.0
        elif not self._leaves_enough(position, plan, route):
            value -= outlook.v * atlas.length[route]
        if any(position.view.owner[other] == position.me for end in atlas.ends[route] for other in atlas.at_city[end]):
            value += s.touch * atlas.length[route]
        return value * self._tunnel_odds(position, route) if atlas.tunnel[route] and value > 0 else value

    def _twin_closes(self, position: Position, route: int) -> bool:
        """Whether both tracks of a double route can go at once."""
        twin = self.rules.board.routes[route].twin
        return self.atlas.claims.closes_twin and twin != NO_TWIN and position.view.owner[twin] == FREE

    def _leaves_enough(self, position: Position, plan: Plan, route: int) -> bool:
        left = position.reserve - self.atlas.length[route]
        kind = self.atlas.kind[route]
        return left >= sum(plan.pieces) and position.reach[kind] - self.atlas.length[route] >= plan.pieces[kind]

    def _cards_burnt(self, position: Position, outlook: Outlook, route: int) -> float:
        """What the cards for a route would be missed for, of the suit that is missed least."""
        s, atlas, needs = self.settings, self.atlas, outlook.needs
        own = atlas.length[route] if outlook.plan.on[route] else 0  # what the plan has set aside for this very route
        suit = atlas.route_suit[route]
        deck = atlas.kind[route] * atlas.colours
        best = 1e9
        for at in range(deck, deck + atlas.colours) if suit == NO_SUIT else [suit]:
            units = min(position.units[at], atlas.length[route])
            wilds = atlas.length[route] - units
            if wilds <= position.wilds or atlas.hard[route]:
                set_aside = own if suit != NO_SUIT or needs.spare[at] < 0 else 0
                burnt = max(0, min(position.units[at], units - max(0, needs.spare[at] + set_aside)))
                best = min(best, max(outlook.v, 1.0) * (s.burn * burnt + s.spend * max(wilds, atlas.locos[route])))
        return best * outlook.soon if best < 1e9 else 0.0

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
        others = [
            cards.of(other, atlas.units_of[kind] if atlas.suit_of[other] == atlas.suit_of[kind] else 0)
            for other in shown
            if other != atlas.wild
        ]
        return max([*others, *blind.values()], default=0.0)

    # Tickets

    def tickets_value(self, position: Position, outlook: Outlook) -> float:
        """What the best ticket of a draw brings on average; nothing with too few pieces left."""
        if position.reserve < self.settings.ticket_gate * self.rules.supply or position.turns <= LATE:
            return -1e6
        unseen = unseen_tickets(position)
        if not unseen:
            return -1e6
        far = self.planner.distances(position, outlook.plan)
        worth = [self._ticket_worth(position, outlook.plan, far, ticket) for ticket in unseen]
        return self.settings.ticket_worth * best_of(worth, int(self.atlas.tickets.draw))

    def _ticket_worth(self, position: Position, plan: Plan, far: list[list[int]], ticket: int) -> float:
        cities = self.rules.board.tickets[ticket].cities
        way = sum(far[a][b] for a, b in zip(cities, cities[1:], strict=False))
        penalty = self.rules.board.tickets[ticket].penalty
        if way >= FAR:
            return float(-penalty)
        before, after = (self.planner.odds(position, cost) for cost in (plan.cost, plan.cost + way / UNIT))
        return self.atlas.swings[ticket] * after - penalty - plan.swing * (before - after)

    def choose_keep(self, position: Position, options: Options) -> int:
        view = position.view
        tickets = self.planner.load(position, view.tickets + view.offer)
        values = {
            action: self._keep_value(position, tickets, kept(view, mask)) for mask, action in options["keep"].items()
        }
        return max(values, key=lambda action: values[action])

    def _keep_value(self, position: Position, tickets: list[int], chosen: list[int]) -> float:
        held = [ticket in chosen or ticket in position.view.tickets for ticket in tickets]
        mask = sum(1 << at for at, is_held in enumerate(held) if is_held)
        value = self.planner.worth(position, tickets, mask)
        for ticket in chosen:
            value += self.atlas.gains[ticket] if ticket not in tickets else -self.rules.board.tickets[ticket].penalty
        if self.settings.noise:
            value += self._noise()
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

    def _value_buildings(self, position: Position, outlook: Outlook, options: Options, values: dict[int, float]) -> None:
        for city, action in options.get("station", {}).items():
            values[action] = self._station_value(position, outlook, city)
        for city, action in options.get("harbour", {}).items():
            gain = harbour_gain(position, named(position, outlook.plan, city))
            values[action] = gain - 4 * self.settings.card * outlook.soon

    def _station_value(self, position: Position, outlook: Outlook, city: int) -> float:
        """A station pays where the plan borrows a route that touches the city and has none yet."""
        chapter = self.atlas.stations
        assert chapter is not None
        wanted = [route for route in outlook.plan.borrowed if outlook.prices[route] > 1 and city in self.atlas.ends[route]]
        if not wanted:
            return -1e6
        near = 2.0 if position.turns <= LATE else 0.5  # there is no hurry: nobody can take it away
        return near * outlook.v * max(outlook.prices[route] for route in wanted) / UNIT - chapter.left_over

    def _value_exchanges(
        self, position: Position, outlook: Outlook, options: Options, values: dict[int, float]
    ) -> None:
        """S21: pieces of the kind that the plan lacks, no more than it lacks."""
        chapter = self.atlas.pieces
        for choice, action in options.get("exchange", {}).items():
            assert chapter is not None
            kind, count = divmod(choice, int(chapter.boxed))
            lack = outlook.plan.pieces[kind] - position.pieces[kind]
            values[action] = outlook.v * (count + 1) / 2 - (count + 1) if count + 1 == lack else -1e6

    def yields(self, position: Position, pain: float) -> bool:
        view: View = position.view
        outlook = Outlook(self, position, self.plan(position))
        return self.claim_value(position, outlook, view.target) + 3.0 < pain


STEINER: Final = {field.name: Parameter(float(field.default), *RANGES.get(field.name, (0.0, 10.0))) for field in fields(Settings)}


def steiner(rules: Rules, seed: int, **settings: float) -> Steiner:
    """steiner with these settings."""
    return Steiner(rules, seed, replace(Settings(), **settings))
