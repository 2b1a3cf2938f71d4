"""`trilhos watch`: a game among bots, or one from a file, in the browser, with pause, steps and speed."""

import argparse
import json
import os
import signal
import sys
import tempfile
import threading
import urllib.error
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Final

from trilhos.cli.browser import addresses, open_browser
from trilhos.cli.parser import Parser, Subcommand, number, switches
from trilhos.errors import BadChoice
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.bots.seats import Seats
    from trilhos.play.game import Game
    from trilhos.server.settings import ServerSettings

USUAL_PORT: Final = 8000
PATIENCE_S: Final = 120.0
SLOW_S: Final = 20.0  # after which we say whom everybody waits for
BOT_SECONDS: Final = 60.0  # for a decision in a game that is played while it is watched


def _options(parser: Parser, text: Text) -> None:
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help=text("cli-watch-file"))
    parser.add_argument("--map", metavar="NAME", help=text("cli-map"))
    parser.add_argument("--players", metavar="N", help=text("cli-watch-players"))
    parser.add_argument("--bots", default="normal", metavar="A[,B…]", help=text("cli-bot-seats"))
    parser.add_argument("--seed", default="1", metavar="S", help=text("cli-seed"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=on|off", help=text("cli-option"))
    parser.add_argument("--live", action="store_true", help=text("cli-watch-live"))
    parser.add_argument("--port", metavar="N", help=text("cli-serve-port", port=str(USUAL_PORT)))


def _run(options: argparse.Namespace, text: Text) -> int:
    from trilhos.bots.names import split_names
    from trilhos.play.record import load
    from trilhos.server import logs

    bots = split_names(options.bots)
    if options.file is not None and options.map is not None:
        raise BadChoice("watch-both")
    game = load(options.file) if options.file is not None else _new(options, bots)
    if options.file is None:
        bots = game.names
        if not options.live:
            _play(game, text)
    logs.set_up("warning")
    with tempfile.TemporaryDirectory(prefix="trilhos-watch-") as folder:
        _show(game, bots, Path(folder), options, text)
    return 0


def _new(options: argparse.Namespace, bots: list[str]) -> "Game":
    """A game among bots, as it is dealt."""
    from trilhos.arena.simulate import Simulation
    from trilhos.boards import named
    from trilhos.play.game import Game

    players = max(2, len(bots)) if options.players is None else number("--players", options.players)
    plan = Simulation(named(options.map), players, bots, 1, number("--seed", options.seed), switches(options.option))
    plan.check()
    seats = [bots[seat % len(bots)] for seat in range(players)]
    return Game(plan.edition, players, plan.seed, plan.options, seats)


def _play(game: "Game", text: Text) -> None:
    """To its end; the browser then shows it from its beginning."""
    from trilhos.bots.seats import seat_bots
    from trilhos.engine.rules import LONGEST_GAME

    seats, failed = game.names, set[int]()
    _say(text("watch-playing"))
    with seat_bots(game, dict(enumerate(seats))) as table:
        while not game.over and len(game.moves) < LONGEST_GAME:
            _play_one(table, failed, text)
        for seat, guest in table.guests.items():
            for fault in guest.faults[:1]:
                what = text(f"fault-{fault.kind}", detail=fault.detail or "–", decision=fault.decision)
                _say(text("watch-fault", bot=seats[seat], count=len(guest.faults), fault=what))


def _play_one(table: "Seats", failed: set[int], text: Text) -> None:
    """A bot's move; who fails in Python has the first legal one played, and is named once, as programs are."""
    from trilhos.play.remark import Remark

    game = table.game
    seat = game.waiting[0]
    slow = threading.Timer(SLOW_S, _say, [text("watch-slow", bot=game.names[seat], seconds=int(SLOW_S))])
    slow.daemon = True
    slow.start()
    try:
        table.play()
    except Exception as problem:
        if seat not in failed:
            _say(text("watch-raised", bot=game.names[seat], problem=f"{type(problem).__name__}: {problem}"))
        failed.add(seat)
        game.choose(seat, game.legal(seat)[0], Remark(fault="raised"))
    finally:
        slow.cancel()


def _show(game: "Game", bots: list[str], folder: Path, options: argparse.Namespace, text: Text) -> None:
    """Serve the game to this machine alone, until Ctrl-C; nothing is kept."""
    from trilhos.server.serve import listen, listen_near, serve

    settings = _settings(game, bots, folder, options)
    listener = (listen_near if options.port is None else listen)(settings)
    url = addresses(settings.host, listener.getsockname()[1])[0]

    refused: list[str] = []

    def bring() -> None:
        try:
            place = f"{url}/#/replay/{_brought(url, game, bots, text.language)}"
        except urllib.error.HTTPError as problem:
            refused.append(str(json.load(problem)["message"]))
            os.kill(os.getpid(), signal.SIGINT)  # which ends the server; raised in this thread, nobody would wake up
            return
        _say(text("watch-open", url=place))
        open_browser(place, lambda: None)

    serve(settings, listener, threading.Thread(target=bring, daemon=True).start)
    for problem in refused:
        raise BadChoice("watch-refused", problem=problem)


def _settings(game: "Game", bots: list[str], folder: Path, options: argparse.Namespace) -> "ServerSettings":
    from trilhos.boards.load import written
    from trilhos.bots.base import from_outside
    from trilhos.server.settings import ServerSettings

    boards = folder / "boards"
    boards.mkdir()
    if not game.board.ours:
        (boards / f"{game.board.id}.json").write_bytes(written(game.board.file))
    return ServerSettings(
        database=str(folder / "games.sqlite"),
        host="127.0.0.1",
        port=USUAL_PORT if options.port is None else number("--port", options.port, most=65535),
        bots=tuple(dict.fromkeys(bot for bot in bots if from_outside(bot))),
        bot_pause=0.0,  # the page has its own pace
        bot_seconds=BOT_SECONDS,
        boards=boards,
    )


def _brought(url: str, game: "Game", bots: list[str], language: str) -> str:
    """The id that the server has for the game; one that isn't over is played on by the bots."""
    import msgspec

    from trilhos.play.record import to_record
    from trilhos.server.answers.shapes import Made

    seats = [] if game.over else [bots[seat % len(bots)] for seat in range(game.players)]
    wish = json.dumps({"save": to_record(game), "seats": seats}).encode()
    asked = urllib.request.Request(  # noqa: S310 - our own server
        f"{url}/api/games/import", wish, {"Content-Type": "application/json", "Accept-Language": language}
    )
    with urllib.request.urlopen(asked, timeout=PATIENCE_S) as answer:  # noqa: S310
        return msgspec.json.decode(answer.read(), type=Made).game


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


COMMAND = Subcommand("watch", _options, _run, extra="server")
