"""What the documentation site needs besides its pages: the HTTP reference, and folders in its menu."""

import re
from pathlib import Path
from typing import Any

from trilhos.boards import EDITIONS
from trilhos.text import LANGUAGES

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"\[([^\]]+)\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)")
FOLDERS = {"Rules": "rules", "Design": "design"}


def on_config(config: Any) -> Any:
    """Folders of which every page belongs into the menu; first, how it is played, in every language."""
    docs = ROOT / "docs"
    config.nav[1:1] = [{_title(docs / pages[0]): pages} for pages in map(_for_players, LANGUAGES)]
    for title, folder in FOLDERS.items():
        pages = [path.relative_to(docs).as_posix() for path in sorted((docs / folder).rglob("*.md"))]
        config.nav.append({title: pages})
    return config


def _for_players(language: str) -> list[str]:
    return [f"players/{language}/{page}.md" for page in ("index", *(f"rules-{edition}" for edition in EDITIONS))]


def _title(page: Path) -> str:
    return page.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")


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
