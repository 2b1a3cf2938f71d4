"""What the gallery shows of a board."""

from typing import Any

import msgspec

from trilhos.boards import Edition


class BoardWords(msgspec.Struct, frozen=True):
    """What a board is called in one language, and a sentence about it."""

    title: str
    about: str


class GalleryBoard(msgspec.Struct, frozen=True):
    """A board to look at: what it is called, whose it is, and its numbers.

    `brought`: somebody has brought it to this server's workshop. `trial`: what bots found out, if they tried it.
    """

    board: str
    id: str
    fingerprint: str
    words: dict[str, BoardWords]
    credits: list[str]
    licence: str
    cities: int
    routes: int
    tickets: int
    least_players: int
    most_players: int
    brought: bool = False
    trial: dict[str, Any] | None = None


def gallery_board(board: Edition, brought: bool = False) -> GalleryBoard:
    """A board as the gallery shows it."""
    file = board.file
    return GalleryBoard(
        board=board.address,
        id=board.id,
        fingerprint=board.fingerprint,
        words=board_words(board),
        credits=file.credits,
        licence=file.licence,
        cities=sum(not city.waypoint for city in file.cities),
        routes=len(file.routes),
        tickets=len(file.tickets),
        least_players=board.least_players,
        most_players=board.most_players,
        brought=brought,
    )


def board_words(board: Edition) -> dict[str, BoardWords]:
    """What a board is called, by language."""
    return {language: BoardWords(said.title, said.about) for language, said in board.file.words.items()}
