"""What expert and master are asked to win, and what they have won so far: python tools/proofs.py FOLDER --minutes 60.

Each row is a tournament of paired deals in every seating, kept in the folder as it is played; the same command goes on
where the last one stopped, on any day. What another state of the bots has played is kept apart. `--only WORD` (such as
usa, master or 4) plays only the rows whose names have that word. At the end it prints all rows as a table.
"""

import argparse
import hashlib
import json
import time
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import Any, Final

from trilhos.arena.blocks import Tournament
from trilhos.arena.tournament import Run
from trilhos.boards import EDITIONS
from trilhos.text import ENGLISH, Text

SOURCE: Final = Path(__file__).parents[1] / "src" / "trilhos"
# What the moves of these bots come from, beside the rules, whose version the results tell.
FOLDERS: Final = ("bots/plan", "bots/retuned", "bots/trained", "bots/tuned", "mind")
FILES: Final = ("bots/expert.py", "bots/searcher.py")
SUFFIXES: Final = (".py", ".json")
SEED: Final = 90_000_000
STEP: Final = 20  # games of a row at a time, about
GAMES: Final = {2: 900, 4: 600}
MANY: Final = {"usa": 76, "europe": 76}  # asked against steiner-t with two, where it isn't what all others are asked


@dataclass(frozen=True)
class Row:
    """One seat of a bot against others in all other seats, and the wins, in percent, that are asked for."""

    board: str
    players: int
    bot: str
    rival: str
    asked: int

    @property
    def name(self) -> str:
        """As its folder is called."""
        return "-".join([self.board, str(self.players), self.bot, self.rival])

    def tournament(self, blocks: int) -> Tournament:
        """So many deals of it, from the first on."""
        return Tournament(self.board, self.players, [self.bot, self.rival], blocks, SEED, alone=True)

    @property
    def wanted(self) -> int:
        """Deals that make a proof."""
        return ceil(GAMES[self.players] / self.players)


def rows() -> list[Row]:
    """All that is asked."""
    found = []
    for board in EDITIONS:
        found += [Row(board, 2, "expert", "steiner-t", MANY.get(board, 68)), Row(board, 2, "expert", "steiner-r", 66)]
        found += [Row(board, 4, "expert", "steiner-t", 52), Row(board, 4, "expert", "steiner-r", 42)]
        found += [Row(board, 2, "master", "expert", 58)]
    return found


def state_of_bots() -> str:
    """A short word for what decides their moves: games of another state don't count."""
    digest = hashlib.blake2b(digest_size=4)
    inside = [file for folder in FOLDERS for file in (SOURCE / folder).iterdir() if file.suffix in SUFFIXES]
    for file in sorted([*inside, *[SOURCE / name for name in FILES]]):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def summary(folder: Path) -> dict[str, Any]:
    """The figures of a row so far, none before it has begun."""
    file = folder / "summary.json"
    return dict(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else {}


def play(row: Row, folder: Path, jobs: int) -> None:
    """A few more games of a row."""
    done = summary(folder).get("wanted", 0)
    blocks = min(row.wanted, done + ceil(STEP / row.players))
    Run(row.tournament(blocks), Text(ENGLISH), out=folder).play(jobs)


def line(row: Row, folder: Path) -> str:
    """A row of the table."""
    shown = summary(folder)
    if not shown:
        return f"| {row.board} | {row.players} | {row.bot} | {row.rival} | 0 | – | {row.asked} | – | – |"
    bot = shown["results"][0]
    wins, low, high = (100 * bot["wins"][key] for key in ("value", "low", "high"))
    whole = shown["wanted"] >= row.wanted
    verdict = "yes" if whole and low >= row.asked else "no" if high < row.asked or whole else "open"
    figures = f"{wins:.1f} [{low:.1f}, {high:.1f}] | {row.asked} | {verdict} | {bot['move_ms']['p95']:.0f}"
    return f"| {row.board} | {row.players} | {row.bot} | {row.rival} | {shown['games']} | {figures} |"


def main() -> None:
    """Play while there is time, the row with the fewest games first; then tell of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=0.0, help="time to play, about")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", action="append", default=[], help="a word of a row's name; all given must be in it")
    options = parser.parse_args()
    folder, until = options.folder / state_of_bots(), time.monotonic() + 60 * options.minutes
    chosen = [row for row in rows() if set(options.only) <= {*row.name.split("-"), row.rival}]
    while time.monotonic() < until:
        left = [row for row in chosen if summary(folder / row.name).get("wanted", 0) < row.wanted]
        if not left:
            break
        row = min(left, key=lambda row: int(summary(folder / row.name).get("games", 0)))
        play(row, folder / row.name, options.jobs)
    print(f"Bots {state_of_bots()}, deals from seed {SEED} on, one seat against all others, 95 % intervals:\n")
    print("| board | players | bot | against | games | wins % | asked | proven | p95 ms |\n" + "|---" * 9 + "|")
    print("\n".join(line(row, folder / row.name) for row in chosen))


if __name__ == "__main__":
    main()
