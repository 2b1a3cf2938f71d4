"""A Ray cluster on the loopback, of two machines with a processor each, that lives as long as its stdin is open.

A process of its own: Ray's threads, warnings and children stay out of the tests. It prints the address; on the line
`kill` it ends the second machine as a power cut would, and at the end of its input it ends everything.
"""

import os
import sys
from typing import Any

# Not 127.0.0.1: Ray takes that for "this machine" and looks for its address in the network.
LOOPBACK = "127.0.0.2"
MEMORY = 80 * 2**20


def main() -> None:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    from ray.cluster_utils import Cluster

    node: dict[str, Any] = {"num_cpus": 1, "node_ip_address": LOOPBACK, "object_store_memory": MEMORY}
    cluster = Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
    second = cluster.add_node(**node)
    print(cluster.address, flush=True)
    for line in sys.stdin:
        if line.strip() == "kill":
            cluster.remove_node(second, allow_graceful=False)
    cluster.shutdown()  # type: ignore[no-untyped-call]


if __name__ == "__main__":
    main()
