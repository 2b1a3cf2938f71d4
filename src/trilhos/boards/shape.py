"""Whether JSON has the shape of a board's file: every fault, where the decoder would stop at the first."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice

from msgspec import ValidationError, convert, inspect, json

from trilhos.boards.faults import BoardFault, short
from trilhos.boards.schema import BoardFile

JOINERS = "\u200c\u200d"  # letters of some scripts need them between two others


def misshapen(data: object) -> Iterator[BoardFault]:
    """What of the data isn't as the schema says."""
    return _faults(data, _board_file(), "")


@cache
def _board_file() -> inspect.Type:
    """The schema as data, put together once: it takes longer than most files."""
    return inspect.type_info(BoardFile)


def _faults(value: object, wanted: inspect.Type, place: str) -> Iterator[BoardFault]:
    match wanted:
        case inspect.Metadata():  # with a sentence about it
            yield from _faults(value, wanted.type, place)
        case inspect.StructType():
            yield from _object(value, wanted, place)
        case inspect.ListType() | inspect.TupleType():
            yield from _list(value, wanted, place)
        case inspect.DictType():
            yield from _dictionary(value, wanted, place)
        case inspect.UnionType():
            yield from _union(value, wanted, place)
        case inspect.LiteralType():
            if value not in wanted.values or isinstance(value, bool):
                yield BoardFault(place, "choice", known=", ".join(map(str, wanted.values)))
        case inspect.StrType():
            yield from _text(value, wanted, place)
        case inspect.IntType() | inspect.FloatType():
            yield from _number(value, wanted, place)
        case _:  # yes or no
            if not isinstance(value, bool):
                yield BoardFault(place, "flag")


def _object(value: object, wanted: inspect.StructType, place: str) -> Iterator[BoardFault]:
    if not isinstance(value, dict):
        yield BoardFault(place, "object")
        return
    if _fits(value, wanted.cls):
        return
    for field in wanted.fields:
        name = field.encode_name
        if name in value:
            yield from _faults(value[name], field.type, _within(place, name))
        elif field.required:
            yield BoardFault(_within(place, name), "missing")
    known = {field.encode_name for field in wanted.fields}
    for name in value:
        if name not in known:
            yield BoardFault(_within(place, short(name)), "unknown")


def _fits(value: object, wanted: type) -> bool:
    """Whether the decoder takes it, and it can be printed: thirty times as fast as a walk, for what has no faults."""
    try:
        convert(value, wanted)
    except ValidationError:
        return False
    return _printable(value)


def _printable(value: object) -> bool:
    """Whether all text can be printed. As JSON has it, other letters are as they are, or stand behind a backslash."""
    try:
        text = json.encode(value).decode()
    except UnicodeEncodeError:  # halves of letters
        return False
    for fine in (r"\\", r"\"", *JOINERS):
        text = text.replace(fine, "")
    return "\\" not in text and text.isprintable()


def _dictionary(value: object, wanted: inspect.DictType, place: str) -> Iterator[BoardFault]:
    if not isinstance(value, dict):
        yield BoardFault(place, "object")
        return
    yield from _count(len(value), wanted.min_length, wanted.max_length, place)
    for name, inner in islice(value.items(), wanted.max_length):  # what is far too long isn't looked at
        yield from _faults(name, wanted.key_type, _within(place, short(name)))
        yield from _faults(inner, wanted.value_type, _within(place, short(name)))


def _list(value: object, wanted: inspect.ListType | inspect.TupleType, place: str) -> Iterator[BoardFault]:
    if not isinstance(value, list):
        yield BoardFault(place, "list")
        return
    if isinstance(wanted, inspect.TupleType):
        types = [*wanted.item_types]
        yield from _count(len(value), len(types), len(types), place)
    else:
        types = [wanted.item_type] * (wanted.max_length or 0)  # all of the schema have one
        yield from _count(len(value), wanted.min_length, wanted.max_length, place)
    for at, (inner, sort) in enumerate(zip(value, types, strict=False)):
        yield from _faults(inner, sort, f"{place}[{at}]")


def _count(count: int, least: int | None, most: int | None, place: str) -> Iterator[BoardFault]:
    if not (least or 0) <= count <= (most or 0):
        yield BoardFault(place, "count", least=least or 0, most=most or 0, count=count)


def _union(value: object, wanted: inspect.UnionType, place: str) -> Iterator[BoardFault]:
    """One of several kinds; where all but one are null, it is told what is wrong with that one."""
    found = [list(_faults(value, one, place)) for one in wanted.types if not isinstance(one, inspect.NoneType)]
    if (value is None and wanted.includes_none) or not all(found):
        return
    yield from found[0] if len(found) == 1 else [BoardFault(place, "kind")]


def _text(value: object, wanted: inspect.StrType, place: str) -> Iterator[BoardFault]:
    if not isinstance(value, str):
        yield BoardFault(place, "text")
    elif wanted.pattern and not re.search(wanted.pattern, value):
        yield BoardFault(place, "id", name=short(value))
    elif not (wanted.min_length or 0) <= len(value) <= (wanted.max_length or len(value)):
        yield BoardFault(place, "long", most=wanted.max_length or 0, count=len(value))
    elif not _printable(value):
        yield BoardFault(place, "letters")


def _number(value: object, wanted: inspect.IntType | inspect.FloatType, place: str) -> Iterator[BoardFault]:
    least, most = wanted.ge or 0, wanted.le or 0  # all numbers of the schema have both
    whole = isinstance(wanted, inspect.IntType)
    good = isinstance(value, int if whole else int | float) and not isinstance(value, bool)
    if not good or not least <= value <= most:  # type: ignore[operator]
        yield BoardFault(place, "number" if whole else "decimal", least=f"{least:g}", most=f"{most:g}")


def _within(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name
