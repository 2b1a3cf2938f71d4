"""The hot packages are compiled alone, so what they import must go with them."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"


def listed(name: str) -> list[str]:
    """A list of the build's, read rather than imported: what builds isn't installed where tests run."""
    body = ast.parse((ROOT / "hatch_build.py").read_text("utf-8")).body
    values = [node.value for node in body if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name]
    return [str(part) for part in ast.literal_eval(values[0])]


def modules(parts: list[str]) -> Iterator[Path]:
    for part in parts:
        path = SOURCE / "trilhos" / part
        yield from [path] if path.suffix else sorted(path.rglob("*.py"))


def file_of(name: str) -> Path | None:
    """The file of a module of ours; None for a name in one."""
    path = SOURCE.joinpath(*name.split("."))
    package, module = path / "__init__.py", path.with_suffix(".py")
    return package if package.is_file() else module if module.is_file() else None


def imported(source: str) -> Iterator[Path]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("trilhos"):
            for name in [node.module, *[f"{node.module}.{part.name}" for part in node.names]]:
                if (path := file_of(name)) is not None:
                    yield path


def test_what_is_compiled_imports_only_what_goes_with_it() -> None:
    there = {*modules([*listed("HOT"), *listed("TYPES")])}
    packages = {SOURCE / "trilhos" / "play" / "__init__.py"}  # an empty one takes its place
    missing = {path for module in there for path in imported(module.read_text("utf-8"))} - there - packages
    assert {str(path.relative_to(SOURCE)) for path in missing} == set()


def test_imports_are_found() -> None:
    found = [*imported("from trilhos.play import shapes\nfrom trilhos.engine.rules import Rules")]
    assert [path.name for path in found] == ["__init__.py", "shapes.py", "rules.py"]
