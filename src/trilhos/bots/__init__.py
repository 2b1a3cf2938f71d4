"""Bots: each gets a View and the legal actions, and nothing else. One line registers one."""

from trilhos.bots.base import Bot, Door, bot_seed, make_bot, names, open_door, register
from trilhos.bots.external import check_command, make_external
from trilhos.bots.greedy import Greedy
from trilhos.bots.random import RandomBot

register("random", RandomBot)
register("greedy", Greedy)
open_door("cmd", Door(check_command, make_external))

__all__ = ["Bot", "bot_seed", "make_bot", "names", "register"]
