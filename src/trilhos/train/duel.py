"""Duels of constants: steiner with some against steiner with others, in playouts of paired deals."""

from dataclasses import replace
from typing import Final

from trilhos.bots.plan.policy import Company, SteinerPolicy
from trilhos.bots.plan.settings import PlanSettings
from trilhos.bots.planning import atlas_of
from trilhos.engine.playout import playout
from trilhos.engine.random import Random
from trilhos.engine.rules import Rules

Constants = dict[str, float]  # of `PlanSettings`, by name
MARGIN: Final = 0.004  # of a win, for each point between the seat and the best of the others


def duel(rules: Rules, one: Constants, other: Constants, deals: range) -> float:
    """What one made of deals on average, sitting in each seat once, with the other in all the rest.

    A win counts 1, shared by all who win, and every point of margin a little: so few deals tell more.
    """
    atlas, players = atlas_of(rules), int(rules.players)
    policies = [SteinerPolicy(atlas, replace(PlanSettings(), **constants), 0) for constants in (one, other)]
    total = 0.0
    for deal in deals:
        for seat in range(players):
            company = Company([policies[0 if at == seat else 1] for at in range(players)])
            s = rules.start(deal)
            playout(rules, s, company, Random(deal))
            sheets = rules.score(s)
            winners = rules.winners(sheets)
            best = max(sheet.total for sheet in sheets if sheet.seat != seat)
            total += 1 / len(winners) if seat in winners else 0.0
            total += MARGIN * (sheets[seat].total - best)
    return total / (len(deals) * players)
