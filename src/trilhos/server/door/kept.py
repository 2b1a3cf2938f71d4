"""Answers as bytes: put together and packed once, kept where they never change, sent as often as anybody asks."""

import asyncio
import gzip
import hashlib
from typing import Any, Final

import msgspec
from litestar import Request, Response

ASK_AGAIN: Final = "no-cache"  # kept by clients, but asked about each time: usually the answer is 304
ASK_AGAIN_ALONE: Final = "private, no-cache"  # the same, but nothing for those who keep answers for several people
NEVER: Final = "no-store"
FOR_EVER: Final = "public, max-age=31536000, immutable"  # its address changes with what is in it
JSON: Final = "application/json"
ONE_PACKET: Final = 1400  # bytes; what fits into one gets no quicker by being packed
WORTH_PACKING: Final = 0.9  # fonts and pictures are packed already
QUICK: Final = 4  # a level of packing, for what is packed while somebody waits
BEST: Final = 9  # for what is packed once
Req = Request[Any, Any, Any]


class Kept(msgspec.Struct, frozen=True):
    """An answer as it is sent: plain, packed if that is worth it, and what is said about it."""

    plain: bytes
    packed: bytes | None
    tag: str
    media: str
    caching: str

    @property
    def size(self) -> int:
        """The memory it takes."""
        return len(self.plain) + len(self.packed or b"")


def keep(plain: bytes, media: str, caching: str = ASK_AGAIN, level: int = BEST) -> Kept:
    """Bytes made ready to be sent. Packing leaves the interpreter to others, in a thread."""
    packed = gzip.compress(plain, level, mtime=0) if len(plain) > ONE_PACKET else plain
    return Kept(
        plain=plain,
        packed=packed if len(packed) < WORTH_PACKING * len(plain) else None,
        tag=f'W/"{hashlib.sha256(plain).hexdigest()[:32]}"',  # weak: the same for both ways to send it
        media=media,
        caching=caching,
    )


async def packed(plain: bytes, request: Req) -> Response[Any]:
    """An answer of this moment: the log of a game has up to 160 kB, packed 11."""
    return answer(await asyncio.to_thread(keep, plain, JSON, NEVER, QUICK), request)


def listed(pieces: list[bytes]) -> bytes:
    """JSON texts as one list."""
    return b"[" + b",".join(pieces) + b"]"


def answer(kept: Kept, request: Req) -> Response[Any]:
    """Packed for those who unpack, and nothing for those who have it already."""
    headers = {"ETag": kept.tag, "Cache-Control": kept.caching, "Vary": "Accept-Encoding"}
    if kept.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=kept.media)
    words = request.headers.get("accept-encoding", "").replace(" ", "").lower().split(",")
    unpacks = any(word.startswith("gzip") and not word.endswith(";q=0") for word in words)
    if kept.packed is None or not unpacks:
        return Response(kept.plain, headers=headers, media_type=kept.media)
    return Response(kept.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=kept.media)
