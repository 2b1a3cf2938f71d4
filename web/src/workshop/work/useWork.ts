import { useEffect, useMemo, useState } from "preact/hooks";
import { Follower, NO_WORK, type Work } from "./Follower";

/** Long work on the server; with a place it is found again when the page is opened anew. */
export function useWork(place: string | null = null): { work: Work; follower: Follower } {
  const [work, setWork] = useState<Work>(NO_WORK);
  const follower = useMemo(() => new Follower(place && `trilhos.work.${place}`, setWork), [place]);
  useEffect(() => () => (place ? follower.stop() : follower.giveUp()), [follower]);
  return { work, follower };
}
