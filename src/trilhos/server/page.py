"""The page of the table: its files, read and packed once, and nothing else that lies on the disk."""

import gzip
import hashlib
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, route
from litestar.enums import MediaType
from litestar.types import Method

import trilhos
from trilhos.server.problems import language
from trilhos.text import Text

BUILT: Final = Path(trilhos.__file__).with_name("page")  # by `make page`, or when the wheel was made
START: Final = "index.html"
HASHED: Final = "/assets/"  # names change with what is in them, so nobody needs to ask again
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"  # kept, but asked about each time: usually the answer is 304
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
WORTH_PACKING: Final = 0.9  # fonts and pictures are packed already
METHODS: Final[list[Method]] = ["GET", "HEAD"]
UNBUILT: Final = '<!doctype html>\n<html lang="{language}">\n<title>Trilhos</title>\n<h1>Trilhos</h1>\n<p>{said}</p>\n'
Req = Request[Any, Any, Any]


class File(msgspec.Struct, frozen=True):
    """A file as it is sent: plain, packed if that is worth it, and what is said about it."""

    plain: bytes
    packed: bytes | None
    tag: str
    media: str
    caching: str


def read(folder: Path) -> dict[str, File]:
    """The files of a page, by the path that asks for them; none where no page was built."""
    if not (folder / START).is_file():
        return {}
    found = {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*") if path.is_file()}
    files = {asked: _file(asked, path) for asked, path in sorted(found.items())}
    return {"/": files[f"/{START}"], **files}


def _file(asked: str, path: Path) -> File:
    plain = path.read_bytes()
    packed = gzip.compress(plain, mtime=0)
    return File(
        plain=plain,
        packed=packed if len(packed) < WORTH_PACKING * len(plain) else None,
        tag=f'W/"{hashlib.sha256(plain).hexdigest()[:32]}"',  # weak: the same for both ways to send it
        media=MEDIA.get(path.suffix, "application/octet-stream"),
        caching=FOR_EVER if asked.startswith(HASHED) else ASK_AGAIN,
    )


def handlers(folder: Path | None) -> Sequence[Any]:
    """One handler for all files of the page: only the paths of files that are there lead to it."""
    files = read(folder or BUILT)
    return [_page(files) if files else unbuilt]


def _page(files: dict[str, File]) -> Any:
    @route(list(files), http_method=METHODS, include_in_schema=False)
    async def page(request: Req) -> Response[bytes]:
        return _answer(files[request.scope["path"]], request)

    return page


def _answer(file: File, request: Req) -> Response[bytes]:
    headers = {"ETag": file.tag, "Cache-Control": file.caching, "Vary": "Accept-Encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.media)
    if file.packed is None or not _takes_gzip(request):
        return Response(file.plain, headers=headers, media_type=file.media)
    return Response(file.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=file.media)


def _takes_gzip(request: Req) -> bool:
    words = request.headers.get("accept-encoding", "").replace(" ", "").lower().split(",")
    return any(word.startswith("gzip") and not word.endswith(";q=0") for word in words)


@route("/", http_method=METHODS, include_in_schema=False)
async def unbuilt(request: Req) -> Response[str]:
    """What to do where there is no page."""
    wanted = language(request)
    said = UNBUILT.format(language=wanted, said=escape(Text(wanted)("page-not-built")))
    return Response(said, status_code=503, media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})
