"""The schema has limits on everything, and nothing that msgspec can't bear."""

from collections.abc import Iterator

from msgspec import inspect

from trilhos.boards.schema import BoardFile


def types(of: inspect.Type, place: str, seen: set[type]) -> Iterator[tuple[str, inspect.Type]]:
    """All types that a type is made of, each with its place."""
    yield place, of
    match of:
        case inspect.Metadata():
            inner = [(place, of.type)]
        case inspect.StructType() if of.cls not in seen:
            seen.add(of.cls)
            inner = [(f"{place}.{field.name}", field.type) for field in of.fields]
        case inspect.ListType():
            inner = [(f"{place}[]", of.item_type)]
        case inspect.TupleType():
            inner = [(f"{place}[]", one) for one in of.item_types]
        case inspect.DictType():
            inner = [(f"{place}.key", of.key_type), (f"{place}.value", of.value_type)]
        case inspect.UnionType():
            inner = [(f"{place}|", one) for one in of.types]
        case _:
            inner = []
    for at, one in inner:
        yield from types(one, at, seen)


ALL = list(types(inspect.type_info(BoardFile), "board", set()))


def unlimited(of: inspect.Type) -> bool:
    match of:
        case inspect.ListType() | inspect.DictType():
            return not of.max_length
        case inspect.IntType() | inspect.FloatType():
            return of.ge is None or of.le is None
        case inspect.StrType():
            return not (of.max_length or of.pattern)
    return False


def test_everything_has_limits() -> None:
    assert [place for place, of in ALL if unlimited(of)] == []
    assert len(ALL) > 100
    assert unlimited(inspect.type_info(list[int]))
    assert unlimited(inspect.type_info(int))
    assert unlimited(inspect.type_info(str))


def test_no_pattern_stands_beside_other_kinds() -> None:
    """Or else programs end in a segmentation fault, every third time (msgspec 0.22)."""
    kinds = [one for place, of in ALL if isinstance(of, inspect.UnionType) for one in of.types]
    assert [one for one in kinds if isinstance(one, inspect.StrType) and one.pattern] == []
    assert len(kinds) > 10
