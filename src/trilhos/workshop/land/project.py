"""Map projections: degrees to a flat plane, y downwards."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
Projection = Callable[[Points], Points]


def projection(wanted: dict[str, Any]) -> Projection:
    """The projection that a recipe names."""
    makers = {
        "azimuthal": _azimuthal,
        "cylindrical": _cylindrical,
        "conic": _conic,
        "equirectangular": _equirectangular,
        "mercator": _mercator,
        "miller": _miller,
    }
    return makers[wanted["kind"]](wanted)


def _azimuthal(wanted: dict[str, Any]) -> Projection:
    """Lambert's azimuthal one, which keeps areas, turned clockwise by so many degrees."""
    east, north = np.radians(wanted["centre"])
    turn = np.radians(wanted.get("turn", 0.0))
    turned = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])

    def flat(degrees: Points) -> Points:
        longitude, latitude = np.radians(degrees).T
        longitude = longitude - east
        near = np.sin(north) * np.sin(latitude) + np.cos(north) * np.cos(latitude) * np.cos(longitude)
        scale = np.sqrt(2 / np.maximum(1 + near, 1e-6))
        up = np.cos(north) * np.sin(latitude) - np.sin(north) * np.cos(latitude) * np.cos(longitude)
        plane: Points = np.column_stack([scale * np.cos(latitude) * np.sin(longitude), -scale * up]) @ turned
        return plane

    return flat


def _cylindrical(wanted: dict[str, Any]) -> Projection:
    """The cylindrical one that keeps areas, for what goes around the Earth."""
    east, north = np.radians(wanted["centre"])

    def flat(degrees: Points) -> Points:
        longitude, latitude = np.radians(degrees).T
        return np.column_stack([(longitude - east) * np.cos(north), -np.sin(latitude) / np.cos(north)])

    return flat


def _stretched(latitude: Points) -> Points:
    return np.tan(np.pi / 4 + latitude / 2)


def _conic(wanted: dict[str, Any]) -> Projection:
    """Lambert's conformal conic with two standard parallels."""
    (a, b), (east, north) = np.radians(wanted["parallels"]), np.radians(wanted["centre"])
    cone = np.log(np.cos(a) / np.cos(b)) / np.log(_stretched(b) / _stretched(a))
    scale = np.cos(a) * _stretched(a) ** cone / cone
    middle = scale / _stretched(north) ** cone

    def flat(degrees: Points) -> Points:
        longitude, latitude = np.radians(degrees).T
        radius, angle = scale / _stretched(latitude) ** cone, cone * (longitude - east)
        return np.column_stack([radius * np.sin(angle), radius * np.cos(angle) - middle])

    return flat


def _equirectangular(wanted: dict[str, Any]) -> Projection:
    east, north = np.radians(wanted["centre"])
    return lambda degrees: (np.radians(degrees) - [east, 0]) * [np.cos(north), -1]


def _mercator(wanted: dict[str, Any]) -> Projection:
    east = np.radians(wanted["centre"][0])

    def flat(degrees: Points) -> Points:
        longitude, latitude = np.radians(degrees).T
        return np.column_stack([longitude - east, -np.log(_stretched(latitude))])

    return flat


def _miller(wanted: dict[str, Any]) -> Projection:
    east = np.radians(wanted["centre"][0])

    def flat(degrees: Points) -> Points:
        longitude, latitude = np.radians(degrees).T
        return np.column_stack([longitude - east, -1.25 * np.log(_stretched(0.8 * latitude))])

    return flat
