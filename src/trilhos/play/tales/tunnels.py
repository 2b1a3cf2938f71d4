"""Tunnels: boards print them."""

from trilhos.engine.board import Route


def on_route(route: Route) -> dict[str, bool]:
    """Whether it is one."""
    return {"tunnel": route.tunnel}
