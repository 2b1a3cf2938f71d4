"""Bots: each gets a View and the legal actions, and nothing else. One line registers one."""

from trilhos.bots.base import Bot, Prefix, bot_seed, call_also, make_bot, names, open_door, register, these_are_ours
from trilhos.bots.characters import characters
from trilhos.bots.expert import EXPERT, MASTER, expert, master
from trilhos.bots.external import check_command, make_external
from trilhos.bots.greedy import Greedy
from trilhos.bots.hungry import Hungry
from trilhos.bots.levels import LEVELS, SLIPS, STYLE, level
from trilhos.bots.longroute import LongRoute
from trilhos.bots.onestep import OneStep
from trilhos.bots.path import PathBot
from trilhos.bots.random import RandomBot
from trilhos.bots.settings import STEINER
from trilhos.bots.steiner import steiner, steiner_block, steiner_r, steiner_t

register("random", RandomBot)
register("greedy", Greedy)
open_door("cmd", Prefix(check_command, make_external))
register("path", PathBot)
register("onestep", OneStep)
register("longroute", LongRoute)
register("hungry", Hungry)
register("steiner", steiner, STEINER)
register("steiner-t", steiner_t, STEINER)
register("steiner-r", steiner_r, STEINER)
register("steiner-block", steiner_block, STEINER)
for _level in SLIPS:
    register(_level, level(_level), STYLE)
register("expert", expert, EXPERT)
register("master", master, MASTER)
for _character in characters().values():
    call_also(_character.id, _character.bot)
these_are_ours()

__all__ = ["LEVELS", "Bot", "bot_seed", "make_bot", "names", "register"]
