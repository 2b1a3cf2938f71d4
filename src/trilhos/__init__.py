"""Trilhos: rail-network board games as software that people own."""

from trilhos.boards import EDITIONS, Edition
from trilhos.play.game import Game

__all__ = ["EDITIONS", "Edition", "Game"]
__version__ = "0.1.0"
