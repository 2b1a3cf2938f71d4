"""Every bot, fit for many games: those that search think little."""

from trilhos.bots import names

HASTE = {"expert": "expert:samples=12:width=2:turns=0"}


def quick_names() -> list[str]:
    return [HASTE.get(name, name) for name in names()]
