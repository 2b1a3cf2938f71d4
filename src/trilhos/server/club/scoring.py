"""How each chair came out of a game that is over, and what of that a rating counts."""

from collections import Counter

import msgspec

from trilhos.arena.match import places_of
from trilhos.server.game.colours import shown_colours
from trilhos.server.game.entries import BOT, BY_PLAYER
from trilhos.server.game.table import Table
from trilhos.server.storage.club.results import SeatResult


def results_of(table: Table) -> list[SeatResult]:
    """By chair; nothing of games that were not dealt here (saved elsewhere, taught, or played on from another one).

    For the rating whoever has resigned, or left most of their moves to a bot, comes last: nobody keeps a rating by
    going away from a lost game, or wins one by letting a bot play.
    """
    game = table.running
    if table.created.imported:
        return []
    sheets, colours = game.rules.score(game.state), shown_colours(table.chairs)
    titles = {language: words.title for language, words in table.board.file.words.items()}
    places = places_of(game, sheets, [])
    ranks = places_of(game, sheets, [seat for seat, chair in enumerate(table.order) if _left_it_to_a_bot(table, chair)])
    found = []
    for number, chair in enumerate(table.chairs):
        seat = table.order.index(number)
        found.append(
            SeatResult(
                game=table.id,
                chair=number,
                at=table.log[table.since - 1].at,  # when it ended; people may have gone on talking
                titles=msgspec.json.encode(titles).decode(),
                rated=table.settings.rated,
                member=None,
                bot=chair.bot if chair.kind == BOT else "",
                name=chair.name,
                colour=colours[number],
                place=places[seat],
                points=sheets[seat].total,
                rank=ranks[seat],
            )
        )
    return found


def _left_it_to_a_bot(table: Table, chair: int) -> bool:
    place = table.chairs[chair]
    if place.kind == BOT:
        return False
    seat = table.order.index(chair)
    moves = zip(table.running.moves, table.decided, strict=True)
    made = Counter(maker.by == BY_PLAYER for move, maker in moves if move.seat == seat)
    return place.resigned or made[False] > made[True]
