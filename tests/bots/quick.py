"""Every bot, fit for many games: those that search think little, and on the plain build hardly at all."""

from trilhos.bots import names
from trilhos.cli.parser import version

SAMPLES = 4 if "(plain," in version() else 12
HASTE = {name: f"{name}:samples={SAMPLES}:ms=0:width=2:turns=0" for name in ("expert", "master")}


def quick_names() -> list[str]:
    return [HASTE.get(name, name) for name in names()]
