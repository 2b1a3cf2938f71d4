import { LONGEST_NAME } from "../settings/NameField";

/** What a group is called that has no name yet: as many of its people as fit. */
export function groupName(names: readonly string[]): string {
  const fitting = names.filter((_, i) => names.slice(0, i + 1).join(", ").length <= LONGEST_NAME);
  return fitting.join(", ") || names[0]!.slice(0, LONGEST_NAME);
}
