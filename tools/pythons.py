"""The package on every Python that this machine has: `python tools/pythons.py [--tests PATH …] [PYTHON …]`.

For each one a compiled wheel is built, installed in empty virtual environments, weighed, and tested there: what
releases test everywhere (`tools/wheel_test.py`), then a part of the tests that has every line of the engine in it.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "build" / "pythons"
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
# Engine and rules, whole programs, and a server over HTTP; nothing that needs a browser or a PostgreSQL.
PART: Final = [
    *(
        f"tests/{name}"
        for name in ("engine", "boards", "rules", "examples", "golden", "maps", "play", "text", "cli", "terminal")
    ),
    *(
        "tests/bots/test_external.py",
        "tests/bots/test_bots.py",
        "tests/arena/test_workers.py",
        "tests/server/test_play.py",
    ),
]
TOOLS: Final = ("pytest", "pytest-xdist", "hypothesis", "jsonschema", "pexpect", "pyyaml", "trustme")
ABOUT: Final = "import json, sys; print(json.dumps([sys.version_info[:2], sys.executable]))"
MEGABYTE: Final = 1_000_000


def named() -> list[str]:
    """The Pythons that the package says it is made for."""
    words = (word.rsplit(" ", 1)[1] for word in PROJECT["classifiers"] if "Python :: 3." in word)
    return sorted(words, key=lambda word: int(word.partition(".")[2]))


def found() -> dict[str, str]:
    """Those that can be started here, by version: on the path, or kept by pyenv."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    pythons = {}
    for version in named():
        there = sorted(kept.glob(f"{version}*/bin/python{version}"))
        if name := shutil.which(f"python{version}") if not there else str(there[-1]):
            pythons[version] = name
    return pythons


def asked(names: list[str]) -> dict[str, str]:
    """The Pythons that somebody names, by version."""
    told = [json.loads(subprocess.check_output([name, "-c", ABOUT], text=True)) for name in names]
    return {f"{major}.{minor}": name for (major, minor), name in told}


def fresh(python: str, folder: Path) -> str:
    """An empty virtual environment; its Python."""
    subprocess.run([python, "-m", "venv", "--clear", folder], check=True)
    return str(folder / "bin" / "python")


def install(python: str, *what: str) -> None:
    """Install into a virtual environment."""
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what], check=True)


def weight(folder: Path) -> int:
    """Megabytes of all files; each counts once, as often as it is linked."""
    files = {
        (told.st_dev, told.st_ino): told.st_size
        for path in folder.rglob("*")
        if not path.is_dir()
        for told in [path.lstat()]
    }
    return round(sum(files.values()) / MEGABYTE)


def built(python: str, folder: Path) -> Path:
    """A compiled wheel with its page."""
    environment = {**os.environ, "TRILHOS_BUILD": "compiled", "TRILHOS_PAGE": "required"}
    command = [
        python,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--disable-pip-version-check",
        "--no-deps",
        "--wheel-dir",
        folder,
        ROOT,
    ]
    subprocess.run(command, check=True, env=environment)
    return next(folder.glob("*.whl"))


def weigh(python: str, folder: Path, wheel: Path) -> None:
    """What the core and a server add to an empty environment; the core is tried on the way."""
    empty = fresh(python, folder / "core")
    before = weight(folder / "core")
    install(empty, str(wheel))
    print(f"core: {weight(folder / 'core') - before} MB", flush=True)
    subprocess.run([empty, "tools/wheel_test.py"], check=True, cwd=ROOT)
    install(empty, f"{wheel}[server]")
    print(f"server: {weight(folder / 'core') - before} MB", flush=True)


def tested(python: str, folder: Path, wheel: Path, tests: list[str]) -> bool:
    """Whether tests pass on the installed wheel, away from the source."""
    tools = [line for line in PROJECT["optional-dependencies"]["dev"] if re.split(r"[\[<>=]", line)[0] in TOOLS]
    environment = fresh(python, folder / "tests")
    install(environment, f"{wheel}[server,arena]", *tools)
    command = [environment, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests]
    told = {**os.environ, "TRILHOS_EXPECT": "compiled"}
    told.pop("PYTHONPATH", None)
    return subprocess.run(command, cwd=ROOT, env=told, check=False).returncode == 0


def main() -> int:
    """All of them; the exit code is 1 when one fails."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pythons", nargs="*", metavar="PYTHON")
    parser.add_argument("--tests", nargs="+", default=PART, metavar="PATH")
    options = parser.parse_args()
    pythons, outcomes = asked(options.pythons) or found(), {}
    for version, python in pythons.items():
        begun, folder = time.perf_counter(), FOLDER / version
        print(f"\n== Python {version}", flush=True)
        shutil.rmtree(folder, ignore_errors=True)
        try:
            wheel = built(python, folder)
            weigh(python, folder, wheel)
            outcomes[version] = "passed" if tested(python, folder, wheel, options.tests) else "tests failed"
        except subprocess.CalledProcessError as problem:
            outcomes[version] = f"failed: {' '.join(map(str, problem.cmd))[:200]}"
        print(f"{version}: {time.perf_counter() - begun:.0f} s", flush=True)
    for version in sorted({*named(), *outcomes}, key=lambda word: int(word.partition(".")[2])):
        print(f"Python {version}: {outcomes.get(version, 'not here')}")
    return 0 if outcomes and all(outcome == "passed" for outcome in outcomes.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
