"""What the documentation site needs besides its pages: links to the source, the HTTP reference, folders in its menu."""

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
SOURCE = "https://github.com/trilhos/trilhos/blob/main/"
LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#\s]+)(#[^)]*)?\)")
FOLDERS = {"Rules": "rules", "Design": "design"}


def on_config(config: Any) -> Any:
    """Folders of which every page belongs into the menu."""
    docs = ROOT / "docs"
    for title, folder in FOLDERS.items():
        pages = [path.relative_to(docs).as_posix() for path in sorted((docs / folder).rglob("*.md"))]
        config.nav.append({title: pages})
    return config


def on_page_markdown(markdown: str, page: Any, **rest: Any) -> str:
    """Links out of the folder of documents lead to the source; one page holds the HTTP reference."""
    place = ROOT / "docs" / page.file.src_uri

    def led(match: re.Match[str]) -> str:
        target = (place.parent / match[1]).resolve()
        inside = target.is_relative_to(ROOT / "docs") and target.is_file() and target.suffix != ".ipynb"
        outside = f"]({SOURCE}{target.relative_to(ROOT).as_posix()}{match[2] or ''})"
        return match[0] if inside or not target.is_relative_to(ROOT) or not target.exists() else outside

    markdown = LINK.sub(led, markdown)
    if "<!-- http-reference -->" in markdown:
        from trilhos.server.api.reference import body
        from trilhos.server.app import document

        markdown = markdown.replace("<!-- http-reference -->", "\n".join(body(document())))
    return markdown
