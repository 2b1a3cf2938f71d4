import type { BoardDocument } from "./document";

/** By city, those next to it and the spaces of the way there. */
type Ways = ReadonlyMap<string, ReadonlyMap<string, number>>;

function waysOf({ routes }: BoardDocument): Ways {
  const ways = new Map<string, Map<string, number>>();
  const join = (a: string, b: string, cost: number) => {
    const near = ways.get(a) ?? new Map<string, number>();
    near.set(b, Math.min(cost, near.get(b) ?? cost));
    ways.set(a, near);
  };
  for (const { a, b, length, hard } of routes) {
    const cost = length * (hard ? 2 : 1); // each space takes two cards
    join(a, b, cost);
    join(b, a, cost);
  }
  return ways;
}

function spacesBetween(ways: Ways, from: string, to: string): number | null {
  const best = new Map([[from, 0]]);
  const open = new Set([from]);
  while (open.size > 0) {
    const city = [...open].reduce((one, other) => (best.get(one)! <= best.get(other)! ? one : other));
    if (city === to) return best.get(city)!;
    open.delete(city);
    for (const [next, cost] of ways.get(city) ?? []) {
      const there = best.get(city)! + cost;
      if (there >= (best.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      best.set(next, there);
      open.add(next);
    }
  }
  return null;
}

/** Spaces of the shortest way from city to city in order; null: routes don't join them. */
export function shortestWay(board: BoardDocument, cities: readonly string[]): number | null {
  const ways = waysOf(board);
  let sum = 0;
  for (let i = 1; i < cities.length; i += 1) {
    const spaces = spacesBetween(ways, cities[i - 1]!, cities[i]!);
    if (spaces === null) return null;
    sum += spaces;
  }
  return sum;
}
