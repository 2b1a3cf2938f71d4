/**
 * Copies words, and tells whether that went well. Browsers let secure pages write to the clipboard; a server at home
 * speaks plain HTTP, and there the old way works.
 */
export async function copyText(words: string): Promise<boolean> {
  if (!navigator.clipboard) return copyBySelecting(words);
  return navigator.clipboard.writeText(words).then(
    () => true,
    () => false,
  );
}

function copyBySelecting(words: string): boolean {
  const field = document.createElement("textarea");
  field.value = words;
  const place = document.querySelector("dialog[open]") ?? document.body; // beside an open dialog nothing can be selected
  place.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
