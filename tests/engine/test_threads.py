"""Rules are shared by threads: whatever is worked out while a game is played or counted belongs to whoever asks."""

import subprocess
import sys

import pytest

from tests.rig import rulebook
from trilhos.engine.playout import random_playout
from trilhos.engine.random import Random
from trilhos.engine.rules import Moves
from trilhos.engine.scratch import Scratch

# In a process of its own with a limit of CPU time: threads that share arrays may never come back.
PROGRAM = """
import resource, sys, threading
resource.setrlimit(resource.RLIMIT_CPU, (60, 60))
sys.setswitchinterval(1e-6)

from trilhos.boards import make_rules
from trilhos.engine.playout import random_playout
from trilhos.engine.random import Random
from trilhos.engine.rules import Moves
from trilhos.engine.view import observe
from trilhos.engine.worlds import determinize

rules = make_rules(sys.argv[1], 3)

def played(seed):
    s, out = rules.start(seed), Moves(rules.action_count)
    random_playout(rules, s, Random(seed), out)
    counts = [[sheet.lines for sheet in rules.score(s)] for _ in range(100)]
    return s.fingerprint(), counts, determinize(rules, observe(rules, s, 0), Random(seed)).fingerprint()

def work(thread):
    found[thread] = [played(seed) for seed in range(3)]

found = {}
threads = [threading.Thread(target=work, args=(number,), daemon=True) for number in range(4)]
for thread in threads: thread.start()
for thread in threads: thread.join()
alone = [played(seed) for seed in range(3)]
assert found == dict.fromkeys(range(4), alone), "threads disturb each other"
"""


@pytest.mark.parametrize("edition", ["europe", "world"])
def test_four_threads_play_and_count_by_the_same_rules(edition: str) -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM, edition], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_count_is_the_same_with_scratch_that_was_used_before() -> None:
    rules = rulebook("europe", 3)
    scratch, out = Scratch(rules.board), Moves(rules.action_count)
    for seed in range(4):
        s = rules.start(seed)
        random_playout(rules, s, Random(seed), out)
        fresh, used = rules.score(s), rules.score(s, scratch)
        assert [(a.lines, a.ranks, a.borrowed) for a in fresh] == [(b.lines, b.ranks, b.borrowed) for b in used]
