"""Layers point down, the engine is pure, maps are named in data and texts only, sizes stay small."""

import ast
import re
import subprocess
import sys
from pathlib import Path
from statistics import median

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "trilhos"
ENGINE_MAY_IMPORT = {
    "collections", "dataclasses", "hashlib", "itertools", "librt", "mypy_extensions", "struct", "trilhos", "typing",
}  # fmt: skip
IMPURE_CALLS = {"open", "print", "input", "eval", "exec", "__import__"}
MAP_NAMES = re.compile(r"\b(usa|europe|nederland|great_?lakes|lakes)\b", re.IGNORECASE)
MAY_NAME_MAPS = {"text"}


def python_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def imported(tree: ast.AST) -> set[str]:
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    return names | {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}


def impurities(source: str) -> set[str]:
    """Imports and calls that a pure engine may not have."""
    tree = ast.parse(source)
    modules = imported(tree)
    calls = {n.func.id for n in ast.walk(tree) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}
    outside = {m for m in modules if m.startswith("trilhos.") and not m.startswith("trilhos.engine")}
    return {m for m in modules if m.split(".")[0] not in ENGINE_MAY_IMPORT} | (calls & IMPURE_CALLS) | outside


def map_names(source: str) -> list[str]:
    """Maps named in code or comments."""
    named = MAP_NAMES.findall(source)
    strings = [node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)]
    return named + [value for value in strings if value == "world"]


def test_import_linter_keeps_its_contracts() -> None:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "4 kept, 0 broken" in done.stdout


@pytest.mark.parametrize("path", python_files(SOURCE / "engine"), ids=lambda path: path.stem)
def test_the_engine_is_pure(path: Path) -> None:
    assert impurities(path.read_text(encoding="utf-8")) == set()


def test_impurities_are_found() -> None:
    assert impurities("import os") == {"os"}
    assert impurities("from trilhos.play import game") == {"trilhos.play"}
    assert impurities("print(1)") == {"print"}


def test_only_data_and_texts_name_maps() -> None:
    others = [path for path in python_files(SOURCE) if path.relative_to(SOURCE).parts[0] not in MAY_NAME_MAPS]
    found = {str(path): map_names(path.read_text(encoding="utf-8")) for path in others}
    named = {path: names for path, names in found.items() if names}
    assert named == {}
    assert others


def test_map_names_are_found() -> None:
    assert map_names("# as on the Europe board") == ["Europe"]
    assert map_names("x = 'world'") == ["world"]
    assert map_names("worlds = 1") == []


def function_sizes(source: str) -> list[int]:
    functions = (n for n in ast.walk(ast.parse(source)) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef))
    return [(node.end_lineno or node.lineno) - node.lineno + 1 for node in functions]


def test_functions_and_files_stay_small() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in python_files(SOURCE) + python_files(ROOT / "tests")}
    long_files = [str(path) for path, text in texts.items() if text.count("\n") > 400]
    sizes = [size for text in texts.values() for size in function_sizes(text)]
    assert long_files == []
    assert median(sizes) <= 8
    assert max(sizes) <= 50
    assert sum(size <= 25 for size in sizes) / len(sizes) > 0.9
