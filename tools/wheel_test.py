"""Whether a wheel that was installed here does what it should: compiled, with its page, playable. `--plain` for others.

Needs nothing but the core: releases run it on every system and Python that they have a wheel for.
"""

import os
import subprocess
import sys
import tempfile
import time
from importlib.resources import files

PLAY = ["play", "--map", "usa", "--bots", "greedy", "--seed", "1", "--plain", "--lang", "en"]


def trilhos(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command as people do, away from the source."""
    command = [sys.executable, "-m", "trilhos.cli", *words]
    with tempfile.TemporaryDirectory() as folder:
        home = {**os.environ, "TRILHOS_HOME": folder}  # no games of whoever runs this
        return subprocess.run(command, input=typed, cwd=folder, env=home, capture_output=True, text=True, timeout=300)


def main() -> None:
    """All of it; the first thing that is wrong ends it."""
    version = trilhos("--version").stdout.strip()
    print(version)
    assert "--plain" in sys.argv or "(compiled," in version, "the engine isn't compiled"
    assert files("trilhos").joinpath("page", "index.html").is_file(), "there is no page inside"
    begun = time.perf_counter()
    asked = trilhos(*PLAY)  # nobody answers: it asks, and ends
    assert "keep" in asked.stdout.lower(), asked.stdout + asked.stderr
    print(f"trilhos play: asked after {time.perf_counter() - begun:.1f} s")
    played = trilhos("simulate", "--map", "europe", "--bots", "greedy,random", "--games", "2", "--seed", "1", "--json")
    assert played.returncode == 0, played.stderr
    serve = trilhos("serve", "--lang", "en", "--log", "nothing")  # the core alone says what is missing
    assert serve.returncode == 2, serve.stderr
    assert "trilhos[server]" in serve.stderr or "log level" in serve.stderr, serve.stderr
    print("all is well")


if __name__ == "__main__":
    main()
