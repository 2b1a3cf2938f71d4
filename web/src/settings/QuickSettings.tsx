import { Icon } from "../look/Icon";
import { useText } from "../text/context";
import { changeSettings } from "./settings";
import { shownTheme } from "./theme";
import { useSettings } from "./useSettings";
import "./quick.css";

/** What is changed in the middle of a game, one press away: all sounds, and light or dark. */
export function QuickSettings() {
  const text = useText();
  const { muted } = useSettings();
  const dark = shownTheme() === "dark";
  return (
    <>
      <button
        type="button"
        class="icon-button quick"
        aria-pressed={muted}
        aria-label={text("quick-mute")}
        title={text(muted ? "quick-muted" : "quick-mute")}
        onClick={() => changeSettings({ muted: !muted })}
      >
        <Icon name={muted ? "mute" : "sound"} />
      </button>
      <button
        type="button"
        class="icon-button quick"
        aria-label={text(dark ? "quick-light" : "quick-dark")}
        title={text(dark ? "quick-light" : "quick-dark")}
        onClick={() => changeSettings({ theme: dark ? "light" : "dark" })}
      >
        <Icon name={dark ? "sun" : "moon"} />
      </button>
    </>
  );
}
