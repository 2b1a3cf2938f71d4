"""What settings of the search are worth, without whole games: python tools/regret.py FILE --map usa --positions 100.

Positions are taken from games of expert against steiner-r. In each, steiner's move and others are played on to the end
of the game in the same imagined worlds, and on the way the judge says what it thinks. So one can tell afterwards, for
any horizon and any number of samples, which move a search would choose in some of the worlds, and how much better than
steiner's it does in the others. FILE keeps the positions; the same command goes on where it was, and then tells.
"""

import argparse
import json
from collections import Counter
from math import sqrt
from pathlib import Path
from typing import Any, Final

import numpy as np
from mypy_extensions import i64
from numpy.typing import NDArray

from trilhos.boards import shared_rules
from trilhos.bots import make_bot
from trilhos.bots.expert import expert
from trilhos.engine.playout import playout
from trilhos.engine.random import Random
from trilhos.engine.state import CHOOSE_TICKETS, FIRST_TICKETS, SECOND_CARD, TURN
from trilhos.engine.worlds import determinize
from trilhos.mind.judge import MARGIN
from trilhos.mind.search import Search
from trilhos.play.game import Game

ROUNDS: Final = (2, 3, 5, 8, 12)  # after which the judge is asked
WORLDS: Final = 120
SEARCHED: Final = 72  # of these: the others tell what a choice was worth
WIDTH: Final = 6
OFTEN: Final = {FIRST_TICKETS: 0.5, CHOOSE_TICKETS: 0.5, TURN: 0.3, SECOND_CARD: 0.03}  # that a decision is taken
SELDOM: Final = 0.15
DRAWS: Final = 4  # of worlds to search in: chance tells less
POINT: Final = 0.004  # of a win, in what a choice was worth
PHASES: Final = ("first", "turn", "second", "keep", "pay", "over", "neutral", "refill", "pieces")

Table = NDArray[np.float64]


class Position:
    """A position: by world, candidate and horizon what the judge said, last how the game ended."""

    def __init__(self, line: str) -> None:
        told = json.loads(line)
        self.phase = int(told["phase"])
        self.shares = np.array(told["shares"])
        self.margins = np.array(told["margins"])

    def gain(self, horizon: int, samples: int, doubt: float, draws: int = DRAWS) -> float:
        """How much better than steiner's move the chosen one is in worlds that weren't searched, on average."""
        said = self.shares[:, :, horizon] + MARGIN * self.margins[:, :, horizon]
        was = self.shares[:, :, -1] + POINT * self.margins[:, :, -1]
        total = 0.0
        for draw in range(draws):
            order = np.random.default_rng(draw).permutation(len(said))
            worlds = order[: min(SEARCHED, max(2, samples // said.shape[1]))]
            chosen, rest = _best(said[worlds], doubt), order[SEARCHED:]
            total += float((was[rest, chosen] - was[rest, 0]).mean())
        return total / draws


def _best(said: Table, doubt: float) -> int:
    """The search's answer: steiner's move, unless another is ahead of it by more than doubt allows."""
    leads = said - said[:, :1]
    errors = leads.std(0, ddof=1) / sqrt(len(leads))
    clear = np.where(leads.mean(0) > doubt * errors, leads.mean(0), 0.0)
    return int(clear.argmax())


def collect(file: Path, board: str, players: int, wanted: int, seed: int) -> None:
    """Games, one after the other, until there are enough positions; whole games are kept."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    deal = seed + len({json.loads(line)["deal"] for line in lines})
    count = len(lines)
    while count < wanted:
        found = list(_positions(board, players, deal))
        with file.open("a", encoding="utf-8") as out:
            out.writelines(json.dumps(position) + "\n" for position in found)
        count, deal = count + len(found), deal + 1
        print(f"{count} positions", flush=True)


def _positions(board: str, players: int, deal: int) -> list[dict[str, Any]]:
    game, found = Game(board, players, deal), []
    seats = ["expert:samples=80" if (seat + deal) % 2 == 0 else "steiner-r" for seat in range(players)]
    bots = [make_bot(name, game.rules, deal + seat) for seat, name in enumerate(seats)]
    search = expert(game.rules, 1, width=WIDTH).search
    random = np.random.default_rng(deal)
    while not game.over:
        phase, looked_at = int(game.state.phase), seats[game.seat] != "steiner-r" and len(game.legal()) > 1
        if looked_at and random.random() < OFTEN.get(i64(phase), SELDOM):
            search.begin(game.view(game.seat), game.legal())
            if len(search.all) > 1:
                found.append({"deal": deal, "move": len(game.moves), "phase": phase} | _worlds(game, search))
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))
    return found


def _worlds(game: Game, search: Search) -> dict[str, Any]:
    """Every candidate in all worlds."""
    view, rules, judge = game.view(game.seat), game.rules, search.judge
    shares, margins = [], []
    for world in range(WORLDS):
        random = Random(search.seed, world)
        imagined = determinize(rules, view, random, search.weights)
        for candidate in search.all:
            s = imagined.clone()
            rules.apply(s, i64(candidate.action))
            for rounds in (*ROUNDS, 10_000):
                playout(rules, s, search.rollout, random, until=view.turn + rounds * len(game.names))
                judge.judge(s, i64(view.viewer))
                shares.append(round(judge.share, 3))
                margins.append(round(judge.margin, 1))
    shape = (WORLDS, len(search.all), len(ROUNDS) + 1)
    return {
        "shares": np.reshape(shares, shape).tolist(),
        "margins": np.reshape(margins, shape).tolist(),
    }


def tell(positions: list[Position]) -> None:
    """Gains by horizon and samples, in percent of a win for each decision; and by kind of decision."""
    kinds = Counter(position.phase for position in positions)
    often = [kind for kind, count in kinds.most_common() if count >= 5]
    head = [f"{PHASES[kind]} ({kinds[kind]})" for kind in often]
    print("| rounds | samples | doubt | all | " + " | ".join(head) + " |\n" + "|---" * (4 + len(head)) + "|")
    for horizon in range(len(ROUNDS) + 1):
        for samples, doubt in ((150, 1.0), (400, 1.0), (400, 2.0)):
            gains = np.array([position.gain(horizon, samples, doubt) for position in positions])
            parts = [gains[[position.phase == kind for position in positions]] for kind in often]
            name = str(ROUNDS[horizon]) if horizon < len(ROUNDS) else "to the end"
            cells = [_interval(gains), *[f"{100 * part.mean():.1f}" for part in parts]]
            print(f"| {name} | {samples} | {doubt:g} | " + " | ".join(cells) + " |")


def _interval(gains: Table) -> str:
    return f"{100 * gains.mean():.1f} ± {196 * gains.std() / sqrt(len(gains)):.1f}"


def main() -> None:
    """Collect, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--map", default="usa")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--seed", type=int, default=4_600_000)
    options = parser.parse_args()
    shared_rules(options.map, options.players, None)
    collect(options.file, options.map, options.players, options.positions, options.seed)
    tell([Position(line) for line in options.file.read_text(encoding="utf-8").splitlines()])


if __name__ == "__main__":
    main()
