"""Before the first move: going on with an old game, or choosing a map and taking seats for a new one."""

import secrets
from dataclasses import replace
from itertools import cycle, islice
from typing import Final

from rich.text import Text as Line

from trilhos.boards import EDITIONS, edition
from trilhos.bots import LEVELS
from trilhos.bots.characters import characters, company
from trilhos.daily.deal import DailyDeal, day_of_game, game_of
from trilhos.errors import BadChoice, BadFile, TrilhosError
from trilhos.play.game import SEED_BITS, Game, seating
from trilhos.play.library import home
from trilhos.terminal import saves
from trilhos.terminal.desk import Desk
from trilhos.terminal.options import PlayOptions
from trilhos.text import LANGUAGES, Text

OFFERED: Final = 5  # so many old games are looked at


def open_game(options: PlayOptions, desk: Desk) -> saves.Saved:
    """The game to be played, as the person chooses."""
    old = _unfinished(options, desk)
    if options.resume:
        if not old:
            raise BadFile("no-saved-game", file=str(options.save or home()))
        return old[0]
    at = _ask_old(old, desk) if old else 0
    if at == len(old):
        return _new_game(options, desk)
    _tell_changes(old[at].game, options, desk)
    return old[at]


# Old games


def _unfinished(options: PlayOptions, desk: Desk) -> list[saves.Saved]:
    """The games that can be gone on with; a file that the person named has to be one, others are passed over."""
    found = []
    for path in saves.files(options.save)[:OFFERED]:
        try:
            found.append(_translated(saves.read(path), desk.text))
        except TrilhosError as problem:
            if options.save is not None:
                raise
            desk.say(problem.say(desk.text), desk.text("terminal-left-alone"))
    return [saved for saved in found if not saved.game.over]


def _translated(saved: saves.Saved, text: Text) -> saves.Saved:
    """A person who has no name of their own is called by the word of this language."""
    me = saved.seats.index(saves.PERSON)
    if saved.game.names[me] in [Text(language)("terminal-you") for language in LANGUAGES]:
        saved.game.names[me] = text("terminal-you")
    return saved


def _ask_old(old: list[saves.Saved], desk: Desk) -> int:
    desk.say(desk.text("terminal-found"))
    rows = []
    for saved in old:
        title, names = saved.game.board.title(desk.text.language), ", ".join(saved.game.names)
        rows.append(Line(desk.text("terminal-resume", title=title, turn=int(saved.game.state.turn), names=names)))
    return desk.pick([*rows, Line(desk.text("terminal-new"))], desk.text("terminal-prompt-number"), [])


def _tell_changes(game: Game, options: PlayOptions, desk: Desk) -> None:
    """A game goes on with the board it was dealt on, whatever became of the file that the person names."""
    if options.edition is not None:
        board = edition(options.edition)
        if board.id == game.edition and board != game.board:
            desk.say(desk.text("terminal-board-changed", file=board.word))


# New games


def _new_game(options: PlayOptions, desk: Desk) -> saves.Saved:
    board = edition(options.edition or _ask_edition(desk))
    if not options.bots:
        options = replace(options, bots=company(board.id)[:1] if options.edition else [_ask_rival(board.id, desk)])
    if not board.least_players <= options.players <= board.most_players:
        counts = {"players": options.players, "least": board.least_players, "most": board.most_players}
        raise BadChoice("bad-players", edition=board.id, **counts)
    seed = secrets.randbits(SEED_BITS) if options.seed is None else options.seed
    seats = _seats(options, board.id, desk.text)
    names = seating(list(seats), seed)
    game = Game(board, options.players, seed, options.options, names)
    path = saves.free_file(options.save)
    if options.save is not None and path != options.save:
        desk.say(desk.text("terminal-other-file", file=str(path)))
    return saves.Saved(game, [seats[name] for name in names], path)


def open_deal(options: PlayOptions, daily: DailyDeal, desk: Desk) -> saves.Saved:
    """The deal of a day: as it was left, where it was begun, else anew."""
    for saved in _unfinished(options, desk):
        if day_of_game(saved.game) == daily:
            return saved
    game = game_of(daily, (options.name or "").strip() or desk.text("terminal-you"))
    seats = [bot or saves.PERSON for bot in daily.seats]
    return saves.Saved(game, seats, saves.free_file(options.save))


def _ask_edition(desk: Desk) -> str:
    desk.say(desk.text("terminal-which-map"))
    known = list(EDITIONS)
    language = desk.text.language
    about = [(board.title(language), board.about(language)) for board in EDITIONS.values()]
    rows = [Line.assemble((title, "bold"), ": ", words) for title, words in about]
    return known[desk.pick(rows, desk.text("terminal-prompt-number"), known)]


def _ask_rival(board: str, desk: Desk) -> str:
    """A character, those for this board first; or a level."""
    desk.say(desk.text("terminal-which-opponents"))
    people = [characters()[name] for name in company(board)]
    rows = [
        Line.assemble(
            (one.name, "bold"),
            f" ({desk.text('character-stars', count=one.stars)}): ",
            desk.text(f"character-{one.id}-about"),
        )
        for one in people
    ]
    about = [(desk.text(f"bot-{name}-name"), desk.text(f"bot-{name}-about")) for name in LEVELS]
    rows += [Line.assemble((title, "bold"), ": ", words) for title, words in about]
    known = [*[one.id for one in people], *LEVELS]
    return known[desk.pick(rows, desk.text("terminal-prompt-number"), known)]


def _seats(options: PlayOptions, board: str, text: Text) -> dict[str, str]:
    """Who plays, by name: the person, then the bots. Beside one character come others: nobody sits there twice."""
    places = options.players - 1
    if len(options.bots) > places:
        raise BadChoice("too-many-bots", bots=len(options.bots), seats=places)
    known = characters()
    others = [name for name in company(board) if name not in options.bots]
    bots = [*options.bots, *others] if all(bot in known for bot in options.bots) else options.bots
    seats = {(options.name or "").strip() or text("terminal-you"): saves.PERSON}
    for bot in islice(cycle(bots), places):
        name = bot.partition(":")[0]  # parameters go unsaid
        title = known[bot].name if bot in known else text(f"bot-{name}-name") if name in LEVELS else name.capitalize()
        seats[_unused(title, seats)] = bot
    return seats


def _unused(name: str, seats: dict[str, str]) -> str:
    number = 1
    unused = name
    while unused in seats:
        number += 1
        unused = f"{name} {number}"
    return unused
