"""What clients send: whatever can't be read, or hasn't the shape that was asked for, is their fault."""

from typing import Any, TypeVar

import msgspec
from litestar import Request
from litestar.exceptions import SerializationException, ValidationException

T = TypeVar("T")


class Body(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """The body's JSON; the decoder has no name of its own for texts that are no UTF-8, and for nests too deep."""
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as problem:
            raise SerializationException(str(problem)) from problem


def decoded(raw: str | msgspec.Raw, decoder: msgspec.json.Decoder[T]) -> T:
    """What was said over a live connection; ValidationException, as for a body, where it hasn't the decoder's shape."""
    try:
        return decoder.decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise ValidationException(extra=[{"key": "", "message": str(problem)}]) from problem
