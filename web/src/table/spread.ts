/** Moves marks apart that would hide each other, as little as can be; all stay on a line of the given length. */
export function spread(places: readonly number[], size: number, length: number): number[] {
  const order = places.map((_, i) => i).sort((i, j) => places[i]! - places[j]! || i - j);
  const groups: Group[] = order.map((i) => ({ marks: [i], at: places[i]! }));
  for (let i = 1; i < groups.length; ) {
    const [left, right] = [groups[i - 1]!, groups[i]!];
    if (end(left, size, length) <= start(right, size, length)) i++;
    else {
      groups.splice(i - 1, 2, joined(left, right));
      i = Math.max(1, i - 1);
    }
  }
  const found = places.slice();
  for (const group of groups)
    group.marks.forEach((mark, nth) => {
      found[mark] = start(group, size, length) + (nth + 0.5) * size;
    });
  return found;
}

/** Marks side by side, around the middle of where they all want to be. */
interface Group {
  readonly marks: readonly number[];
  readonly at: number;
}

const joined = (a: Group, b: Group): Group => ({
  marks: [...a.marks, ...b.marks],
  at: (a.at * a.marks.length + b.at * b.marks.length) / (a.marks.length + b.marks.length),
});

const start = ({ marks, at }: Group, size: number, length: number): number => {
  const wide = marks.length * size;
  return Math.min(Math.max(at - wide / 2, -size / 2), length + size / 2 - wide);
};

const end = (group: Group, size: number, length: number): number =>
  start(group, size, length) + group.marks.length * size;
