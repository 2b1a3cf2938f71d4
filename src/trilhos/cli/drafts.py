"""`trilhos board make` and `trilhos board regions`: boards drafted from a place on Earth."""

import argparse
from typing import TYPE_CHECKING

from trilhos.boards.load import written
from trilhos.cli.parser import Parser, number, print_json
from trilhos.errors import BadChoice, BadFile
from trilhos.progress import progress
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.workshop.draft import BoardDraft, DraftOrder


def add_options(parser: Parser, text: Text) -> None:
    """What a draft is told besides --seed and --out."""
    parser.add_argument("--region", default="", metavar="NAME", help=text("cli-draft-region"))
    parser.add_argument("--window", metavar="W,S,E,N", help=text("cli-draft-window"))
    parser.add_argument("--cities", default="36", metavar="N", help=text("cli-draft-cities"))
    parser.add_argument("--rules", default="", metavar="MAP", help=text("cli-draft-rules"))


def make(options: argparse.Namespace, text: Text) -> int:
    """Draft a board into a file, and say how good it is."""
    from trilhos.workshop.draft import draft

    if options.out is None or not (options.region or options.window):
        raise BadChoice("draft-usage")
    order = _order(options)
    with progress(text("draft-begins")) as tell:
        found = draft(order, lambda part, step: tell(round(part * 100), 100, text(f"draft-step-{step}")))
    try:
        options.out.write_bytes(written(found.board))
    except OSError as problem:
        raise BadFile("cant-write", file=str(options.out), problem=problem.strerror or str(problem)) from problem
    _tell(found, options, text)
    return 0


def _order(options: argparse.Namespace) -> "DraftOrder":
    from trilhos.workshop.draft import DraftOrder

    cities, seed = number("--cities", options.cities), number("--seed", options.seed)
    if options.window is None:
        return DraftOrder(options.region, None, cities, seed, options.rules)
    try:
        west, south, east, north = map(float, options.window.split(","))
    except ValueError as problem:
        raise BadChoice("draft-bad-window") from problem
    return DraftOrder(options.region, (west, south, east, north), cities, seed, options.rules)


def _tell(found: "BoardDraft", options: argparse.Namespace, text: Text) -> None:
    import msgspec

    quality, board = found.quality, found.board
    if options.json:
        told = {"quality": msgspec.to_builtins(quality), "good": quality.good, "seconds": found.seconds}
        advice = [{"key": one.key, "sentence": one.say(text)} for one in found.advice]
        print_json({"file": str(options.out), "id": board.id, **told, "advice": advice})
        return
    spaces, good = sum(route.length for route in board.routes), "yes" if quality.good else "no"
    counts = {"cities": len(board.cities), "routes": len(board.routes), "tickets": len(board.tickets)}
    print(text("draft-made", file=str(options.out), spaces=spaces, **counts))
    print(text("draft-quality", good=good, overlaps=quality.overlaps, cramped=round(100 * quality.cramped)))
    for one in found.advice:
        print(one.say(text))


def regions(options: argparse.Namespace, text: Text) -> int:
    """The regions there are, or those whose name has a word in it."""
    import msgspec

    from trilhos.workshop.draft import search_regions

    found = search_regions(str(options.file) if options.file else "")
    if options.json:
        print_json(msgspec.to_builtins(found))
    else:
        for region in found:
            print(f"{region.id:10} {region.names.get(text.language, region.name)}")
    return 0
