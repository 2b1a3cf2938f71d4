"""Files of others as typed structures: what is wrong with one is said by the name of its field."""

from typing import Annotated, Any, Final, TypeVar

from msgspec import Meta, Struct, ValidationError, convert
from msgspec.structs import fields

from trilhos.errors import BadFile

Hash = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]  # SHA-256, or 256 bits, in hexadecimal
Seed = Annotated[str, Meta(pattern=r"\A[0-9]{1,39}\Z")]  # as long as the greatest of 128 bits
UNSOUND: Final = (ValidationError, UnicodeError)  # half a surrogate pair is no letter
MISSING: Final = object()

S = TypeVar("S", bound=Struct)


def typed(data: dict[str, Any], shape: type[S], source: str, within: str = "") -> S:
    """The structure in a file; BadFile names the first of its fields that is missing or of the wrong kind."""
    found: dict[str, Any] = {}
    for field in fields(shape):
        value = data.get(field.name, MISSING)
        if value is MISSING and not field.required:
            continue
        try:
            found[field.name] = convert(value, field.type)
        except UNSOUND:
            raise BadFile("bad-save-field", file=source, field=within + field.name) from None
    return shape(**found)
