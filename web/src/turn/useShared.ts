import { useEffect } from "preact/hooks";
import type { Layout } from "../layout/layout";
import type { TableLink } from "../live/link";
import { useSettings } from "../settings/useSettings";
import type { Target } from "../view/legal";

/** Shows the room what is chosen here, if its owner wants that. */
export function useShared(link: TableLink, { beside }: Layout, target: Target | null): void {
  const { pointing } = useSettings();
  const shared = beside && pointing ? target : null;
  useEffect(() => {
    if (!shared) return;
    link.point(shared);
    return () => link.point(null);
  }, [link, JSON.stringify(shared)]);
}
