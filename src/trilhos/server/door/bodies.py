"""Bodies of requests: whatever is no JSON is the client's fault, in whichever way it fails to be."""

from typing import Any

from litestar import Request
from litestar.exceptions import SerializationException


class Body(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """The body's JSON; the decoder has no name of its own for texts that are no UTF-8, and for nests too deep."""
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as problem:
            raise SerializationException(str(problem)) from problem
