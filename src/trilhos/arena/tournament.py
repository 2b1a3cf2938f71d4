"""Running a tournament: blocks on one machine or many, kept as they finish, until all are played or it is decided."""

import json
import sys
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path

import msgspec

from trilhos.arena.blocks import Tournament, play_block
from trilhos.arena.cluster import crew
from trilhos.arena.figures import Block, TournamentFigures, counted, figures
from trilhos.arena.page import page
from trilhos.arena.progress import progress_bar
from trilhos.arena.results import Memory, Results, open_results
from trilhos.arena.sprt import Sprt, Tally
from trilhos.play.record import write_text
from trilhos.text import Text


class Run:
    """One run of a tournament: where it plays, where it keeps what it has played, and when it stops."""

    def __init__(self, tournament: Tournament, text: Text, sprt: Sprt | None = None, out: Path | None = None) -> None:
        self.tournament = tournament
        self.text = text
        self.sprt = sprt
        self.out = out
        self.tally = Tally(tournament.bots[0])
        self.played: list[Block] = []

    def play(self, jobs: int = 1, address: str | None = None) -> TournamentFigures:
        """Play what isn't played yet; the figures of it all, also written to the folder if there is one."""
        with ExitStack() as stack:
            kept = Memory() if self.out is None else stack.enter_context(open_results(self.out, self.tournament))
            for block in kept.blocks[: self.tournament.blocks]:
                if not self.decided():
                    self._count(block)
            try:
                self._play_rest(stack, kept, jobs, address)
            except KeyboardInterrupt:
                if self.out is not None:
                    print(self.text("arena-stopped", blocks=len(self.played), folder=str(self.out)), file=sys.stderr)
                raise
        shown = figures(self.tournament, self.played, self.sprt)
        if self.out is not None:
            write_report(self.out, shown, self.text)
        return shown

    def decided(self) -> bool:
        """Whether the sequential test has an answer."""
        return self.sprt is not None and self.sprt.verdict(self.tally) != "open"

    def _count(self, block: Block) -> None:
        self.played.append(block)
        for whole in counted([block]):
            self.tally.add(whole)

    def _play_rest(self, stack: ExitStack, kept: Memory | Results, jobs: int, address: str | None) -> None:
        rest = range(len(self.played), self.tournament.blocks)
        if self.decided() or not rest:
            return
        workers = stack.enter_context(crew(jobs, address))
        source = stack.enter_context(closing(workers(partial(play_block, self.tournament), rest)))
        bar = stack.enter_context(progress_bar(self.text, self.tally, self.tournament.blocks))
        for block in source:
            kept.add(block)
            self._count(block)
            bar()
            if self.decided():
                return


def write_report(folder: Path, shown: TournamentFigures, text: Text) -> None:
    """The figures for programs, and the report for people."""
    summary = json.dumps(msgspec.to_builtins(shown), ensure_ascii=False, indent=1)
    write_text(folder / "summary.json", summary + "\n")
    write_text(folder / "report.html", page(shown, text))
