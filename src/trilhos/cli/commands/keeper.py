"""`trilhos keeper`: looking after the games of a database, and shutting addresses out, while the server runs."""

import argparse
import json
import sys
from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Final

from trilhos.cli.parser import Parser, Subcommand, add_common, number, print_json
from trilhos.errors import BadChoice
from trilhos.text import Text

if TYPE_CHECKING:
    import sqlalchemy as sa

    from trilhos.server.keeping.bans import Bans
    from trilhos.server.keeping.keeper import Keeper, Overview

STATUSES: Final = ("open", "running", "finished", "quarantined")
NOT_DONE: Final = 1
Action = Callable[["sa.Engine", argparse.Namespace, Text], int]


def _options(parser: Parser, text: Text) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)

    def action(name: str, do: Action) -> Parser:
        about = text(f"cli-keeper-{name}")
        part: Parser = actions.add_parser(name, text=text, help=about, description=about)
        add_common(part, text)
        part.add_argument("--db", metavar="FILE|URL", help=text("cli-serve-db"))
        part.add_argument("--json", action="store_true", help=text("cli-json"))
        part.set_defaults(do=do)
        return part

    listing = action("list", _list)
    listing.add_argument("--status", metavar="STATUS", help=text("cli-keeper-status"))
    listing.add_argument("--begins", default="", metavar="TEXT", help=text("cli-keeper-begins"))
    listing.add_argument("--older", metavar="DAYS", help=text("cli-keeper-older"))
    listing.add_argument("--limit", default="100", metavar="N", help=text("cli-keeper-limit"))
    action("show", _show).add_argument("game", metavar="GAME", help=text("cli-keeper-game"))
    export = action("export", _export)
    export.add_argument("game", metavar="GAME", help=text("cli-keeper-game"))
    export.add_argument("--secrets", action="store_true", help=text("cli-keeper-secrets"))
    delete = action("delete", _delete)
    delete.add_argument("games", nargs="+", metavar="GAME", help=text("cli-keeper-game"))
    expire = action("expire", _expire)
    expire.add_argument("--days", required=True, metavar="N", help=text("cli-keeper-days"))
    expire.add_argument("--status", metavar="STATUS", help=text("cli-keeper-status"))
    for deleting in (delete, expire):
        deleting.add_argument("--yes", action="store_true", help=text("cli-keeper-yes"))
    hold = action("quarantine", _hold)
    hold.add_argument("game", metavar="GAME", help=text("cli-keeper-game"))
    hold.add_argument("--why", default="", metavar="TEXT", help=text("cli-keeper-why"))
    release = action("release", _release)
    release.add_argument("games", nargs="*", metavar="GAME", help=text("cli-keeper-game"))
    release.add_argument("--all", action="store_true", help=text("cli-keeper-all"))
    action("members", _members)
    action("remove-member", _remove_member).add_argument("member", metavar="ID", help=text("cli-keeper-member"))
    action("bans", _bans)
    ban, unban = action("ban", _ban), action("unban", _unban)
    ban.add_argument("--why", default="", metavar="TEXT", help=text("cli-keeper-why"))
    ban.add_argument("--hours", metavar="N", help=text("cli-keeper-hours"))
    for part in (ban, unban):
        part.add_argument("network", metavar="ADDRESS|NETWORK", help=text("cli-keeper-network"))


def _run(options: argparse.Namespace, text: Text) -> int:
    from trilhos.server.storage.database import connect_existing, default_url

    engine = connect_existing(options.db or default_url())
    try:
        return int(options.do(engine, options, text))
    finally:
        engine.dispose()


def _list(engine: "sa.Engine", options: argparse.Namespace, text: Text) -> int:
    from trilhos.server.keeping.keeper import Wanted

    keeper = _keeper(engine)
    older = None if options.older is None else number("--older", options.older)
    before = None if older is None else keeper.ago(older)
    most = number("--limit", options.limit, least=1)
    found = keeper.listed(Wanted(_status(options.status), options.begins, before, most))
    if options.json:
        print_json(found)
        return 0
    for game in found:
        print(_line(game, text))
    if not found:
        print(text("games-none"))
    return 0


def _show(engine: "sa.Engine", options: argparse.Namespace, text: Text) -> int:
    keeper = _keeper(engine)
    shown = keeper.shown(options.game)
    if options.json:
        print_json(shown)
        return 0
    print(_line(shown.overview, text))
    for chair in shown.chairs:
        print(text("games-chair", chair=chair.chair, link=str(chair.link), seen=moment(chair.seen)))
    for entry in shown.last:
        print(text("games-entry", number=entry.number, kind=entry.kind, at=moment(entry.at)))
    return 0


def _line(game: "Overview", text: Text) -> str:
    return text(
        "games-line",
        game=game.game,
        status=game.status,
        edition=game.edition,
        entries=game.entries,
        bytes=game.bytes,
        moved=moment(game.moved),
        reason=f"{game.reason} {game.detail}",
    )


def _export(engine: "sa.Engine", options: argparse.Namespace, text: Text) -> int:
    keeper = _keeper(engine)
    for row in keeper.export(options.game, options.secrets):
        print(json.dumps(row, ensure_ascii=False))
    return 0


def _delete(engine: "sa.Engine", options: argparse.Namespace, text: Text) -> int:
    keeper = _keeper(engine)
    for game in options.games:
        keeper.shown(game)  # a clear word about a wrong id, before anything is deleted
    return _remove(keeper, options.games, options, text)


def _expire(engine: "sa.Engine", options: argparse.Namespace, text: Text) -> int:
    keeper = _keeper(engine)
    old = keeper.aged(keeper.ago(number("--days", options.days, least=1)), _status(options.status))
    return _remove(keeper, old, options, text)


def _remove(keeper: "Keeper", games: list[str], options: argparse.Namespace, text: Text) -> int:
    if games and not options.yes and not _sure(len(games), text):
        print(text("games-not-done"))
        return NOT_DONE
    gone = keeper.delete(games)
    if options.json:
        print_json({"deleted": gone})
    else:
        print(text("games-deleted", count=gone))
    return 0


def _sure(count: int, text: Text) -> bool:
    if not sys.stdin.isatty():
        raise BadChoice("needs-yes")
    print(text("games-sure", count=count), end=" ", flush=True)
    return sys.stdin.readline().strip() == "yes"


def _hold(engine: "sa.Engine", options: argparse.Namespace, text: Text) -> int:
    keeper = _keeper(engine)
    keeper.hold(options.game, options.why)
    print(text("games-held", game=options.game))
    return 0


def _release(engine: "sa.Engine", options: argparse.Namespace, text: Text) -> int:
    """Each that can be opened is; the others say why not."""
    from trilhos.server.answers.errors import Refused

    keeper = _keeper(engine)
    code = 0
    for game in [held.game for held in keeper.held()] if options.all else options.games:
        try:
            keeper.release(game)
            print(text("games-released", game=game))
        except Refused as problem:
            print(problem.say(text), file=sys.stderr)
            code = NOT_DONE
    return code


def _keeper(engine: "sa.Engine") -> "Keeper":
    from trilhos.server.keeping.keeper import Keeper

    return Keeper(engine)


def _all_bans(engine: "sa.Engine") -> "Bans":
    from trilhos.server.keeping.bans import Bans
    from trilhos.server.storage.clock import started

    return Bans(engine, started(engine))


def _bans(engine: "sa.Engine", options: argparse.Namespace, text: Text) -> int:
    found = _all_bans(engine).listed()
    if options.json:
        print_json(found)
        return 0
    for ban in found:
        print(text("bans-line", network=ban.network, at=moment(ban.at), until=moment(ban.until), reason=ban.reason))
    if not found:
        print(text("bans-none"))
    return 0


def _ban(engine: "sa.Engine", options: argparse.Namespace, text: Text) -> int:
    hours = None if options.hours is None else number("--hours", options.hours, least=1, most=87_600)
    ban = _all_bans(engine).ban(options.network, options.why, None if hours is None else hours * 3600.0)
    print(text("bans-added", network=ban.network))
    return 0


def _unban(engine: "sa.Engine", options: argparse.Namespace, text: Text) -> int:
    known = _all_bans(engine).unban(options.network)
    print(text("bans-removed" if known else "bans-unknown", network=options.network))
    return 0 if known else NOT_DONE


def _members(engine: "sa.Engine", options: argparse.Namespace, text: Text) -> int:
    from trilhos.server.storage.club.members import Members

    found = Members(engine).listed()
    if options.json:
        print_json(found)
        return 0
    for member in found:
        print(text("members-line", id=member.id, name=member.name, tag=member.tag, joined=moment(member.joined)))
    if not found:
        print(text("members-none"))
    return 0


def _remove_member(engine: "sa.Engine", options: argparse.Namespace, text: Text) -> int:
    """As if they had left: a running server goes on with their games, and takes the names out when these are over."""
    from trilhos.server.storage.club.leaving import forget_names
    from trilhos.server.storage.club.members import Members

    Members(engine).leave(options.member, text("somebody"))
    forget_names(engine)
    print(text("members-removed", id=options.member))
    return 0


def _status(word: str | None) -> str | None:
    if word is not None and word not in STATUSES:
        raise BadChoice("bad-status", value=word, known=", ".join(STATUSES))
    return word


def moment(seconds: float | None) -> str:
    """A time as people write it; a dash for none, and for what no calendar knows: a damaged row hides no others."""
    try:
        return "-" if seconds is None else datetime.fromtimestamp(seconds).isoformat(" ", "minutes")
    except (OverflowError, ValueError, OSError):
        return "-"


COMMAND = Subcommand("keeper", _options, _run, extra="server")
