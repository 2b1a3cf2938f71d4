"""From games to the report."""

from statistics import median

import numpy as np
from msgspec.structs import replace

from trilhos.arena.figures import quartiles
from trilhos.arena.ratings import Floats, interval, resample
from trilhos.boards import Edition, shared_rules
from trilhos.engine.state import FREE
from trilhos.play.outlook import Survey
from trilhos.workshop.trial.advice import DEAD, FEW_OFFERS, advice
from trilhos.workshop.trial.counts import Counts, part
from trilhos.workshop.trial.figures import (
    CityFigures,
    ColourFigures,
    RouteFigures,
    StyleFigures,
    TicketFigures,
    TrialReport,
    TrialSummary,
)
from trilhos.workshop.trial.marks import marks, mean_marks
from trilhos.workshop.trial.plan import TrialPlan, style_of
from trilhos.workshop.trial.reference import official
from trilhos.workshop.trial.rivals import CUT_OFF
from trilhos.workshop.trial.witness import ClaimSeen, Evidence


def report(edition: Edition, plan: TrialPlan, played: list[Evidence], ended: str) -> TrialReport:
    """The report of games of which at least one came to an end."""
    counts = Counts(edition, played)
    weights = resample(len(counts.games))
    tickets, routes = _tickets(edition, plan, counts), _routes(edition, counts)
    found = TrialReport(
        board=edition.id,
        fingerprint=edition.fingerprint,
        players=plan.players,
        seed=plan.seed,
        wanted=plan.games,
        games=len(counts.games),
        given_up=len(played) - len(counts.games),
        ended=ended,
        seats=[interval(row) for row in ((weights @ counts.wins) / weights.sum(axis=1, keepdims=True)).T],
        turns=quartiles([game.turns for game in counts.games]),
        rounds=round(float(np.mean([game.turns for game in counts.games])) / plan.players, 1),
        scores=quartiles(counts.scores.ravel()),
        lead=quartiles(counts.lead),
        spread=quartiles(counts.spread),
        styles=_styles(plan, counts, weights),
        tickets=tickets,
        routes=routes,
        cities=_cities(edition, counts),
        colors=_colours(edition, counts),
        marks=marks(counts, weights),
        summary=_summary(edition, plan, counts, tickets),
        beside=official(plan.players),
    )
    return replace(found, advice=advice(edition, found))


def _share(some: Floats) -> float:
    return round(float(some.mean()), 4)


def _summary(edition: Edition, plan: TrialPlan, counts: Counts, tickets: list[TicketFigures]) -> TrialSummary:
    claims = [claim for game in counts.games for claim in game.claims]
    often = [ticket.done for ticket in tickets if ticket.offered * ticket.kept >= FEW_OFFERS]
    return TrialSummary(
        board=edition.id,
        players=plan.players,
        games=len(counts.games),
        seats=[_share(seat) for seat in counts.wins.T],
        turns=round(float(np.mean([game.turns for game in counts.games])), 1),
        score=round(float(counts.scores.mean()), 1),
        lead=round(float(counts.lead.mean()), 1),
        spread=round(float(counts.spread.mean()), 1),
        tickets_done=round(float(counts.done.sum() / max(1, counts.kept.sum())), 4),
        worst_ticket=min(often, default=0.0),
        dead_lines=int((counts.lines_taken.mean(axis=0) < DEAD).sum()),
        wanted=round(sum(bool(claim.detours) for claim in claims) / max(1, len(claims)), 4),
        marks=round(mean_marks(counts), 2),
    )


def _styles(plan: TrialPlan, counts: Counts, weights: Floats) -> list[StyleFigures]:
    found = []
    for bot in plan.bots:
        sat = np.array([[name == bot for name in game.bots] for game in counts.games], dtype=np.float64)
        wins = part(weights @ (sat * counts.wins).sum(axis=1), weights @ sat.sum(axis=1))
        found.append(StyleFigures(style_of(bot), bot, int(sat.sum()), interval(wins)))
    return found


def _tickets(edition: Edition, plan: TrialPlan, counts: Counts) -> list[TicketFigures]:
    board = shared_rules(edition, plan.players, plan.options).board
    ways = Survey(board, 0, (int(FREE),) * len(board.routes))
    offered, kept = counts.offered.sum(axis=0), counts.kept.sum(axis=0)
    shares = [
        part(some.sum(axis=0), whole)
        for some, whole in (
            (counts.kept, offered),
            (counts.done, kept),
            (counts.worth, kept),
            (counts.kept_wins, kept),
        )
    ]
    return [
        TicketFigures(
            id, ticket.cities, ticket.points, ways.ticket(id).left or 0, int(offered[id]), *_rounded(shares, id)
        )
        for id, ticket in enumerate(edition.file.tickets)
    ]


def _rounded(columns: list[Floats], row: int) -> list[float]:
    return [round(float(column[row]), 4) for column in columns]


def _routes(edition: Edition, counts: Counts) -> list[RouteFigures]:
    claims: dict[int, list[ClaimSeen]] = {}
    for game in counts.games:
        for claim in game.claims:
            claims.setdefault(claim.route, []).append(claim)
    return [
        RouteFigures(
            id,
            [route.a, route.b],
            route.track,
            route.length,
            route.color,
            _share(counts.taken[:, id]),
            *_contest(claims.get(id, [])),
        )
        for id, route in enumerate(edition.file.routes)
    ]


def _contest(claims: list[ClaimSeen]) -> tuple[float | None, float, float, float]:
    """When a route is taken, and what rivals lose by it."""
    if not claims:
        return None, 0.0, 0.0, 0.0
    lost = [detour for claim in claims for detour in claim.detours]
    longer = [detour for detour in lost if detour != CUT_OFF]
    return (
        round(median(claim.when for claim in claims), 4),
        round(sum(bool(claim.detours) for claim in claims) / len(claims), 4),
        round(sum(longer) / max(1, len(longer)), 2),
        round((len(lost) - len(longer)) / max(1, len(lost)), 4),
    )


def _cities(edition: Edition, counts: Counts) -> list[CityFigures]:
    file, found = edition.file, []
    for city in file.cities:
        lines = [
            at for at, line in enumerate(counts.lines) if city.name in (file.routes[line[0]].a, file.routes[line[0]].b)
        ]
        visited = _share(counts.lines_taken[:, lines].max(axis=1)) if lines else 0.0
        found.append(CityFigures(city.name, visited, len(lines)))
    return found


def _colours(edition: Edition, counts: Counts) -> list[ColourFigures]:
    """Of the colours that cards have, and of gray, which is beside none."""
    routes, taken = edition.file.routes, counts.taken.mean(axis=0)
    colours: list[str] = [*edition.file.rules.cards.colors]
    spaces = {
        colour: [(taken[id], route.length) for id, route in enumerate(routes) if route.color == colour]
        for colour in [*colours, "gray"]
    }
    claimed = {colour: float(sum(part * length for part, length in some)) for colour, some in spaces.items()}
    usual = sum(claimed[colour] for colour in colours) / len(colours)
    found = []
    for colour, some in spaces.items():
        whole = sum(length for _, length in some)
        beside = claimed[colour] / usual if usual and colour in colours else 0.0
        found.append(ColourFigures(colour, whole, round(claimed[colour] / max(1, whole), 4), round(beside, 4)))
    return found
