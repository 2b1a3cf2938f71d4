"""`trilhos tune`: constants of steiner for a board and a number of players, found and proven."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from trilhos.cli.parser import Parser, Subcommand, number, print_json
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.arena.cluster import Crew
    from trilhos.boards import Edition
    from trilhos.bots.settings import Proof
    from trilhos.train.duel import Constants
    from trilhos.train.tune import TuningRun


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("--map", required=True, metavar="NAME", help=text("cli-map"))
    parser.add_argument("--players", default="2", metavar="N", help=text("cli-players"))
    parser.add_argument("--generations", default="40", metavar="G", help=text("cli-tune-generations"))
    parser.add_argument("--population", default="12", metavar="P", help=text("cli-tune-population"))
    parser.add_argument("--deals", default="24", metavar="D", help=text("cli-tune-deals"))
    parser.add_argument("--against", metavar="A[,B…]", help=text("cli-tune-against"))
    parser.add_argument("--proof", default="300", metavar="D", help=text("cli-tune-proof"))
    parser.add_argument("--seed", default="1", metavar="S", help=text("cli-seed"))
    parser.add_argument("--jobs", default="1", metavar="J", help=text("cli-jobs"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=text("cli-cluster"))
    parser.add_argument("--out", default=".", metavar="DIR", help=text("cli-tune-out"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def _run(options: argparse.Namespace, text: Text) -> int:
    import msgspec

    from trilhos.arena.cluster import crew
    from trilhos.boards import named
    from trilhos.bots.base import check_name
    from trilhos.bots.names import split_names
    from trilhos.bots.settings import tuned_name
    from trilhos.errors import BadChoice
    from trilhos.progress import progress
    from trilhos.train.tune import FIELD, TuningRun, begin, report, tune

    board = named(options.map)
    tuning = TuningRun(
        board.id,
        number("--players", options.players),
        number("--seed", options.seed),
        number("--generations", options.generations, least=1),
        number("--population", options.population, least=4, most=1000),
        number("--deals", options.deals, least=1),
        "" if board.ours else board.fingerprint,
    )
    rivals = list(FIELD) if options.against is None else split_names(options.against)
    for rival in rivals:
        check_name(rival)
    jobs = number("--jobs", options.jobs, least=1, most=256)
    deals = number("--proof", options.proof, least=1)
    folder = Path(options.out)
    if not folder.is_dir():
        raise BadChoice("no-tuning-folder", folder=str(folder))
    file = folder / tuned_name(tuning.edition, tuning.players)
    kept = folder / f"{tuning.edition}-{tuning.players}.tuning.json"
    notes = begin(tuning, board, kept)
    constants = notes.start
    with crew(jobs, options.cluster) as workers:
        with progress(text("progress-tuning")) as show:
            for found in tune(notes, board, kept, workers):
                constants = found
                show(len(notes.scores), tuning.generations)
        proofs = [_prove(tuning, board, constants, rival, deals, workers, text) for rival in rivals]
    file.write_bytes(report(notes, constants, proofs))
    if options.json:
        print_json({"settings": constants, "proof": msgspec.to_builtins(proofs)})
        return 0
    for proof in proofs:
        figures = {"wins": f"{proof.wins:.1%}", "low": f"{proof.low:.1%}", "high": f"{proof.high:.1%}"}
        print(text("tune-proof", rival=proof.rival, games=proof.games, **figures))
    print(text("tune-done", file=str(file)))
    return 0


def _prove(
    tuning: "TuningRun",
    board: "Edition",
    constants: "Constants",
    rival: str,
    deals: int,
    workers: "Crew",
    text: Text,
) -> "Proof":
    from trilhos.progress import progress
    from trilhos.train.tune import proof, shares

    won: list[float] = []
    with progress(text("progress-proof", rival=rival)) as show:
        for share in shares(tuning, board, constants, rival, deals, workers):
            won.append(share)
            show(len(won), deals)
    return proof(tuning, rival, won)


COMMAND = Subcommand("tune", _options, _run, extra="train")
