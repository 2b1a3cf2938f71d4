"""Tuning: the constants of steiner for a board and a number of players, by CMA-ES; and the proof of what was found.

A generation of candidates plays against the constants that tuning began with, the next one against steiner-t's, and so
in turns, all on the same deals; every generation has deals of its own. What each was worth is written down, and that is
all a run needs to go on later: from it the search finds its way again.
"""

import warnings
from collections.abc import Generator
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Final

import msgspec

from trilhos.arena.cluster import Crew
from trilhos.arena.match import play_game
from trilhos.boards import Edition, shared_rules
from trilhos.bots.plan.settings import PlanSettings
from trilhos.bots.settings import (
    STEINER,
    Proof,
    Retuned,
    Retuning,
    all_retuned,
    retuned_settings,
    tuned_settings,
)
from trilhos.engine.rules import Rules
from trilhos.errors import BadChoice
from trilhos.extras import extra
from trilhos.train.duel import Constants, duel

VERSION: Final = 1
# What is tuned, and a step that makes a difference. Noise, blocking and rushing are matters of level and style.
STEPS: Final[Constants] = {
    "exponent": 0.3,
    "wild": 0.5,
    "short": 0.3,
    "surplus": 0.15,
    "target": 0.25,
    "card": 0.4,
    "loose": 0.25,
    "detour": 0.4,
    "twin": 1.0,
    "touch": 0.25,
    "burn": 0.3,
    "spend": 0.4,
    "ticket_gate": 0.15,
    "ticket_worth": 0.4,
    "keep": 0.2,
    "hop": 0.5,
    "rich": 0.12,
    "toll": 0.3,
    "glut": 0.5,
    "aware": 0.1,
    "late": 2.0,
}
SPREAD: Final = 0.5  # of the first generation, in these steps
FIELD: Final = ("steiner-t", "steiner-block", "hungry", "longroute", "onestep")
PROOF_SEED: Final = 77_000_000  # far from the deals of any generation


class TuningRun(msgspec.Struct, frozen=True):
    """What is asked for: generation g plays the deals from seed + g × deals on."""

    edition: str
    players: int
    seed: int
    generations: int = 40
    population: int = 12
    deals: int = 24
    fingerprint: str = ""  # of a board from outside: its id may be another's, too


class Notes(msgspec.Struct):
    """What a run has found so far: by generation, what each candidate was worth."""

    tuning: TuningRun
    start: Constants
    version: int = VERSION
    scores: list[list[float]] = []


def begin(tuning: TuningRun, board: Edition, file: Path) -> Notes:
    """The notes of this run, as far as it has come: BadChoice when the file is another's."""
    if not file.exists():
        return Notes(tuning, best_start(shared_rules(board, tuning.players, None), tuning))
    try:
        notes = msgspec.json.decode(file.read_bytes(), type=Notes)
    except msgspec.DecodeError as problem:
        raise BadChoice("bad-tuning-notes", file=str(file), problem=str(problem)) from problem
    same = msgspec.structs.replace(notes.tuning, generations=tuning.generations) == tuning
    whole = all(len(scores) == tuning.population for scores in notes.scores)
    if not same or not whole or notes.version != VERSION or notes.start.keys() != STEPS.keys():
        raise BadChoice("other-tuning-notes", file=str(file))
    notes.tuning = tuning
    return notes


def best_start(rules: Rules, tuning: TuningRun) -> Constants:
    """Of all constants that there are, of other boards too, those that do best against steiner-t's on some deals."""
    rival, deals = _known(tuned_settings(rules)), range(tuning.seed, tuning.seed + tuning.deals)
    known = [_known(settings) for settings in (retuned_settings(rules), *all_retuned())]
    return max(known, key=lambda constants: duel(rules, constants, rival, deals))


def _known(settings: PlanSettings) -> Constants:
    return {name: getattr(settings, name) for name in STEPS}


def tune(notes: Notes, board: Edition, file: Path, crew: Crew) -> Generator[Constants]:
    """Go through the generations; after each the notes are kept, and the constants told that the search has come to."""
    with extra("train"), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that it can't draw without another package
        import cma

    tuning = notes.tuning
    search = cma.CMAEvolutionStrategy(
        [0.0] * len(STEPS), SPREAD, {"popsize": tuning.population, "seed": tuning.seed + 1, "verbose": -9}
    )
    for generation in range(tuning.generations):
        steps = search.ask()
        if generation == len(notes.scores):
            candidates = [_constants(notes.start, step.tolist()) for step in steps]
            work = partial(_worth, tuning, board, notes.start, candidates, generation)
            notes.scores.append([*crew(work, range(len(candidates)))])
            _keep(notes, file)
        search.tell(steps, [-score for score in notes.scores[generation]])
        yield _constants(notes.start, search.mean.tolist())


def _worth(
    tuning: TuningRun, board: Edition, start: Constants, candidates: list[Constants], generation: int, number: int
) -> float:
    rules = shared_rules(board, tuning.players, None)
    first = tuning.seed + generation * tuning.deals
    rival = start if generation % 2 == 0 else _known(tuned_settings(rules))
    return duel(rules, candidates[number], rival, range(first, first + tuning.deals))


def _constants(start: Constants, steps: list[float]) -> Constants:
    """So many steps away from the start, within what steiner takes."""
    found = {}
    for (name, step), count in zip(STEPS.items(), steps, strict=True):
        parameter = STEINER[name]
        found[name] = round(min(max(start[name] + count * step, parameter.least), parameter.most), 4)
    return found


def _keep(notes: Notes, file: Path) -> None:
    """Written aside and then put in place: whoever breaks off loses nothing of what was there."""
    aside = file.with_name(file.name + ".new")
    aside.write_bytes(msgspec.json.format(msgspec.json.encode(notes), indent=1))
    aside.replace(file)


# The proof


def bot_name(constants: Constants) -> str:
    """steiner with these constants, as a bot is called."""
    return ":".join(["steiner", *[f"{name}={value:g}" for name, value in constants.items()]])


def shares(
    tuning: TuningRun, board: Edition, constants: Constants, rival: str, deals: int, crew: Crew
) -> Generator[float]:
    """Play what was found against a rival: by deal, its share of the wins."""
    return crew(partial(_share, tuning, board, bot_name(constants), rival), range(deals))


def proof(tuning: TuningRun, rival: str, won: list[float]) -> Proof:
    """What the shares of many deals prove, with 95 % intervals."""
    half = 1.96 * stdev(won) / sqrt(len(won)) if len(won) > 1 else 1.0
    figures = [round(figure, 4) for figure in (mean(won), mean(won) - half, mean(won) + half)]
    return Proof(rival, len(won) * tuning.players, *figures)


def _share(tuning: TuningRun, board: Edition, bot: str, rival: str, number: int) -> float:
    """The wins of one seat against the rest on a deal that no generation has seen, in every seating."""
    share = 0.0
    for seat in range(tuning.players):
        row = [bot if at == seat else rival for at in range(tuning.players)]
        winners = play_game(board, row, PROOF_SEED + number, {}).winners
        share += 1 / len(winners) if seat in winners else 0.0
    return share / tuning.players


def report(notes: Notes, constants: Constants, proofs: list[Proof]) -> bytes:
    """The tuned file: the constants, how they were found, and what they are worth."""
    tuning = notes.tuning
    found = Retuning(
        method="CMA-ES over playouts of paired deals, against the constants before and steiner-t's in turns",
        start=notes.start,
        edition=tuning.edition,
        players=tuning.players,
        seed=tuning.seed,
        generations=len(notes.scores),
        population=tuning.population,
        deals=tuning.deals,
        proof_seed=PROOF_SEED,
        share=round(1 / tuning.players, 4),
        proof=proofs,
    )
    return msgspec.json.format(msgspec.json.encode(Retuned(constants, found)), indent=1) + b"\n"
