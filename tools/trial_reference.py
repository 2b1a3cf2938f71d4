"""The figures of our own boards that the bot test lays beside those of any other: `python -m tools.trial_reference`.

Each line is the summary of `trilhos board test BOARD --players N`; what is there already is left as it is.
"""

import argparse
from pathlib import Path

import msgspec

import trilhos
from trilhos.boards import EDITIONS
from trilhos.workshop.trial import Plan, try_out
from trilhos.workshop.trial.reference import Reference

FILE = Path(trilhos.__file__).parent / "workshop" / "trial" / "reference.json"
COMMAND = "trilhos board test BOARD --players N --games {games} --seed {seed} --json"


def main() -> None:
    """Measure what isn't there yet, and write after each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--jobs", type=int, default=2)
    words = parser.parse_args()
    found = msgspec.json.decode(words.file.read_bytes(), type=Reference)
    usual = Plan()
    for players in (4, 2, 3, 5):
        for board in EDITIONS.values():
            known = any((row.board, row.players) == (board.id, players) for row in found.boards)
            if known or not board.least_players <= players <= board.most_players:
                continue
            summary = try_out(board, Plan(players=players), words.jobs).summary
            command = COMMAND.format(games=usual.games, seed=usual.seed)
            found = Reference(command, [*found.boards, summary])
            words.file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
            print(summary)


if __name__ == "__main__":
    main()
