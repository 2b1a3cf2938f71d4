import { useEffect, useState } from "preact/hooks";

const LONGEST_TIMEOUT = 2 ** 31 - 1; // milliseconds; a longer one would fire at once

/** Milliseconds until a moment of the server's clock; seen again when so many are left as `next` says. */
export function useLeft(
  moment: number | null | undefined,
  ahead: number | null,
  next: (left: number) => number,
): number | null {
  const [, look] = useState(0);
  const left = moment == null || ahead === null ? null : moment * 1_000 - ahead - performance.now();
  useEffect(() => {
    if (left === null || left <= 0) return;
    const timer = setTimeout(() => look((times) => times + 1), Math.min(left - next(left), LONGEST_TIMEOUT));
    return () => clearTimeout(timer);
  });
  return left;
}
