"""Every command: what it prints for people and for programs."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.golden.make import GAMES
from tests.oracle import check_audit
from trilhos import __version__, terminal
from trilhos.bench import run as bench_module
from trilhos.bench.figures import PLAIN, Speed, running
from trilhos.boards import EDITIONS, edition
from trilhos.cli.commands import COMMANDS
from trilhos.cli.parser import Parser, Subcommand, version
from trilhos.cli.program import system_language
from trilhos.engine import state
from trilhos.text import LANGUAGES, Text

NAMES = [command.name for command in COMMANDS]
GOLDEN = GAMES / "usa-2.json"


def table(text: str) -> list[list[str]]:
    """The cells of a printed table."""
    return [line.split() for line in text.splitlines()]


# Help, version, languages


def test_the_commands_are_those_of_the_project() -> None:
    hosting = "play serve watch deal backup restore doctor keeper"
    bots = "editions board bots simulate arena league dataset hunt tune train bot"
    others = "games replay think review numbers puzzles verify bench loadtest"
    assert [*hosting.split(), *bots.split(), *others.split()] == NAMES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [["--help"], ["-h"], []])
def test_the_program_tells_its_commands(words: list[str], language: str, run: Run) -> None:
    text = Text(language)
    done = run(*words, "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("trilhos COMMAND")
    assert text("cli-about") in done.out
    said = done.out.split()  # what is long for its line stands in two
    assert [name for name in NAMES if " ".join(text(f"cli-{name}").split()) not in " ".join(said)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_help(name: str, language: str, run: Run) -> None:
    text = Text(language)
    done = run(name, "--help", "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"trilhos {name} [-h]")
    assert text(f"cli-{name}") in done.out
    assert text("cli-help") in done.out
    assert f"{text('cli-options')}:" in done.out


# Options that do nothing when they are left out: they have no default to tell.
NOTHING = {
    "--audit", "--begins", "--boards", "--bot", "--bots", "--cluster", "--commitment", "--compare", "--config",
    "--html", "--join", "--leave", "--limit", "--mail", "--mail-from", "--ms", "--noted", "--older", "--option",
    "--origin", "--out", "--plugin", "--proxy", "--public-url", "--push", "--region", "--sprt", "--status",
    "--webhooks", "--why", "--window",
}  # fmt: skip


def parsers(parser: Parser) -> Iterator[Parser]:
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for part in action.choices.values():
                yield from parsers(part)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS, ids=NAMES)
def test_every_option_tells_its_default(command: Subcommand, language: str) -> None:
    text = Text(language)
    whole = Parser(text, prog="trilhos")
    command.add_options(whole, text)
    for parser in parsers(whole):
        for action in parser._actions:
            told = parser._get_formatter()._expand_help(action) if action.help else ""
            if action.default and action.default != argparse.SUPPRESS:
                assert told.endswith(f"({text('cli-default', value=action.default)})"), told
                assert told.count(text("cli-default", value="")) == 1, told
            elif action.option_strings and action.nargs != 0 and not action.required:
                default = text("cli-default", value="")
                assert NOTHING.issuperset(action.option_strings) or default in told, action.option_strings


def test_version_names_the_version_and_the_build(run: Run) -> None:
    build = "plain" if str(state.__file__).endswith(".py") else "compiled"
    python = ".".join(map(str, sys.version_info[:3]))
    done = run("--version")
    assert (done.code, done.out) == (0, f"trilhos {__version__} ({build}, Python {python})\n")


def test_a_compiled_engine_is_named_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "__file__", "state.cpython-311-x86_64-linux-gnu.so")
    assert "(compiled," in version()


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "pt_BR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C", "LC_MESSAGES": "pt_PT"}, "pt-BR"),
        ({"LANG": "pt_BR.UTF-8", "LC_ALL": ""}, "pt-BR"),
    ],
)
def test_the_system_chooses_the_language(
    variables: dict[str, str], language: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language
    assert Text(language)("cli-about") in run("--help").out


def test_trilhos_lang_goes_before_the_system_and_lang_before_both(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    monkeypatch.setenv("TRILHOS_LANG", "en")
    assert "Rail-network" in run("--help").out
    assert "ferroviárias" in run("--help", "--lang", "pt-BR").out
    assert "ferroviárias" in run("--lang=pt-BR").out


# editions


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_are_listed(language: str, run: Run) -> None:
    rows = json.loads(run("editions", "--json", "--lang", language).out)
    whole = run("editions", "--lang", language).out
    ids = ["usa", "europe", "world", "lakes", "nederland", "brasil"]
    shown = [cells for cells in table(whole) if cells[0] in ids]  # options may run over a line
    assert [row["id"] for row in rows] == ids == [cells[0] for cells in shown]
    for row, cells in zip(rows, shown, strict=True):
        least, most = row["players"]
        counts = [f"{least}-{most}", *[str(row[name]) for name in ("cities", "routes", "tickets")]]
        assert " ".join(counts) in " ".join(cells)
        assert all(f"{name}={'on' if chosen else 'off'}" in whole for name, chosen in row["options"].items())
        assert row["title"] == EDITIONS[row["id"]].title(language)
        assert row["about"]


# simulate


def test_simulate_plays_and_sums_up(run: Run) -> None:
    words = ["simulate", "--map", "europe", "--players", "3", "--bots", "random,greedy", "--games", "2", "--seed", "9"]
    done, figures = run(*words), json.loads(run(*words, "--json").out)
    assert (done.code, done.err) == (0, "")
    assert (figures["edition"], figures["players"], figures["games"], figures["seed"]) == ("europe", 3, 2, 9)
    shown = table(done.out)
    for seat, row in enumerate(figures["seats"]):
        score = row["score"]
        numbers = [row["wins"], score["mean"], score["least"], score["most"], row["tickets_kept"], row["tickets_done"]]
        assert shown[seat + 1] == [str(seat + 1), row["bot"], *[f"{number:g}" for number in numbers]]
    turns = figures["turns"]
    expected = f"2 games from seed 9 on; turns a game: {turns['mean']:g} ({turns['least']} to {turns['most']})."
    assert done.out.splitlines()[-1] == expected


def test_simulate_has_defaults(run: Run) -> None:
    figures = json.loads(run("simulate", "--games", "1", "--json").out)
    assert (figures["edition"], figures["players"], figures["seed"], figures["bots"]) == ("usa", 2, 1, ["random"])


def test_simulate_speaks_portuguese(run: Run) -> None:
    done = run("simulate", "--games", "1", "--lang", "pt-BR")
    assert "vitórias" in done.out
    assert "1 partida a partir da semente 1" in done.out


def test_simulate_writes_an_audit_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "audit.jsonl"
    done = run("simulate", "--games", "2", "--bots", "greedy", "--seed", "30", "--audit", path, "--json")
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert check_audit(lines) == 2
    assert [line["seed"] for line in lines if line["type"] == "start"] == [30, 31]
    totals = [line["total"] for line in lines if line["type"] == "score" and line["seat"] == 1]
    assert json.loads(done.out)["seats"][1]["score"]["most"] == max(totals)


def test_simulate_with_two_processes_says_the_same(run: Run, tmp_path: Path) -> None:
    words = ["simulate", "--games", "3", "--bots", "greedy", "--json", "--audit"]
    alone = run(*words, tmp_path / "1")
    together = run(*words, tmp_path / "2", "--jobs", "2")
    assert alone == together
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()


# replay


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_a_finished_game_and_its_score_sheet(language: str, run: Run) -> None:
    figures = json.loads(run("replay", GOLDEN, "--json").out)
    done = run("replay", GOLDEN, "--lang", language)
    saved = json.loads(GOLDEN.read_text(encoding="utf-8"))
    assert (done.code, done.err) == (0, "")
    assert figures["totals"] == saved["final"]["totals"]
    assert (figures["over"], figures["moves"]) == (True, len(saved["actions"]))
    assert table(done.out)[-1][-2:] == [str(total) for total in figures["totals"]]
    assert len(done.out.splitlines()) > 100


def test_replay_tells_a_game_that_goes_on_without_a_score_sheet(run: Run, tmp_path: Path) -> None:
    from trilhos.play.game import Game
    from trilhos.play.record import save

    save(Game("usa", seed=1), tmp_path / "game.json")
    done = run("replay", tmp_path / "game.json")
    assert (done.code, done.err) == (0, "")
    assert done.out
    assert Text("en")("line-total") not in done.out
    assert json.loads(run("replay", tmp_path / "game.json", "--json").out)["over"] is False


def test_replay_tells_what_a_seat_saw(run: Run) -> None:
    told = {run("replay", GOLDEN, *seat).out for seat in ([], ["--seat", "1"], ["--seat", "2"])}
    assert len(told) == 3


# bench


@pytest.fixture
def _short_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    def on(build: str) -> Callable[[str, int, float], Speed]:
        return lambda edition, players, seconds: Speed(build, edition, players, games_per_s=20_000)

    monkeypatch.setattr(bench_module, "figures", on(running()))
    monkeypatch.setattr(bench_module, "interpreted", on(PLAIN))
    monkeypatch.setattr(bench_module, "two_processes", lambda *some: 1.9)


@pytest.mark.usefixtures("_short_bench")
def test_bench_measures_a_map_for_programs(run: Run) -> None:
    figures = json.loads(run("bench", "--map", "usa", "--no-plain", "--json").out)
    assert figures["version"] == version()
    assert [(row["edition"], row["players"]) for row in figures["rows"]] == [("usa", 2), ("usa", 4)]
    assert figures["two_processes"] == 1.9


@pytest.mark.usefixtures("_short_bench")
def test_bench_measures_all_maps_for_people(run: Run) -> None:
    done = run("bench")
    rows = table(done.out)
    assert [row[:2] for row in rows[1:5]] == [["usa", "2"], ["usa", "4"], ["europe", "2"], ["europe", "4"]]
    assert all(row[3:] == ["20000", *"----"] for row in rows[1:5])
    assert version() in done.out
    assert "Two processes play 1.9 times" in done.out
    assert done.err.startswith("Measuring usa with 2 players, ")
    assert ("This is the interpreted build" in done.out) == ("(plain," in version())


@pytest.mark.usefixtures("_short_bench")
def test_bench_compares_with_stored_figures(run: Run, tmp_path: Path) -> None:
    stored = tmp_path / "old.json"
    stored.write_text(run("bench", "--map", "usa", "--json").out.replace("20000", "5000"), encoding="utf-8")
    words = ["bench", "--map", "usa", "--compare", str(stored)]
    assert {row["games_per_s"] for row in json.loads(run(*words, "--json").out)["ratios"]} == {4.0}
    assert "above 1: faster" in run(*words).out


# play


def test_play_hands_its_options_to_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[terminal.PlayOptions] = []

    def play(options: terminal.PlayOptions) -> int:
        given.append(options)
        return 7

    monkeypatch.setattr(terminal, "play", play)
    words = ["--map", "europe", "--players", "4", "--bots", "random,greedy", "--seed", "5", "--save", "x", "--plain"]
    assert run("play", *words, "--lang", "pt-BR").code == 7
    assert run("play").code == 7
    chosen, default = given
    assert (chosen.edition, chosen.players, chosen.bots, chosen.seed) == (edition("europe"), 4, ["random", "greedy"], 5)
    assert (chosen.language, chosen.save, chosen.plain) == ("pt-BR", Path("x"), True)
    assert (default.edition, default.players, default.bots, default.seed) == (None, 2, [], None)
    assert (default.language, default.save, default.plain) == ("en", None, False)


# Games that get nowhere


def test_a_simulation_says_what_it_gave_up_on_stderr_in_json_and_by_its_code(run: Run) -> None:
    words = ["simulate", "--games", "2", "--seed", "4", "--limit", "30"]
    done = run(*words, "--json")
    assert done.code == 1
    assert json.loads(done.out)["capped"] == [4, 5]
    assert [line.split(". ")[0] for line in done.err.splitlines()] == [
        f"Given up after 30 decisions, without an end: seed {seed}" for seed in (4, 5)
    ]
    assert run(*words).code == 1


def test_a_hunt_without_a_find(run: Run) -> None:
    done = run("hunt", "--map", "usa", "--players", "2", "--bots", "random,greedy", "--seed", "3")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("3 games; got nowhere: 0; most decisions of the others: ")


def test_a_hunt_with_a_find_prints_the_command_that_plays_it_again(run: Run) -> None:
    words = ["hunt", "--map", "usa", "--map", "europe", "--players", "2", "--bots", "random", "--limit", "30"]
    done = run(*words)
    command = "trilhos simulate --map usa --players 2 --bots random --games 1 --seed 1 --limit 30 --rules 2"
    assert done.code == 1
    assert done.out.splitlines()[0] == f"No end after 30 decisions: {command}"
    assert run(*command.split()[1:]).code == 1
    found = run(*words, "--json")
    assert found.code == 1
    assert json.loads(found.out)["capped"][0]["command"] == command
