"""Build hook: compile the hot packages with mypyc where a C compiler is found, else leave the plain source.

TRILHOS_BUILD=plain skips compiling; TRILHOS_BUILD=compiled makes a missing compiler an error.
The page of the table goes into the wheel too: see build_hooks/page.py.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # a build starts without the project's folder
from build_hooks import page

HOT = ["engine", "bots/plan", "mind", "play/facts.py", "play/names.py", "play/outlook.py", "play/view_json.py"]
# What these speak of, and isn't worth compiling.
TYPES = ["play/shapes.py", "play/tales/__init__.py", "play/telling.py", "play/voices.py"]
BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup
modules = mypycify(sys.argv[3:], opt_level="3", strip_asserts=False)
if sys.platform != "win32":
    # Calls within the library go straight to their target and can be inlined: 10 % more games a second. So they are,
    # though error paths make functions look long: another 6 %.
    for module in modules:
        module.extra_compile_args += ["-fvisibility=hidden", "-finline-limit=300"]
setup(name="trilhos", packages=[], ext_modules=modules,
      script_args=["build_ext", "--build-lib", sys.argv[1], "--build-temp", sys.argv[2]])
"""


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        return page.requirements("standard")

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.scratch = tempfile.mkdtemp(prefix="trilhos-build-")
        self._add_page(version, build_data)
        self._compile(version, build_data)

    def _add_page(self, version: str, build_data: dict[str, Any]) -> None:
        wanted = page.wanted(version)
        if wanted == "skip":
            return
        try:
            build_data["force_include"].update(page.build(Path(self.root), Path(self.scratch) / "page"))
        except page.NoPage as problem:
            if wanted == "required":
                raise
            self.app.display_warning(f"installing without the page of the browser table: {problem}")

    def _compile(self, version: str, build_data: dict[str, Any]) -> None:
        wanted = os.environ.get("TRILHOS_BUILD", "auto")
        if version == "editable" or wanted == "plain":
            return
        if wanted == "auto" and not _compiler():
            self.app.display_warning("no C compiler found: installing the plain Python build, which is slower")
            return
        try:
            built = _compile(Path(self.root), Path(self.scratch))
        except subprocess.CalledProcessError as problem:
            if wanted == "compiled":
                raise
            said = (problem.stdout + problem.stderr)[-2000:]  # mypyc complains on stdout, the C compiler on stderr
            self.app.display_warning(f"compiling failed, installing the plain Python build:\n{said}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(built)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(self.scratch, ignore_errors=True)


def _compiler() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return any(shutil.which(name.split()[0]) for name in (command, "cc", "gcc", "clang"))


def _compile(root: Path, scratch: Path) -> dict[str, str]:
    """Compile a copy of the hot packages, alone: nothing else need be installed for that.

    Returns built file → place in the wheel.
    """
    for part in [*HOT, *TYPES]:
        copy = scratch / "trilhos" / part
        copy.parent.mkdir(parents=True, exist_ok=True)
        (shutil.copy if part.endswith(".py") else shutil.copytree)(root / "src" / "trilhos" / part, copy)
        copy.parent.joinpath("__init__.py").touch()
    sources = sorted(str(path.relative_to(scratch)) for part in HOT for path in _modules(scratch / "trilhos" / part))
    command = [sys.executable, "-c", BUILD, str(scratch / "lib"), str(scratch / "temp"), *sources]
    subprocess.run(command, cwd=scratch, check=True, capture_output=True, text=True)
    libraries = (scratch / "lib").rglob("*" + sysconfig.get_config_var("EXT_SUFFIX"))
    return {str(path): str(path.relative_to(scratch / "lib")) for path in libraries}


def _modules(part: Path) -> list[Path]:
    return [part] if part.suffix else list(part.rglob("*.py"))
