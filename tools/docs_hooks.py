"""What the documentation site needs besides its pages: the HTTP reference, and folders in its menu."""

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"\[([^\]]+)\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)")
FOLDERS = {"Rules": "rules", "Design": "design"}


def on_config(config: Any) -> Any:
    """Folders of which every page belongs into the menu."""
    docs = ROOT / "docs"
    for title, folder in FOLDERS.items():
        pages = [path.relative_to(docs).as_posix() for path in sorted((docs / folder).rglob("*.md"))]
        config.nav.append({title: pages})
    return config


def on_page_markdown(markdown: str, page: Any, **rest: Any) -> str:
    """Of links out of the folder of documents the words stay; one page holds the HTTP reference."""
    place = ROOT / "docs" / page.file.src_uri

    def led(match: re.Match[str]) -> str:
        target = (place.parent / match[2]).resolve()
        inside = target.is_relative_to(ROOT / "docs") and target.suffix != ".ipynb"
        return match[0] if (inside and not target.is_dir()) or not target.exists() else match[1]

    markdown = LINK.sub(led, markdown)
    if "<!-- http-reference -->" in markdown:
        from trilhos.server.api.reference import body
        from trilhos.server.app import document

        markdown = markdown.replace("<!-- http-reference -->", "\n".join(body(document())))
    return markdown
