import type { AskProps } from "../chapters/chapter";
import { PlainSheet } from "../choices/PlainSheet";

/** What was begun and no chapter asks, or else all that can be chosen. */
export function Plain({ table, legal: { verbs, others }, begun, act, onCancel }: AskProps) {
  const some = others.get(begun.mode ?? "");
  const title = some ? begun.mode! : table.view!.phase;
  const choices = some ?? [...others.values(), ...verbs.values()].flat();
  return <PlainSheet {...{ title, choices }} onChoose={({ id }) => act(id)} {...(some && { onCancel })} />;
}
