import { useLayoutEffect, useState } from "preact/hooks";
import { type Membership, membership, onMembership } from "./membership";

/** Who this device is in the club, and every change of it. */
export function useMembership(): Membership | null {
  const [known, setKnown] = useState(membership);
  useLayoutEffect(() => onMembership(() => setKnown(membership())), []);
  return known;
}

/** Whether this device is in the club, by a key that is good. */
export function useIsMember(): boolean {
  const known = useMembership();
  return known !== null && !known.lost;
}
