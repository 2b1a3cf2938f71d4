/** Whether two things that came as JSON say the same; it looks no further than to the first difference. */
export function alike(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => alike(one[name], other[name]));
}

const isObject = (some: unknown): some is Record<string, unknown> =>
  typeof some === "object" && some !== null;
