"""Commands: each function looks at a table and says which entries a command adds, or refuses. It changes nothing."""

from collections.abc import Sequence
from typing import Final

import msgspec

from trilhos.bots.base import check_name
from trilhos.bots.characters import characters
from trilhos.engine.events import FREELY, NEVER
from trilhos.errors import BadMove
from trilhos.play.game import Game
from trilhos.play.remark import Remark
from trilhos.play.together import together
from trilhos.server.answers.errors import BadRequest, Forbidden, Refused, Stale
from trilhos.server.answers.shapes import Colour
from trilhos.server.game import entries, teaching
from trilhos.server.game.colours import colours_of
from trilhos.server.game.dealing import begin
from trilhos.server.game.entries import BOT, BY_PLAYER, EMPTY, PERSON, RESERVED, Chair, Draft, Maker
from trilhos.server.game.table import MOST_BESIDE, Table
from trilhos.server.storage.tables import FINISHED, OPEN, RUNNING

LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 500

Move = str | int  # in notation, or by id


# Before the game


class Newcomer(msgspec.Struct, frozen=True):
    """Whoever wants to sit down: `unnamed` where the name is none of their own."""

    name: str
    unnamed: bool = False
    colour: Colour | None = None
    promise: str | None = None


def join(table: Table, who: Newcomer, chair: int | None, holder: int | None) -> tuple[int, list[Draft]]:
    """Sit down: on one's own chair with a secret link, else on an open one; the last one brings the deal."""
    _expect_open(table)
    where = holder
    if where is None:
        free = [number for number, place in enumerate(table.chairs) if place.kind == EMPTY]
        if not free or (chair is not None and chair not in free):
            raise Refused("no-free-chair")
        where = free[0] if chair is None else chair
    promises = [place.promise for place in table.chairs]
    promises[where] = who.promise or promises[where]  # another name is no other promise
    renamed = table.chairs[where].kind == PERSON  # who sits there has the same link as before
    if renamed:
        expect_spare(table, where)
    others = [place.name for number, place in enumerate(table.chairs) if number != where]
    name, colour = distinct(clean_name(who.name), others), _colour(table, where, who.colour)
    joined = entries.Joined(where, name, promises[where], renamed, colour, who.unnamed)
    full = all(other.taken for number, other in enumerate(table.chairs) if number != where)
    return where, [joined, *(begin(table, promises) if full else [])]


def _colour(table: Table, where: int, wanted: Colour | None) -> Colour | None:
    """The one that is wanted; else the one that the chair has, which stays its own from now on."""
    others = [place.colour for number, place in enumerate(table.chairs) if number != where]
    if wanted is not None and wanted in others:
        raise Refused("colour-taken")
    return wanted or colours_of(table.chairs)[where]


def clean_name(name: str) -> str:
    """A name fit to be shown; BadRequest when there is none."""
    plain = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    if not 1 <= len(plain) <= LONGEST_NAME:
        raise BadRequest("bad-player-name", field="name", most=LONGEST_NAME)
    return plain


def bot_name(name: str, bot: str) -> str:
    """A bot's name: the one that it is given, or as much of its own as there is room for."""
    known = characters().get(bot)
    return clean_name(name or (known.name if known else bot[:LONGEST_NAME]))


def distinct(name: str, others: list[str]) -> str:
    """The name, or the name with the first number that nobody has."""
    if name not in others:
        return name
    return next(other for n in range(2, len(others) + 3) if (other := f"{name} {n}") not in others)


def leave(table: Table, chair: int) -> list[Draft]:
    """Get up before the start; the chair is open to anybody then."""
    _expect_open(table)
    expect_spare(table, chair)
    return [entries.Left(chair)]


def start(table: Table, bots: Sequence[tuple[str, str]] = ()) -> list[Draft]:
    """Start, with these bots, each with a name to be called by, on the chairs that are empty still."""
    _expect_open(table)
    empty = [number for number, chair in enumerate(table.chairs) if not chair.taken]
    if len(empty) > len(bots):
        raise Refused("empty-chairs", count=len(empty) - len(bots))
    seated: list[Draft] = []
    names = [chair.name for chair in table.chairs]
    for number, (bot, name) in zip(empty, bots, strict=False):
        check_name(bot)
        names[number] = distinct(name, names)
        seated.append(entries.BotSeated(chair=number, bot=bot, name=names[number]))
    return [*seated, *begin(table, [chair.promise for chair in table.chairs])]


# In the game


def act(
    table: Table, chair: int, expected: int, wanted: Move | Sequence[Move], after: str | None = None
) -> list[Draft]:
    """Play a move in notation or by id, or several that are one intention; whoever was away is back with it.

    `after` is the key of the chair's own command that these go on from, sent before its answer was there.
    """
    begun = 0 if after is None else _begun(table, chair, expected, after)
    game = _running(table, chair, table.position if begun else expected)
    seat = table.order.index(chair)
    if not game.may_decide(seat):
        raise Stale("not-your-turn", name=game.names[game.seat])
    if seat in game.held:
        expect_spare(table, chair)  # it has chosen: the others don't wait for it
    first, *more = [_number(game, one) for one in ([wanted] if isinstance(wanted, (str, int)) else wanted)]
    if begun:
        teaching.check(table, seat, [first, *more])
        moves = together(game, seat, [first, *more], begun)
        return [entries.Action(seat, one, BY_PLAYER, joined=True) for one in moves]
    if first not in table.legal(seat):
        raise Stale("illegal-move", move=game.notation.text(first))
    teaching.check(table, seat, [first, *more])
    try:
        first, *more = together(game, seat, [first, *more]) if more else [first]
    except BadMove as problem:
        raise Stale(problem.key, **problem.values) from problem
    joined = [entries.Action(seat, one, BY_PLAYER, joined=True) for one in more]
    return [*welcome(table, chair), *decision(table, seat, first, Maker(BY_PLAYER)), *joined]


def _begun(table: Table, chair: int, expected: int, after: str) -> int:
    """How many moves a command of the chair has played that nothing came after; 0: it is none of these."""
    game, last = table.game, table.keys.get(after)
    if game is None or last is None or last != table.position or table.opening:
        raise Stale("stale", number=table.number)
    count = sum(number > expected for number in table.outcomes)
    seat, mine = table.order.index(chair), table.joined[len(table.joined) - count + 1 :]
    if not 0 < count <= len(game.moves) or game.moves[-1].seat != seat or not all(mine):
        raise Stale("stale", number=table.number)
    return count


def _number(game: Game, move: Move) -> int:
    try:
        number = game.notation.parse(move) if isinstance(move, str) else move
    except BadMove as problem:
        raise BadRequest(problem.key, field="action", **problem.values) from problem
    if not 0 <= number < game.rules.action_count:
        raise BadRequest("unknown-action", field="action", action=str(move))
    return number


def decision(table: Table, seat: int, action: int, maker: Maker, remark: Remark | None = None) -> list[Draft]:
    """What a seat has decided. In the opening nobody is told more than that it has; the last brings all (U6, S6)."""
    game = table.running
    if set(table.deciding) - {seat}:
        return [entries.Chosen(seat, action, maker.by, maker.bot, remark=remark)]
    held = {other: (choice, table.chosen_by[other], game.said.get(other)) for other, choice in game.held.items()}
    made = sorted({**held, seat: (action, maker, remark)}.items())
    return [entries.Action(other, choice, its.by, its.bot, remark=said) for other, (choice, its, said) in made]


def undo(table: Table, chair: int, expected: int) -> list[Draft]:
    """Take back one's own last command, or a choice that nobody was told; the others are asked where they saw cards."""
    game = _running(table, chair, expected)
    seat = table.order.index(chair)
    if not can_undo(game, seat) or table.asking == chair:
        raise Stale("no-undo")
    expect_spare(table, chair)
    if asks_others(table, chair):
        return [*welcome(table, chair), entries.Asked(chair)]
    taken_back = [entries.Reopened(seat)] if seat in game.held else _undone(table, seat)
    return [*welcome(table, chair), *taken_back]


def _undone(table: Table, seat: int) -> list[Draft]:
    return [entries.Undone(seat, joined=at > 0) for at in range(_last_command(table))]


def _last_command(table: Table) -> int:
    """How many moves go back with the last: those of its command, as far as nobody has learnt what was hidden."""
    count = 1
    for joined in reversed(table.joined):
        if not joined or table.running.undoing_last(count + 1) == NEVER:
            break
        count += 1
    return count


def may_ask(table: Table, chair: int, expected: int) -> int:
    """The seat of a chair that asks what to do: only where all have sat down to that, and only for its own decision."""
    if not table.settings.hints:
        raise Forbidden("hints-not-agreed")
    game = _running(table, chair, expected)
    seat = table.order.index(chair)
    if seat not in table.deciding:
        raise Stale("not-your-turn", name=game.names[game.seat])
    return seat


def hint(table: Table, chair: int, expected: int) -> list[Draft]:
    """Note that a seat has taken a hint, once for a decision."""
    seat = may_ask(table, chair, expected)
    expect_spare(table, chair)
    return [] if seat in table.hinted else [entries.Hinted(seat)]


def asks_others(table: Table, chair: int) -> bool:
    """Whether there is somebody who has to agree when the chair takes its last move back."""
    game = table.running
    free = table.order.index(chair) in game.held or game.undoing_last(_last_command(table)) == FREELY
    return not free and bool(table.others(chair))


def answer(table: Table, chair: int, agree: bool) -> list[Draft]:
    """Say whether somebody's last move may be taken back; when all have agreed, it is."""
    if chair not in table.to_agree or table.asking is None:
        raise Stale("not-asked")
    if not agree:
        return [entries.Denied(chair)]
    last = _undone(table, table.order.index(table.asking)) if table.to_agree == [chair] else []
    return [entries.Agreed(chair), *last]


def can_undo(game: Game, seat: int) -> bool:
    """Whether the seat has chosen and not all have, or the last move is its own and can be taken back."""
    return seat in game.held or (game.can_undo and game.moves[-1].seat == seat)


def resign(table: Table, chair: int) -> list[Draft]:
    """Give up; a bot plays the seat to the end, for the others' sake."""
    _expect(table, RUNNING, "not-running")
    if table.chairs[chair].resigned:
        raise Refused("has-resigned")
    return [entries.Resigned(chair)]


def vote(table: Table, chair: int, against: int, held_long: bool) -> list[Draft]:
    """Let a bot play for somebody who holds the game: when all the other people want it, until that player presses."""
    _expect(table, RUNNING, "not-running")
    voters = table.others(against)
    if against not in table.waiting or against in table.to_serve or chair not in voters:
        raise Stale("no-vote")
    if not held_long:
        raise Refused("vote-too-early")
    if chair in table.votes.get(against, set()):
        return []
    all_want = set(voters) <= {chair, *table.votes.get(against, set())}
    away = [entries.Away(chair=against, voted=True)] if all_want else []
    return [entries.Voted(chair=chair, against=against), *away]


def welcome(table: Table, chair: int, pressed: bool = True) -> list[Draft]:
    """The player of a chair is here: the caretaker stops. After a vote only a press of their own brings them back."""
    place = table.chairs[chair]
    wanted = pressed or not (place.dismissed or table.spent(chair))
    return [entries.Back(chair)] if place.away and wanted else []


def back(table: Table, chair: int) -> list[Draft]:
    """Be here again without a move; with one it goes without saying."""
    expect_spare(table, chair)
    return welcome(table, chair)


def renew(table: Table, chair: int) -> list[Draft]:
    """Another secret link for a chair."""
    expect_spare(table, chair)
    return [entries.Renewed(chair)]


def chat(table: Table, chair: int, text: str) -> list[Draft]:
    """Say something to everybody at the table."""
    expect_spare(table, chair)
    plain = "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()
    if not 1 <= len(plain) <= LONGEST_CHAT:
        raise BadRequest("bad-chat", field="text", most=LONGEST_CHAT)
    return [entries.Chatted(chair=chair, text=plain)]


def rematch_chairs(table: Table) -> list[Chair]:
    """The same people and bots on the same chairs, in their colours; people confirm by sitting down."""
    _expect(table, FINISHED, "not-over")
    return [
        Chair(BOT, chair.name, chair.bot) if chair.kind == BOT else Chair(RESERVED, colour=chair.colour)
        for chair in table.chairs
    ]


def _expect_open(table: Table) -> None:
    """Once all promises are sealed nobody comes or goes, though the cards aren't dealt yet."""
    if table.status != OPEN or table.sealed:
        raise Refused("already-started")


def expect_spare(table: Table, chair: int) -> None:
    """Nobody fills a log alone: what isn't a move has an end for each chair, and moves have one by the rules (U31)."""
    if table.spent(chair):
        raise Refused("too-much-beside", most=MOST_BESIDE)


def _expect(table: Table, status: str, key: str) -> None:
    if table.status != status:
        raise Refused(key)


def expect_player(table: Table, chair: int) -> None:
    """Somebody who plays still, in a game that runs."""
    _expect(table, RUNNING, "not-running")
    if table.chairs[chair].kind != PERSON or table.chairs[chair].resigned:
        raise Forbidden("has-resigned")


def _running(table: Table, chair: int, expected: int) -> Game:
    expect_player(table, chair)
    if expected < table.position:
        raise Stale("stale", number=table.number)
    if expected > table.number:
        raise BadRequest("from-the-future", field="expected", number=table.number)
    return table.running
