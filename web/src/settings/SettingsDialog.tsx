import { useState } from "preact/hooks";
import { Check } from "../look/Check";
import { Dialog } from "../look/Dialog";
import { Icon } from "../look/Icon";
import { languageNames } from "../text/catalogues";
import { useText } from "../text/context";
import { NameField } from "./NameField";
import { changeSettings, paceNames, type Settings, soundNames, themes, tongues } from "./settings";
import { useSettings } from "./useSettings";
import "./settings.css";

/** Everything that can be liked this way or that; a change holds at once. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text("settings-title")} onClose={onClose}>
      <SettingsForm />
    </Dialog>
  );
}

export function SettingsButton() {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="icon-button settings-button"
        aria-label={text("settings-title")}
        onClick={() => setOpen(true)}
      >
        <Icon name="gear" size={22} />
      </button>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

export function SettingsForm() {
  const text = useText();
  const kept = useSettings();
  return (
    <div class="settings">
      <div class="line">
        <span aria-hidden="true">{text("home-name")}</span>
        <NameField />
      </div>
      <Choice name="language" values={tongues} label={text("settings-language")} />
      <Choice name="theme" values={themes} label={text("settings-theme")} />
      <Choice name="pace" values={paceNames} label={text("settings-pace")} />
      <Check
        on={kept.glyphs}
        label={text("settings-glyphs")}
        onChange={(glyphs) => changeSettings({ glyphs })}
      />
      <Check
        on={kept.colourNames}
        label={text("settings-colour-names")}
        onChange={(colourNames) => changeSettings({ colourNames })}
      />
      <Check on={kept.lines} label={text("settings-lines")} onChange={(lines) => changeSettings({ lines })} />
      <Check on={kept.coach} label={text("settings-coach")} onChange={(coach) => changeSettings({ coach })} />
      <Sounds />
    </div>
  );
}

interface ChoiceProps<Name extends "language" | "theme" | "pace"> {
  name: Name;
  values: readonly Settings[Name][];
  label: string;
}

function Choice<Name extends "language" | "theme" | "pace">({ name, values, label }: ChoiceProps<Name>) {
  const text = useText();
  const kept = useSettings();
  return (
    <label class="line">
      {label}
      <select
        class="field"
        value={kept[name]}
        onChange={(event) => changeSettings({ [name]: event.currentTarget.value })}
      >
        {values.map((value) => (
          <option value={value}>{languageNames[value] ?? text(`settings-${name}-${value}`)}</option>
        ))}
      </select>
    </label>
  );
}

function Sounds() {
  const text = useText();
  const { muted, sounds } = useSettings();
  return (
    <fieldset class="settings-sounds">
      <legend>{text("settings-sounds")}</legend>
      <Check
        on={!muted}
        label={text("settings-heard")}
        onChange={(heard) => changeSettings({ muted: !heard })}
      />
      {soundNames.map((name) => (
        <Check
          key={name}
          on={sounds[name]}
          disabled={muted}
          label={text(`sound-${name.toLowerCase()}`)}
          onChange={(on) => changeSettings({ sounds: { ...sounds, [name]: on } })}
        />
      ))}
    </fieldset>
  );
}
