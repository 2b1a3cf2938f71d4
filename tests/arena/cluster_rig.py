"""A Ray cluster on the loopback, of two machines with a processor each, that lives as long as its stdin is open.

A process of its own: Ray's threads, warnings and children stay out of the tests. It prints the address; on the line
`kill` it ends the second machine as a power cut would and says `killed`; at the end of its input it ends everything.
"""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

# Not 127.0.0.1: Ray takes that for "this machine" and looks for its address in the network.
LOOPBACK = "127.0.0.2"
MEMORY = 80 * 2**20
# A busy computer is no lost machine: a dead one refuses to answer at once, and that is how it is noticed.
PATIENT = {"RAY_health_check_timeout_ms": "60000", "RAY_gcs_server_port_wait_time_s": "300"}
TRIES = 5  # of half a minute each, which is what Ray gives a machine to start


def head(node: dict[str, Any]) -> Any:
    from ray.cluster_utils import Cluster

    return Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})


def patiently(start: Callable[[], Any]) -> Any:
    for _ in range(TRIES - 1):
        with suppress(Exception):  # Ray's own word for "it took too long"
            return start()
    return start()


def main() -> None:
    os.environ.update(PATIENT, RAY_USAGE_STATS_ENABLED="0")
    node: dict[str, Any] = {"num_cpus": 1, "node_ip_address": LOOPBACK, "object_store_memory": MEMORY}
    cluster = patiently(lambda: head(node))
    second = patiently(lambda: cluster.add_node(**node))
    print(cluster.address, flush=True)
    for line in sys.stdin:
        if line.strip() == "kill":
            cluster.remove_node(second, allow_graceful=False)
            print("killed", flush=True)
    cluster.shutdown()


if __name__ == "__main__":
    main()
