"""Decisions and luck told apart, and what each player made of the game."""

from collections import Counter
from typing import TYPE_CHECKING

from trilhos.engine.view import observe
from trilhos.insight.judgement import Judgement
from trilhos.insight.review import BLUNDER, MARKS, MoveReview, PlayerSummary, mark_of, proven
from trilhos.play.game import Game

if TYPE_CHECKING:
    from trilhos.insight.reviewer import Moment


def closing_chances(game: Game) -> list[float]:
    """How the win was shared in the end."""
    winners = game.result().winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]


def reviewed_moves(
    game: Game, before: "list[Moment]", judged: dict[int, Judgement], steady: dict[int, float]
) -> list[MoveReview]:
    """Every decision that was judged; `steady` are chances after a move that were looked at once more.

    What a seat had before a decision is what it had after the one before it, and luck. So, over a game, what it began
    with, less all it gave up, and all its luck make its share of the win.
    """
    found: list[MoveReview] = []
    ends = closing_chances(game) if game.over else [None] * game.players
    later: list[float | None] = [*ends]  # by seat: its chance at its next decision
    for at in sorted(judged, reverse=True):
        position, judgement = before[at], judged[at]
        chosen = next(option for option in judgement.options if option.action == position.action)
        given_up = proven(chosen.behind, chosen.error)
        after = steady.get(at, chosen.win)
        chance = min(1.0, after + given_up)
        next_chance = later[position.seat]
        later[position.seat] = chance
        found.append(
            MoveReview(
                number=position.number,
                turn=position.turn,
                seat=position.seat,
                move=chosen.move,
                mark=mark_of(chosen.behind, given_up),
                chance=chance,
                after=after,
                given_up=given_up,
                luck=0.0 if next_chance is None else next_chance - after,
                outlook=judgement.seats[position.seat],
                tickets=judgement.tickets,
                options=judgement.options,
            )
        )
    return found[::-1]


def summaries(game: Game, moves: list[MoveReview]) -> list[PlayerSummary]:
    """Each player, by seat."""
    places = _places(game) if game.over else [None] * game.players
    return [
        _summary(game, seat, [move for move in moves if move.seat == seat], places[seat])
        for seat in range(game.players)
    ]


def _places(game: Game) -> list[int | None]:
    """From 1; equal places are shared, by the rulebook's own tie-breaks."""
    places: list[int | None] = [None] * game.players
    rest = game.result().sheets
    while rest:
        best = game.rules.winners(rest)
        place = 1 + sum(place is not None for place in places)
        for seat in best:
            places[seat] = place
        rest = [sheet for sheet in rest if sheet.seat not in best]
    return places


def _summary(game: Game, seat: int, own: list[MoveReview], place: int | None) -> PlayerSummary:
    sheet = game.rules.score(game.state)[seat]
    marks = Counter(move.mark for move in own)
    verbs = Counter(game.rules.read(move.action)[0] for move in game.moves if move.seat == seat)
    lost = [min(1.0, move.given_up / BLUNDER) for move in own]
    end = own[-1].after + own[-1].luck if own else 0.0
    return PlayerSummary(
        seat=seat,
        name=game.names[seat],
        score=sheet.total,
        place=place,
        start=own[0].chance if own else 0.0,
        end=end,
        given_up=sum(move.given_up for move in own),
        luck=sum(move.luck for move in own),
        accuracy=1.0 - sum(lost) / len(lost) if lost else None,
        marks={mark: marks[mark] for mark in MARKS},
        turns=len({move.turn for move in own}),
        claims=verbs["claim"],
        draws=verbs["draw"] + verbs["take"],
        ticket_draws=verbs["tickets"],
        unused_cards=sum(observe(game.rules, game.state, seat).hand),
        tickets_completed=len(sheet.completed),
        tickets_failed=len(sheet.failed),
        points_failed=sum(game.rules.board.tickets[ticket].penalty for ticket in sheet.failed),
    )
