"""The page of the table: its files, read and packed once, and nothing else that lies on the disk."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, route
from litestar.enums import MediaType
from litestar.types import Method

import trilhos
from trilhos.server.answers.problems import language
from trilhos.server.door.kept import ASK_AGAIN, FOR_EVER, Kept, answer, keep
from trilhos.text import Text

BUILT: Final = Path(trilhos.__file__).with_name("page")  # by `make page`, or when the wheel was made
START: Final = "index.html"
HASHED: Final = "/assets/"  # names change with what is in them, so nobody needs to ask again
MEDIA: Final = {  # Litestar says that texts are UTF-8
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
METHODS: Final[list[Method]] = ["GET", "HEAD"]
UNBUILT: Final = '<!doctype html>\n<html lang="{language}">\n<title>Trilhos</title>\n<h1>Trilhos</h1>\n<p>{said}</p>\n'
Req = Request[Any, Any, Any]


def read(folder: Path) -> dict[str, Kept]:
    """The files of a page, by the path that asks for them; none where no page was built."""
    if not (folder / START).is_file():
        return {}
    found = {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*") if path.is_file()}
    files = {}
    for asked, path in sorted(found.items()):
        media = MEDIA.get(path.suffix, "application/octet-stream")
        files[asked] = keep(path.read_bytes(), media, FOR_EVER if asked.startswith(HASHED) else ASK_AGAIN)
    return {"/": files[f"/{START}"], **files}


def handlers(folder: Path | None) -> Sequence[Any]:
    """One handler for all files of the page: only the paths of files that are there lead to it."""
    files = read(folder or BUILT)
    if not files:
        return [unbuilt]

    @route(list(files), http_method=METHODS, include_in_schema=False)
    async def page(request: Req) -> Response[bytes]:
        return answer(files[request.scope["path"]], request)

    return [page]


@route("/", http_method=METHODS, include_in_schema=False)
async def unbuilt(request: Req) -> Response[str]:
    """What to do where there is no page."""
    wanted = language(request)
    said = UNBUILT.format(language=wanted, said=escape(Text(wanted)("page-not-built")))
    return Response(said, status_code=503, media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})
