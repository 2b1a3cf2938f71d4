import { useText } from "../text/context";
import { changeSettings } from "./settings";
import { useSettings } from "./useSettings";

export const LONGEST_NAME = 24; // letters, as the server has it

/** The name of whoever is at this device; it is kept as it is typed. */
export function NameField() {
  const text = useText();
  const { name } = useSettings();
  return (
    <input
      class="field"
      aria-label={text("home-name")}
      placeholder={text("home-name")}
      value={name}
      maxLength={LONGEST_NAME}
      autocomplete="nickname"
      onInput={(event) => changeSettings({ name: event.currentTarget.value })}
    />
  );
}
