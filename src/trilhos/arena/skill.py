"""Skill that is learnt game by game, with what isn't known of it yet: for people, who don't play thousands of games.

Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (JMLR 2011), algorithm 4: Plackett-Luce. Who is
placed before strong ones gains much, who is placed behind weak ones loses much, and the less is known of somebody the
further one game moves them. `ratings` is for bots in tournaments: it looks at all games at once, and all count alike.
"""

import math
from collections.abc import Sequence
from typing import Final

import msgspec

VERSION: Final = "plackett-luce/1"  # grows with whatever changes a figure
MEAN: Final = 1500.0
SPREAD: Final = 250.0
LUCK: Final = 400 / math.log(10) / math.sqrt(2)  # so that 400 points between two are wins at ten to one
DRIFT: Final = 3.0  # people change: so much becomes unknown again with each game
LEAST: Final = 1e-4  # of what was unknown, left after one game


class Skill(msgspec.Struct, frozen=True):
    """Where somebody's skill most likely is, and how far it may be from there (two times out of three)."""

    mean: float = MEAN
    spread: float = SPREAD
    games: int = 0


def after_game(skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """The skills after a game in which these came in at these places; equal places are shared."""
    known = [math.hypot(skill.spread, DRIFT) for skill in skills]
    scale = math.sqrt(sum(spread**2 + LUCK**2 for spread in known))
    strengths = [math.exp((skill.mean - MEAN) / scale) for skill in skills]
    changed = []
    for one, skill in enumerate(skills):
        shift = certainty = 0.0
        for place, rank in enumerate(ranks):  # each draw in which `one` could still have been taken
            if rank <= ranks[one]:
                left = sum(strength for strength, other in zip(strengths, ranks, strict=True) if other >= rank)
                chance, tied = strengths[one] / left, ranks.count(rank)
                shift += ((1.0 if place == one else 0.0) - chance) / tied
                certainty += chance * (1 - chance) / tied
        share = (known[one] / scale) ** 2
        kept = max(1 - share * certainty * known[one] / scale, LEAST)
        mean = skill.mean + known[one] * known[one] / scale * shift
        changed.append(Skill(mean, known[one] * math.sqrt(kept), skill.games + 1))
    return changed
