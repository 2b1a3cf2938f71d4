"""The loop: menus, lists, notation, undo, wrong input, whole games."""

import io
import json
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from tests.rig_rules import rule
from tests.terminal.rig import Clever, first, run
from trilhos.engine.random import Random
from trilhos.errors import BadChoice
from trilhos.play.record import load
from trilhos.terminal import PlayOptions, play, session
from trilhos.terminal.desk import Desk
from trilhos.text import ENGLISH, PORTUGUESE, Text

USA = PlayOptions(edition="usa", seed=5)


def saved(home: Path) -> list[str]:
    """All actions, and the choices that are held until all have chosen."""
    record = json.loads((home / "play.json").read_text(encoding="utf-8"))
    return [*record["actions"], *record.get("held", {}).values()]


def mine(home: Path) -> list[str]:
    """The person's actions: seat 1 in the game with seed 5."""
    game = load(home / "play.json")
    actions = [move.action for move in game.moves if move.seat == 1]
    return [game.notation.text(action) for action in [*actions, *game.held.values()]]


def test_the_end_of_the_input_saves_and_ends_well(home: Path) -> None:
    code, out = run(USA, "1 2")
    assert code == 0
    saved = f"The game is saved in {home / 'play.json'}."
    assert "".join(saved.split()) in "".join(out.split())  # a long path is broken at the edge
    assert mine(home) == ["keep 1+2"]


@pytest.mark.parametrize("answer", ["1 3", "1+3", "3,1", "keep 1+3", "KEEP  1+3"])
def test_tickets_are_kept_by_numbers(home: Path, answer: str) -> None:
    run(USA, answer)
    assert mine(home) == ["keep 1+3"]


@pytest.mark.parametrize("answer", ["1", "4 5", "hello", "keep 1"])
def test_a_wrong_choice_of_tickets_says_what_to_do(home: Path, answer: str) -> None:
    _, out = run(USA, answer)
    assert "at least 2 of 1 to 3" in out
    assert mine(home) == []


@pytest.mark.parametrize(
    ("answers", "actions"),
    [
        (["1", "1", "1"], ["take 1", "take 1"]),  # numbers
        (["d", "6", "6"], ["draw", "draw"]),  # a letter; the deck keeps its number when the two wilds aren't listed
        (["take 3"], ["take 3"]),  # notation
        (["d", "draw", "take 4"], ["draw", "take 4"]),
        (["d", "0", "n"], ["tickets"]),  # back, and a family with one move
        (["d", "n"], ["tickets"]),  # from one list straight to another thing
        (["claim dallas-houston #2", "1", ""], ["claim Dallas-Houston #2", "pay 1 purple"]),
        (["c", "claim Dallas-Houston", "pay 1 black", ""], ["claim Dallas-Houston", "pay 1 black"]),
    ],
)
def test_ways_to_say_a_move(home: Path, answers: list[str], actions: list[str]) -> None:
    run(USA, "1 2", "", *answers)
    assert mine(home)[1:] == actions


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("9", "number from 1 to 3"),
        ("hello", "number from 1 to 3"),
        ("claim Nowhere-Paris", "is not a move"),
        ("claim Los Angeles-Miami", "is not a move"),
        ("claim Calgary-Vancouver", "is not legal now"),
        ("u", "nothing to take back"),
    ],
)
def test_wrong_input_says_what_to_do(home: Path, answer: str, words: str) -> None:
    _, out = run(USA, "1 2", "", answer)
    assert words in " ".join(out.split())
    assert mine(home) == ["keep 1+2"]


def test_a_claim_can_be_taken_back_before_and_after_paying(home: Path) -> None:
    _, out = run(USA, "1 2", "", "claim Dallas-Houston", "0", "claim Dallas-Houston", "1", "u", "q")
    assert out.count("Taken back.") == 2
    assert mine(home) == ["keep 1+2", "claim Dallas-Houston"]


def test_before_the_turn_ends_other_input_is_explained(home: Path) -> None:
    _, out = run(USA, "1 2", "no", "t", "", "q")
    assert "press Enter to go on" in out
    assert "Your turn" in out


def test_a_bots_move_cannot_be_taken_back(home: Path) -> None:
    _, out = run(USA, "1 2", "", "u")  # the bots have chosen their tickets, and everybody knows how many
    assert "nothing to take back" in out
    assert len(saved(home)) == 4


def test_a_long_list_has_pages_that_start_again(home: Path) -> None:
    _, out = run(PlayOptions("europe", 5, seed=5), "1 2", "", "c", "", "")
    pages = [line for line in out.splitlines() if "Enter for more" in line]
    assert "1 of 2" in pages[0]
    assert "2 of 2" in pages[1]
    assert "1 of 2" in pages[2]


def test_commands_show_things_and_change_nothing(home: Path) -> None:
    _, out = run(USA, "1 2", "", "?", "b", "b den", "b san", "b xyz", "t", "l", "l all", "s", "q")
    for words in (
        "the routes at a city",
        "routes are free",
        "Denver-Omaha",
        'Which city is "san"? San Francisco, Santa Fe',
        'Which city is "xyz"?',
        "Helena-Los Angeles   8 points",
        "Dealt to You:",
        "Saved in ",
    ):
        assert words in " ".join(out.split()) or words in out
    assert mine(home) == ["keep 1+2"]


def test_stations_are_on_the_board(home: Path) -> None:
    _, out = run(PlayOptions("europe", seed=5), "1 2", "", "station Paris", "1", "b", "", "q")
    assert "Stations of You: Paris" in out


def test_help_in_plain_has_no_signs(home: Path) -> None:
    _, out = run(PlayOptions("usa", seed=5, plain=True), "?", "q")
    assert "the routes at a city" in out
    assert "◇" not in out


def test_a_claim_with_one_way_to_pay_is_taken_back_whole(home: Path) -> None:
    _, out = run(USA, "1 2", "", "take 1", "take 2", "claim New York-Pittsburgh #2", "u", "q")
    assert "You claimed New York-Pittsburgh #2 for 2 white" in out
    assert mine(home) == ["keep 1+2", "take 1", "take 2"]


def test_a_tunnel_that_can_only_be_given_up_has_no_way_back(home: Path) -> None:
    """E10: the cards turned over have been seen, and there is nothing else to choose."""
    europe = PlayOptions("europe", 5, seed=5)
    _, out = run(europe, "1 2", "", "draw", "draw", "claim Bucuresti-Budapest", "q")
    assert "You gave up the tunnel Bucuresti-Budapest" in out
    assert out.count("u takes it back") == 1  # of the tickets


def test_control_c_leaves_the_last_save(home: Path) -> None:
    out = io.StringIO()

    def answer(asked: str) -> str:
        if asked.endswith("(? for help): "):
            return "1 2"
        raise KeyboardInterrupt

    assert play(USA, Clever(out, answer), out) == 130
    assert "Go on with: trilhos play" in " ".join(out.getvalue().split())
    assert mine(home) == ["keep 1+2"]


def test_long_things_come_in_pages_on_a_terminal(home: Path) -> None:
    class Tty(io.StringIO):
        def isatty(self) -> bool:
            return True

    out = Tty()
    script = ["1 2", "", "b x", "draw", "draw", "l all", "", "l all", "0", "q"]
    options = PlayOptions("europe", 5, ["random"], 5, plain=True)
    play(options, Clever(out, lambda asked: script.pop(0)), out)
    assert out.getvalue().count("0: enough") == 2


def test_an_exact_name_of_a_city_is_enough(home: Path) -> None:
    europe = PlayOptions(edition="europe", seed=5)
    _, out = run(europe, "b Roma")
    assert "Roma-Venezia" in out


def answers(language: str, random: Random) -> Callable[[str], str]:
    """Somebody who always finds a legal answer."""
    text = Text(language)
    keep = {text("list-keep", least=least) for least in (1, 2)}

    def answer(asked: str) -> str:
        if any(title in asked for title in keep):
            return "1 2" if text("list-keep", least=2) in asked else "1"
        if asked.endswith(text("terminal-confirm") + " "):
            return ""
        if asked.endswith(text("terminal-prompt") + " "):
            return "c" if " (c) " in asked and random.below(2) else "1"
        return first(asked)

    return answer


@pytest.mark.parametrize(
    ("edition", "players", "language", "plain"),
    [
        ("usa", 2, ENGLISH, False),
        ("usa", 2, PORTUGUESE, True),
        ("europe", 5, PORTUGUESE, False),
        ("europe", 3, ENGLISH, True),
    ],
)
def test_a_whole_game(home: Path, edition: str, players: int, language: str, plain: bool) -> None:
    out = io.StringIO()
    options = PlayOptions(edition, players, ["greedy", "random"][: players - 1], 9, language, plain=plain)
    person = Clever(out, answers(language, Random(1)))
    assert play(options, person, out) == 0
    text = Text(language)
    assert text("final-title") in out.getvalue()
    assert text("line-longest") in out.getvalue()
    assert text("log-winners", count=1, names="").strip(". ") in out.getvalue()
    assert ("LAST ROUND" if language == ENGLISH else "ÚLTIMA RODADA") in out.getvalue()
    assert [path.name for path in home.iterdir()] == ["games"]  # the library  # a finished game's file is removed
    assert max(cell_len(line) for line in out.getvalue().splitlines()) <= 80
    assert max(asked.count("\n") + 1 for asked in person.screens) <= 24


SCRAPS = [
    "9" * 5000,
    "-1",
    "²",
    "keep",
    "keep 9+9",
    "claim",
    "pay",
    "b \x1b[31m",
    "take 99",
    "\u2028",
    "+",
    "b 1",
    "draw x",
]


def test_no_input_whatever_stops_the_game(home: Path) -> None:
    random = Random(8)
    words = [*SCRAPS, "", "0", "1", "2", "1 2", "u", "d", "c", "n", "e", "p", "t", "l", "?", "b par", "yield", "pass"]
    lines = [words[random.below(len(words))] for _ in range(500)]
    code, out = run(PlayOptions("europe", 3, ["random"], 5), *lines)
    assert code == 0
    assert "Your turn" in out


def test_a_single_route_is_shown_before_it_is_claimed(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trilhos.terminal.listing._distinct", lambda game, claims: claims[:1])
    _, out = run(USA, "1 2", "", "c", "0", "q")
    assert "[1]" in out
    assert "Claim which route?" in out
    assert mine(home) == ["keep 1+2"]


def test_too_many_bots_are_refused() -> None:
    with pytest.raises(BadChoice, match="2 bots are too many: seats for bots: 1"):
        run(PlayOptions("usa", 2, ["greedy", "random"]))


@pytest.mark.parametrize("options", [PlayOptions("usa", 6), PlayOptions("usa", 1, []), PlayOptions("mars")])
def test_what_cannot_be_played_is_refused(options: PlayOptions) -> None:
    with pytest.raises(BadChoice):
        run(options)


def test_an_unknown_bot_is_refused_before_anything_is_written(home: Path) -> None:
    with pytest.raises(BadChoice):
        run(PlayOptions("usa", 2, ["nobody"]))
    assert not home.exists() or not list(home.iterdir())


@pytest.mark.parametrize("answer", ["2", "europe"])
def test_the_map_is_asked_for(answer: str) -> None:
    _, out = run(PlayOptions(seed=5, language=PORTUGUESE), "Marte", answer)
    assert "Qual mapa?" in out
    assert "Digite um número de 1 a " in out
    assert "Europa · preparação" in out


def test_bots_have_names_of_their_own(home: Path) -> None:
    run(PlayOptions("usa", 4, ["greedy"], 5, name="Greedy"), "1 2")
    assert sorted(load(home / "play.json").names) == ["Greedy", "Greedy 2", "Greedy 3", "Greedy 4"]


def test_who_has_named_no_map_is_asked_for_map_and_opponents(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    _, out = run(PlayOptions(bots=[], save=save, plain=True), "2", "hard")
    assert "Which opponents?" in out
    assert "the best planner of the house" in out
    assert "hard" in save.read_text(encoding="utf-8")


@rule("U6")
def test_the_person_chooses_first_tickets_without_hearing_of_the_bots(home: Path) -> None:
    """Whichever seat is the person's: bots choose after the last chance to take it back, so nothing is learnt."""
    _, out = run(USA, "1 2", "u", "1 3", "")
    before, after = out.split("Taken back.")
    assert "chose the first tickets" not in before
    assert "chose the first tickets" in after
    assert mine(home)[0] == "keep 1+3"


def test_a_game_without_end_is_left_and_stays_saved(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "LONGEST_GAME", 3)
    code, out = run(USA, "1 2", "", *["draw"] * 20)
    assert code == 0
    assert "After 3 decisions this game has no end" in " ".join(out.split())
    assert len(saved(home)) == 3


@pytest.mark.parametrize(("ms", "said"), [(3000, "is thinking, for 3 seconds at most"), (0, "is thinking")])
def test_while_a_bot_looks_ahead_the_terminal_says_so(ms: int, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(Desk, "busy", lambda desk, words: heard.append(words) or nullcontext())  # type: ignore[func-returns-value]
    run(PlayOptions("usa", 2, [f"expert:samples=2:width=2:turns=0:ms={ms}"], 5), "1 2", "", "1", "1")
    assert heard[0].endswith(said)


def test_only_a_terminal_says_that_something_takes_its_time() -> None:
    words = Text(ENGLISH)
    paper, screen = io.StringIO(), io.StringIO()
    with Desk(words, io.StringIO(), paper).busy("thinking"):
        pass
    terminal = Desk(words, io.StringIO(), screen)
    terminal.console = Console(file=screen, force_terminal=True)
    with terminal.busy("thinking"):
        pass
    assert "thinking" not in paper.getvalue()
    assert "thinking" in screen.getvalue()
