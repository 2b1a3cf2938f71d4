"""Figures for Prometheus, in a registry of the server's own."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What the server counts."""

    def __init__(self) -> None:
        here = self.registry = CollectorRegistry()
        self.requests = Counter("trilhos_requests", "Requests by route and status", ["route", "status"], registry=here)
        self.seconds = Histogram("trilhos_request_seconds", "Time to answer", ["route"], buckets=SECONDS, registry=here)
        self.commands = Counter("trilhos_commands", "Commands carried out, by kind", ["kind"], registry=here)
        self.faults = Counter("trilhos_bot_faults", "Decisions that a bot failed to make", registry=here)
        self.refusals = Counter("trilhos_refusals", "Requests refused, by reason", ["reason"], registry=here)
        self.webhooks = Counter("trilhos_webhooks", "Notices sent, by what came of it", ["outcome"], registry=here)
        self.webhook_looks = Counter("trilhos_webhook_looks", "Looks for players who have to be told", registry=here)
        self.webhooks_under_way = Gauge("trilhos_webhooks_under_way", "Webhooks that are being seen to", registry=here)
        self.rooms = Gauge("trilhos_rooms", "Games in memory", registry=here)
        self.connections = Gauge("trilhos_connections", "Live connections", registry=here)

    def text(self) -> bytes:
        """All figures in Prometheus' format."""
        return generate_latest(self.registry)
