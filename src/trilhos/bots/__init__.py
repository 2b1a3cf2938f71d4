"""Bots: each gets a View and the legal actions, and nothing else. One line registers one."""

from trilhos.bots.base import Bot, bot_seed, make_bot, names, register
from trilhos.bots.greedy import Greedy
from trilhos.bots.random import RandomBot
from trilhos.bots.steiner import Steiner

register("random", RandomBot)
register("greedy", Greedy)
register("steiner", Steiner)

__all__ = ["Bot", "bot_seed", "make_bot", "names", "register"]
