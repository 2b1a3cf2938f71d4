"""The page's types are those of the server's own document: `make protocol` writes them."""

import json
import subprocess
import sys
from pathlib import Path

from build_hooks import node

WEB = Path(__file__).parents[2] / "web"
TOOL = WEB.parent / "tools" / "protocol.py"
TYPES = WEB / "src" / "protocol" / "schema.ts"


def test_the_types_are_up_to_date(tmp_path: Path) -> None:
    source, target = tmp_path / "openapi.json", tmp_path / "schema.ts"
    source.write_text(subprocess.run([sys.executable, TOOL], capture_output=True, text=True, check=True).stdout)
    script = json.loads((WEB / "package.json").read_text())["scripts"]["protocol"]
    command = script.replace("../build/openapi.json", str(source)).replace("src/protocol/schema.ts", str(target))
    told = subprocess.run(
        [*node.npm(), "exec", "--", *command.split()], cwd=WEB, env=node.environment(), capture_output=True, text=True
    )
    assert told.returncode == 0, told.stderr
    assert target.read_text() == TYPES.read_text(), "run `make protocol`"
