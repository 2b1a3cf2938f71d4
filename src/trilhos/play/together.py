"""Several moves that are one intention, such as a claim and its payment: tried on a copy before anything is played."""

from collections.abc import Sequence

from mypy_extensions import i64

from trilhos.engine import fields
from trilhos.engine.events import Event
from trilhos.engine.openings import in_opening
from trilhos.engine.rules import Rules
from trilhos.engine.state import State
from trilhos.errors import BadMove
from trilhos.play.game import Game


def together(game: Game, seat: int, moves: Sequence[int], begun: int = 0) -> list[int]:
    """The moves that are played: all of them, or BadMove and none is.

    What was learnt can't be taken back: once a move has shown something hidden, those after it that aren't possible any
    more fall, and the others stand. Refusing all of them then would tell what was hidden for nothing. So they do where
    the first moves of the intention, `begun` of them, are played already: these are meant as it stood before those.
    """
    rules, state = game.rules, game.state.clone()
    meant = [_card_at(rules, game.before(begun), move) for move in moves]
    # In the opening a choice is held until all have chosen: nothing can follow it.
    revealed = begun > 0 or in_opening(rules, state)
    if revealed and not begun and len(moves) > 1:
        raise BadMove("illegal-move", move=game.notation.text(moves[1]))
    for at, move in enumerate(moves):
        if not _goes_on(game, seat, state, move, at) or _card_at(rules, state, move) != meant[at]:
            if revealed:
                return [*moves[:at]]
            raise BadMove("illegal-move", move=game.notation.text(move))
        if at + 1 < len(moves):
            journal: list[Event] = []
            state.journal = journal
            rules.apply(state, i64(move))
            revealed = revealed or any(rules.events.reveals(event) for event in journal)
    return [*moves]


def _goes_on(game: Game, seat: int, state: State, move: int, at: int) -> bool:
    if at == 0:
        return move in game.legal(seat)
    return state.seat == i64(seat) and move in game.rules.legal(state)


def _card_at(rules: Rules, state: State, move: int) -> int | None:
    """The face-up card that a move names by its place: another that has come there isn't what was meant."""
    if rules.kind_of[move].declared.argument is not fields.SLOT:
        return None
    return int(state.ledger[rules.slots_at + i64(rules.read(move)[1])])
