"""Questions of real games, as the server asks them, for the page's tests and its gallery (`make samples`)."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from trilhos.boards import EDITIONS
from trilhos.bots import make_bot
from trilhos.play.event_json import event_data
from trilhos.play.game import Game
from trilhos.play.outlook import outlook
from trilhos.play.view_json import view_data
from trilhos.server.answers.shapes import Choice
from trilhos.server.game.choices import offered

FOLDER = Path(__file__).parents[1] / "web" / "test" / "samples"
NAMES = ["Ana", "Bia", "Otto", "Téo"]
SEEDS = range(1, 8)  # in the seventh, somebody can pay for a tunnel
FOR_TWO: Final = "neutral"  # an option that needs two players
WHOLE: Final = {"pieces", "exchange", "neutral", "refill", "pay"}  # these are shown all at once
SHOWN: Final = ("phase", "seat", "hand", "laid", "turned", "routes", "paying_for", "decks", "tickets", "offer", "seats")


def main() -> None:
    """Write one file an edition."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for edition in EDITIONS:
        text = json.dumps(samples(edition), ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{edition}.json").write_text(text + "\n", encoding="utf-8")


def samples(edition: str) -> dict[str, Any]:
    """By kind of question, the one with most to choose from."""
    best: dict[str, tuple[int, dict[str, Any]]] = {}
    for game in _played(edition):
        for kind, choices in _questions(game):
            size = len(choices[0].ways or []) if len(choices) == 1 else len(choices)
            if kind not in best or size > best[kind][0]:
                best[kind] = size, _sample(game, choices)
    return {kind: sample for kind, (_, sample) in sorted(best.items())}


def _played(edition: str) -> Iterator[Game]:
    """Games at every decision; half of them between two players, with the options that need two."""
    for seed in SEEDS:
        players = 2 + 2 * (seed % 2)
        options = {FOR_TWO: True} if players == 2 and FOR_TWO in EDITIONS[edition].options else {}
        game = Game(edition, players, seed=seed, options=options, names=NAMES[:players])
        bots = [make_bot("hungry" if seat else "greedy", game.rules, seat) for seat in range(players)]
        while not game.over:
            yield game
            game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))


def _questions(game: Game) -> Iterator[tuple[str, list[Choice]]]:
    """What is asked: each route or city that can be paid for, or everything at once."""
    choices = offered(game, game.seat, [*game.legal()])
    for choice in choices:
        if choice.ways is not None:
            for kind in _kinds(game, choice):
                yield kind, [choice]
    whole = [choice for choice in choices if choice.verb in WHOLE or choice.verb == "yield"]
    if whole:
        yield _whole(game, whole), whole
    kept = [choice for choice in choices if choice.verb == "keep"]
    if kept:
        yield ("offer" if game.view(game.seat).tickets else "first-offer"), kept


def _whole(game: Game, choices: list[Choice]) -> str:
    verb = choices[0].verb
    if verb not in ("pay", "yield"):
        return verb
    if any(choice.verb == "yield" for choice in choices):
        return "tunnel"
    return "rest" if any(game.view(game.seat).laid) else "pay"


def _kinds(game: Game, choice: Choice) -> Iterator[str]:
    """The kinds of a question about paying."""
    if choice.verb != "claim":
        yield choice.verb
        return
    route, ways = game.rules.board.routes[choice.argument], choice.ways or []
    yield "single" if len(ways) == 1 else "claim"
    marks = {"ferry": route.locos > 0, "hard": route.hard, "tunnel-claim": route.tunnel, "ship": route.kind == 1}
    yield from (kind for kind, there in marks.items() if there)
    if choice.toll and choice.toll.amount:
        yield "loan" if choice.toll.loan else "toll" if choice.toll.to is None else "toll-to"


def _sample(game: Game, choices: list[Choice]) -> dict[str, Any]:
    view = game.view(game.seat)
    data: dict[str, Any] = dict(view_data(game.rules, view))
    return {
        "names": game.names,
        "view": {name: data[name] for name in SHOWN},
        "choices": msgspec.to_builtins(choices),
        "outlook": msgspec.to_builtins(outlook(game.rules, view)),
        "events": [event_data(game.rules, event) for event in game.moves[-1].events] if game.moves else [],
    }


if __name__ == "__main__":
    main()
