"""A league: bots that meet again and again, on boards and in numbers of players in turn, kept in a folder.

Bots may join and leave at any time; what they have played stays. Who meets whom follows from what was played: whoever
has played least, with those whom that bot has met least. So a league goes on where it was, on any number of machines.
"""

from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from functools import partial
from itertools import permutations
from pathlib import Path
from typing import Final

import msgspec

from trilhos import __version__
from trilhos.arena.blocks import Tournament, play_block
from trilhos.arena.cluster import Crew
from trilhos.arena.lines import Lines, open_lines
from trilhos.arena.match import Outcome
from trilhos.boards import Edition, edition, make_rules, named
from trilhos.bots.base import check_name
from trilhos.engine.rules import RULES_VERSION
from trilhos.errors import BadChoice, BadFile
from trilhos.play.game import SEED_BITS
from trilhos.play.record import write_text
from trilhos.play.typed import UNSOUND

FORMAT: Final = "trilhos-league/1"
RULES: Final = "league.json"
RESULTS: Final = "results.jsonl"
LEAST_BOTS: Final = 2
BATCH: Final = 400  # fixtures that are planned at a time; every process is told of all of them


class LeagueBoard(msgspec.Struct, frozen=True):
    """A board of a league, as a command finds it again; with the fingerprint of that time."""

    word: str
    fingerprint: str


class League(msgspec.Struct, frozen=True):
    """What a league is about. The fixture with number n has the deal of seed + n."""

    boards: list[LeagueBoard]
    players: list[int]
    bots: list[str]  # all that have ever been in it
    seed: int = 1
    left: list[str] = []
    format: str = FORMAT

    @property
    def active(self) -> list[str]:
        """The bots that are in it now."""
        return [bot for bot in self.bots if bot not in self.left]

    def changed(self, join: list[str], leave: list[str]) -> "League":
        """The same after some have joined or come back, and others have left; BadChoice if that can't be."""
        for bot in leave:
            if bot not in self.active:
                raise BadChoice("league-not-in", name=bot, known=", ".join(self.active))
        bots = list(dict.fromkeys([*self.bots, *join]))
        left = [bot for bot in bots if bot in {*self.left, *leave} - set(join)]
        changed = msgspec.structs.replace(self, bots=bots, left=left)
        changed.check()
        return changed

    def check(self) -> None:
        """BadChoice when it can't be played."""
        for bot in self.active:
            check_name(bot)
        if len(self.active) < LEAST_BOTS:
            raise BadChoice("league-needs-bots")
        if not 0 <= self.seed < 2**SEED_BITS:
            raise BadChoice("bad-seed", seed=str(self.seed))
        self.courses()

    def courses(self) -> list[tuple[Edition, int]]:
        """What is played in turn: each board with each number of players that it takes."""
        boards = [_found(board) for board in self.boards]
        courses = [
            (board, players)
            for players in self.players
            for board in boards
            if board.least_players <= players <= board.most_players
        ]
        if not courses:
            make_rules(boards[0], self.players[0])  # which says why not
        return courses


def _found(board: LeagueBoard) -> Edition:
    found = named(board.word)
    if found.fingerprint != board.fingerprint:
        raise BadChoice("league-board-changed", board=board.word)
    return found


class Fixture(msgspec.Struct, frozen=True):
    """A line of the results: what was played, by which version, and how it went, in all seatings of one deal."""

    number: int
    board: str
    players: int
    version: str
    rules_version: int
    games: list[Outcome]


# The folder


@contextmanager
def open_league(folder: Path, begun: League | None) -> Iterator["Played"]:
    """A league in its folder, for one program at a time; `begun` is what it is about where there is none yet."""
    path = folder / RULES
    league = read_league(path) if path.is_file() else begun
    if league is None:
        raise BadChoice("league-not-begun", folder=str(folder))
    league.check()
    with open_lines(folder / RESULTS) as lines:
        yield Played(folder, league, lines)


def read_league(path: Path) -> League:
    """What a league is about; BadFile when the file is none of ours."""
    try:
        league = msgspec.json.decode(path.read_bytes(), type=League)
    except OSError as problem:
        raise BadFile("cant-read", file=str(path), problem=problem.strerror or str(problem)) from problem
    except msgspec.DecodeError as problem:
        raise BadFile("league-damaged", file=str(path), problem=str(problem)) from problem
    if league.format != FORMAT or not league.boards or not league.players:
        raise BadFile("league-damaged", file=str(path), problem="format")
    return league


class Played:
    """A league that is open: what was played, and who plays whom next."""

    def __init__(self, folder: Path, league: League, lines: Lines) -> None:
        self.folder = folder
        self.league = league
        self.lines = lines
        self.fixtures = [self._fixture(line, number) for number, line in enumerate(lines.found)]

    def _fixture(self, line: object, number: int) -> Fixture:
        try:
            read = msgspec.convert(line, Fixture)
        except UNSOUND:
            read = None
        if read is None or read.number != number or not read.games:
            raise self.lines.broken(number + 1)
        return read

    def change(self, join: list[str], leave: list[str]) -> None:
        """Let bots join and leave; what the league is about is written down."""
        self.league = self.league.changed(join, leave)
        write_text(self.folder / RULES, msgspec.json.format(msgspec.json.encode(self.league), indent=1).decode() + "\n")

    def play(self, count: int, crew: Crew) -> Generator[Fixture]:
        """So many more fixtures, each kept as it finishes."""
        last = len(self.fixtures) + count
        while len(self.fixtures) < last:
            planned = self.next(min(BATCH, last - len(self.fixtures)))
            with closing(crew(partial(_play, planned), range(len(planned)))) as source:
                for tournament, games in zip(planned, source, strict=True):
                    yield self._keep(tournament, games)

    def _keep(self, tournament: Tournament, games: list[Outcome]) -> Fixture:
        board = edition(tournament.edition).id
        fixture = Fixture(len(self.fixtures), board, tournament.players, __version__, RULES_VERSION, games)
        self.lines.add(fixture)
        self.fixtures.append(fixture)
        return fixture

    def next(self, count: int) -> list[Tournament]:
        """Who plays whom next, where, and on which deals."""
        courses, diary = self.league.courses(), Diary(self.fixtures)
        planned: list[Tournament] = []
        for number in range(len(self.fixtures), len(self.fixtures) + count):
            board, players = courses[number % len(courses)]
            table = diary.table(self.league.active, board.id, players)
            diary.note(board.id, players, table)
            planned.append(Tournament(board.id if board.ours else board, players, table, 1, self.league.seed + number))
        return planned


def _play(planned: list[Tournament], number: int) -> list[Outcome]:
    return play_block(planned[number], 0)


class Diary:
    """How often each bot has played each course, and met each other there."""

    def __init__(self, fixtures: list[Fixture]) -> None:
        self.played: Counter[tuple[str, int, str]] = Counter()
        self.met: Counter[tuple[str, int, str, str]] = Counter()
        for fixture in fixtures:
            self.note(fixture.board, fixture.players, list(dict.fromkeys(fixture.games[0].bots)))

    def note(self, board: str, players: int, table: list[str]) -> None:
        """These meet once more."""
        self.played.update((board, players, bot) for bot in table)
        self.met.update((board, players, a, b) for a, b in permutations(table, 2))

    def table(self, bots: list[str], board: str, players: int) -> list[str]:
        """Who plays: whoever has played this course least, and then, one by one, those whom the table has met least."""
        table: list[str] = []
        while len(table) < min(players, len(bots)):
            rest = [bot for bot in bots if bot not in table]
            met = {bot: sum(self.met[board, players, bot, one] for one in table) for bot in rest}
            table.append(min(rest, key=lambda bot: (met[bot], self.played[board, players, bot])))
        return table
