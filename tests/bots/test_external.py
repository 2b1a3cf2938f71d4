"""Bots that are programs: what they are told, what they may answer, and what becomes of those that fail."""

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from trilhos.arena.match import Outcome, play_game
from trilhos.arena.times import Histogram
from trilhos.bots import make_bot
from trilhos.bots.base import check_name
from trilhos.bots.external import PROTOCOL, ExternalBot
from trilhos.bots.limits import BotCommand, read_command
from trilhos.bots.names import split_names
from trilhos.bots.seats import seat_bots
from trilhos.errors import BadChoice
from trilhos.play.game import Game

# A bot that does as it should, but for the lines in its middle.
HEAD = """
import json, os, sys, time
def say(**m): print(json.dumps(m), flush=True)
turn = 0
for line in sys.stdin:
    m = json.loads(line)
    if os.environ.get("HEARD"): open(os.environ["HEARD"], "a").write(line)
    kind = m["type"]
    if kind == "act": turn += 1
"""
TAIL = """
    if kind == "hello": say(type="hello", protocol="trilhos-bot/1")
    elif kind == "ping": say(type="pong", id=m["id"])
    elif kind == "act": say(type="action", id=m["id"], index=len(m["legal"]) - 1)
    elif kind == "quit": break
"""

# The time that a program gets where time is not what is tested: a busy machine is no fault of the bot's.
PATIENT = "start_s=600:move_ms=600000:game_s=86400:"
HANGS = 500  # seconds: whoever waits so long has waited for a program that sleeps for 600

Write = Callable[..., str]


@pytest.fixture
def bot(tmp_path: Path) -> Write:
    """The `cmd:` name of a bot with these lines in its middle."""

    def write(*lines: str, limits: str = "", name: str = "bot.py") -> str:
        middle = "\n".join(f"    {line}" for line in lines)
        (tmp_path / name).write_text(HEAD + middle + TAIL, encoding="utf-8")
        return f"cmd:{PATIENT}{limits}{sys.executable} {tmp_path / name}"

    return write


def play(name: str, seed: int = 3, edition: str = "usa") -> Outcome:
    return play_game(edition, [name, "random"], seed, {})


def kinds(outcome: Outcome) -> list[str]:
    return [fault.kind for fault in outcome.faults]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    except FileNotFoundError:
        return False


def ended(*pids: int) -> bool:
    """Whether these end; what is killed takes a moment to die."""
    until = time.monotonic() + HANGS
    while any(map(alive, pids)) and time.monotonic() < until:
        time.sleep(0.01)
    return not any(map(alive, pids))


# What it is told and may answer


def test_a_program_plays_whole_games_by_index_and_is_told_all(
    bot: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEARD", str(tmp_path / "heard"))
    outcome = play(bot())
    assert (outcome.faults, outcome.forfeits) == ([], [])
    heard = [json.loads(line) for line in (tmp_path / "heard").read_text(encoding="utf-8").splitlines()]
    order = list(dict.fromkeys(message["type"] for message in heard))
    assert order == ["hello", "newgame", "ping", "event", "act", "gameover", "quit"]
    assert heard[0] == {"type": "hello", "protocol": PROTOCOL}
    acts = [message for message in heard if message["type"] == "act"]
    assert [message["id"] for message in acts] == list(range(2, len(acts) + 2))
    for message in acts:
        assert [choice["index"] for choice in message["legal"]] == list(range(len(message["legal"])))
        assert message["view"]["viewer"] == message["view"]["seat"] == 0
        assert message["deadline_ms"] == 600_000
    over = next(message for message in heard if message["type"] == "gameover")
    assert (over["scores"], over["winners"]) == (outcome.scores, outcome.winners)


def test_events_are_those_of_its_seat_in_their_order(
    bot: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEARD", str(tmp_path / "heard"))
    play(bot())
    lines = (tmp_path / "heard").read_text(encoding="utf-8").splitlines()
    events = [json.loads(line)["event"] for line in lines if '"type":"event"' in line]
    dealt = [event for event in events if event["type"] == "deal"]
    assert [event["card"] is None for event in dealt] == [event["seat"] != 0 for event in dealt]
    assert events[-1]["type"] == "over"
    assert [event["seat"] for event in events if event["type"] == "turn"][:4] == [0, 1, 0, 1]


def test_an_answer_may_be_in_notation(bot: Write) -> None:
    by_index = play(bot())
    words = 'if kind == "act": say(type="action", id=m["id"], notation=m["legal"][-1]["notation"].upper()); continue'
    assert play(bot(words)).scores == by_index.scores


def test_the_start_of_a_program_is_no_part_of_its_move_times(bot: Write) -> None:
    outcome = play(bot("if kind == 'hello': time.sleep(1.5)"))
    assert outcome.faults == []
    assert Histogram(outcome.times[0]).percentile(1) < 1500


def test_two_programs_play_the_same_game_again(bot: Write) -> None:
    name = bot()
    assert play(name) == play(name)


def test_answers_to_older_questions_are_passed_over(bot: Write) -> None:
    stale = 'if kind == "act" and m["id"] > 3: say(type="action", id=m["id"] - 1, index=0)'
    assert play(bot(stale)).faults == []


# What becomes of those that fail


def test_a_command_that_doesnt_start_forfeits_and_is_named() -> None:
    outcome = play("cmd:no-such-program --fast")
    (fault,) = outcome.faults
    assert (fault.kind, fault.decision, fault.seat) == ("start", 0, 0)
    assert fault.detail == "died 127"
    assert "no-such-program" in fault.output
    assert (outcome.forfeits, outcome.winners, outcome.places) == ([0], [1], [2, 1])


@pytest.mark.parametrize("greeting", ['{"type": "hello", "protocol": "other/9"}', "[]", "good day"])
def test_another_greeting_is_a_bad_start(bot: Write, greeting: str) -> None:
    outcome = play(bot(f"if kind == 'hello': print({greeting!r}, flush=True); continue"))
    assert kinds(outcome) == ["start"]
    assert "rubbish" in outcome.faults[0].detail


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        ("print('what?', flush=True)", "rubbish"),
        ("print('[' * 100000, flush=True)", "rubbish"),
        ("print('x' * 70000, end='', flush=True)", "rubbish"),
        ("say(type='pong', id=m['id'])", "rubbish"),
        ("say(type='action', id=m['id'] + 1, index=0)", "rubbish"),
        ("say(type='action', id='2', index=0)", "rubbish"),
        ("say(type='action', id=m['id'], index=-1)", "illegal"),
        ("say(type='action', id=m['id'], index=10**9)", "illegal"),
        ("say(type='action', id=m['id'], index=True)", "illegal"),
        ("say(type='action', id=m['id'], index='0')", "illegal"),
        ("say(type='action', id=m['id'], notation='claim Paris-Dieppe')", "illegal"),
        ("say(type='action', id=m['id'])", "illegal"),
        ("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", "rubbish"),
    ],
)
def test_a_bad_answer_is_a_fault_and_the_first_legal_action_is_played(bot: Write, answer: str, kind: str) -> None:
    name = bot("if kind == 'act' and turn == 1:", f"    {answer}; continue")
    game = Game("usa", 2, 3)
    with seat_bots(game, {0: name}) as seats:
        assert seats.choose() == game.legal()[0]
        (fault,) = seats.guests[0].faults
    assert (fault.kind, fault.decision) == (kind, 1)


def test_three_faults_end_a_bot_and_its_seat_is_lost_whatever_its_score(bot: Write) -> None:
    name = bot("if kind == 'act' and turn in (20, 30, 40):", "    print('sorry', turn, file=sys.stderr, flush=True)",
               "    say(type='action', id=m['id'], index=-1); continue")  # fmt: skip
    outcome = play(name)
    assert [fault.decision for fault in outcome.faults] == [20, 30, 40]
    assert outcome.faults[-1].output == "sorry 20\nsorry 30\nsorry 40"
    assert (outcome.forfeits, outcome.winners) == ([0], [1])
    assert play(name.replace("cmd:", "cmd:faults=4:")).forfeits == []


def test_a_bot_that_dies_forfeits_and_the_game_goes_on(bot: Write) -> None:
    outcome = play(bot("if kind == 'act' and turn == 9: sys.exit('out of ideas')"))
    (fault,) = outcome.faults
    assert (fault.kind, fault.decision, fault.detail) == ("died", 9, "1")
    assert fault.output == "out of ideas"
    assert outcome.forfeits == [0]


def test_if_all_forfeit_the_scores_decide() -> None:
    outcome = play_game("usa", ["cmd:no-such-1", "cmd:no-such-2"], 3, {})
    assert outcome.forfeits == [0, 1]
    assert outcome.winners == [outcome.scores.index(max(outcome.scores))]


def test_a_late_bot_is_asked_to_stop_and_may_answer_then(bot: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trilhos.bots.external.GRACE_S", HANGS)  # a busy machine takes long for that answer
    stops = "if kind == 'stop': say(type='action', id=m['id'], index=1); continue"
    waits = bot("if kind == 'act' and turn == 1: continue", stops, limits="move_ms=300:")
    game = Game("usa", 2, 3)
    with seat_bots(game, {0: waits}) as seats:
        assert seats.choose() == game.legal()[1]
        assert seats.guests[0].faults == []


def test_a_bot_that_never_answers_stalls_nothing(bot: Write) -> None:
    name = bot("if kind == 'act': time.sleep(600)", limits="move_ms=100:faults=1:")
    begun = time.monotonic()
    outcome = play(name)
    assert kinds(outcome) == ["late"]
    assert time.monotonic() - begun < HANGS


def test_a_bot_that_reads_nothing_stalls_nothing(tmp_path: Path) -> None:
    begun = time.monotonic()
    outcome = play(f"cmd:start_s=1:{sys.executable} -c 'import time; time.sleep(600)'")
    assert (kinds(outcome), outcome.faults[0].detail) == (["start"], "late")
    assert time.monotonic() - begun < HANGS


def test_a_bot_that_talks_without_end_stalls_nothing(bot: Write) -> None:
    name = bot("while kind == 'act': say(type='action', id=1, index=0)", limits="move_ms=100:faults=1:")
    assert kinds(play(name)) == ["late"]


def test_all_moves_of_a_game_together_have_a_limit(bot: Write) -> None:
    outcome = play(bot("if kind == 'act': time.sleep(0.12)", limits="game_s=1:"))
    (fault,) = outcome.faults
    assert (fault.kind, fault.detail, outcome.forfeits) == ("late", "game_s=1", [0])


def test_memory_is_limited(bot: Write) -> None:
    eats = "if kind == 'act' and turn == 1: hoard = bytearray(600 * 2**20)"
    outcome = play(bot(eats, limits="memory_mb=400:"))
    assert kinds(outcome) == ["died"]
    assert "MemoryError" in outcome.faults[0].output
    assert play(bot(eats, limits="memory_mb=2000:")).faults == []


def test_nothing_outlives_its_game(bot: Write, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    name = bot("if kind == 'hello':", "    child = os.fork()", "    if child == 0: time.sleep(600)",
               f"    open({str(pids)!r}, 'w').write(f'{{os.getpid()}} {{child}}')")  # fmt: skip
    game = Game("usa", 2, 3)
    with seat_bots(game, {0: name}) as seats:
        seats.choose()
        running = [int(pid) for pid in pids.read_text().split()]
        assert all(alive(pid) and os.getsid(pid) == running[0] for pid in running)
        assert os.getsid(0) != running[0]
    assert ended(*running)


def test_a_forgotten_bot_is_ended_too(bot: Write) -> None:
    game = Game("usa", 2, 3)
    guest = make_bot(bot(), game.rules, 1)
    assert isinstance(guest, ExternalBot)
    guest.choose(game.view(0), game.legal())
    assert guest.line is not None
    pid = guest.line.process.popen.pid
    assert alive(pid)
    pipes = guest.line.process.pipes
    del guest
    assert ended(pid)
    for pipe in pipes:
        pipe.close()


def test_only_the_end_of_its_output_is_kept(bot: Write) -> None:
    name = bot("if kind == 'act': sys.stderr.write('x' * 100_000 + 'the end'); sys.exit(1)")
    output = play(name).faults[0].output
    assert len(output) == 2000
    assert output.endswith("the end")


# Names


def test_limits_stand_before_the_command() -> None:
    assert read_command("python3 'my bot.py' a:b") == BotCommand(["python3", "my bot.py", "a:b"])
    usual = read_command("./bot")
    assert (usual.start_s, usual.move_ms, usual.game_s, usual.memory_mb, usual.faults) == (10, 2000, 600, 1024, 3)
    given = read_command("move_ms=50:memory_mb=64:./bot --key=1:2")
    assert given == BotCommand(["./bot", "--key=1:2"], move_ms=50, memory_mb=64)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("cmd:", "holds no command"),
        ("cmd:  ", "holds no command"),
        ("cmd:python3 'bot", "every quote closed"),
        ("cmd:speed=3:./bot", "Limits: start_s, move_ms, game_s, memory_mb, faults"),
        ("cmd:move_ms=0:./bot", 'move_ms takes a whole number from 1 to 600,000, not "0"'),
        ("cmd:move_ms=fast:./bot", 'not "fast"'),
        ("cmd:faults=:./bot", 'not ""'),
        ("exe:./bot", "There is no bot called"),
    ],
)
def test_a_bad_command_is_refused_before_it_starts(name: str, problem: str) -> None:
    with pytest.raises(BadChoice, match=problem):
        check_name(name)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("a,b", ["a", "b"]),
        ("a, b", ["a", "b"]),
        ("", [""]),
        ("a,,b", ["a", "", "b"]),
        ("cmd:./bot 'x,y',b", ["cmd:./bot 'x,y'", "b"]),
        ('a,cmd:./bot "x,y"', ["a", 'cmd:./bot "x,y"']),
        (r"cmd:./bot x\,y,b", [r"cmd:./bot x\,y", "b"]),
    ],
)
def test_commas_part_names_unless_they_are_quoted(text: str, names: list[str]) -> None:
    assert split_names(text) == names


def test_a_quoted_comma_reaches_the_program() -> None:
    words: list[Any] = [read_command(name.removeprefix("cmd:")).words for name in split_names(r"cmd:./bot x\,y 'a,b'")]
    assert words == [["./bot", "x,y", "a,b"]]
