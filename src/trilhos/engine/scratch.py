"""Room to work things out in, such as who is joined to what. Rules have none: they are shared, by threads too."""

from typing import final

from trilhos.engine.board import Board
from trilhos.engine.graph import Network
from trilhos.engine.trails import Trails


@final
class Scratch:
    """Arrays for one count at a time on a board. Whoever counts often brings its own, made once."""

    def __init__(self, board: Board) -> None:
        self.network = Network(board)
        self.trails = Trails(board)
