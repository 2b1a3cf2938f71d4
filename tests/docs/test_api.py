"""The API's page runs: all its examples, in order, against a real server."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from tests.docs.test_documents import ROOT
from tests.server.rig import serving

PAGE = ROOT / "docs" / "how-to" / "api.md"
BLOCK = re.compile(r"```(sh|python)\n(.*?)```", re.DOTALL)
EXPECTED = re.compile(r"^# → (.*)$", re.MULTILINE)
PATIENCE = 240  # seconds


def step(language: str, block: str) -> str:
    """A block as a part of one shell script that shares its variables with the others."""
    run = block if language == "sh" else f"{shlex.quote(sys.executable)} - <<'END'\n{block}END\n"
    return f"{run}\nprintf '\\n=====\\n'\n"


def test_the_examples_run_and_answer_as_shown(tmp_path: Path) -> None:
    found = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    script = "set -eua\n" + "".join(step(language, block) for language, block in found)
    with serving(str(tmp_path / "games.sqlite"), tmp_path, "--webhooks") as server:
        env = {**os.environ, "URL": server.url, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
        done = subprocess.run(
            ["bash", "-c", script], cwd=tmp_path, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    assert done.returncode == 0, done.stdout + done.stderr
    answers = done.stdout.split("\n=====\n")
    assert len(found) == 14
    for (_, block), answer in zip(found, answers, strict=False):
        lines = answer.splitlines()
        assert [line for line in EXPECTED.findall(block) if line not in lines] == [], answer
