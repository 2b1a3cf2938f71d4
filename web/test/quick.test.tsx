import { render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { QuickSettings } from "../src/settings/QuickSettings";
import { SettingsForm } from "../src/settings/SettingsDialog";
import { changeSettings, setting } from "../src/settings/settings";
import { startTheme } from "../src/settings/theme";
import { play } from "../src/sound/sounds";
import { sound } from "../src/sound/synth";
import { ActionBar } from "../src/table/ActionBar";
import { looking } from "../src/table/acting";
import { all, calm, click, show } from "./page";
import { english } from "./text";

vi.mock("../src/sound/synth", () => ({ sound: vi.fn() }));

beforeEach(() => {
  changeSettings({ muted: false, theme: "light" });
  startTheme();
});
afterEach(() => render(null, document.body));

const button = (key: string) => `[aria-label="${english(key)}"]`;

describe("what is changed in the middle of a game", () => {
  it("mutes every sound by one press, and brings them back as they were chosen", async () => {
    changeSettings({ sounds: { ...setting("sounds"), card: false } });
    await show(<QuickSettings />);
    await click(button("quick-mute"));
    expect(all(button("quick-mute"))[0]!.getAttribute("aria-pressed")).toBe("true");
    play("train");
    await calm();
    expect(sound).not.toHaveBeenCalled();
    await click(button("quick-mute"));
    play("card");
    play("train");
    await vi.waitFor(() => expect(vi.mocked(sound).mock.calls).toEqual([["train"]]));
  });

  it("is light or dark by one press", async () => {
    await show(<QuickSettings />);
    await click(button("quick-dark"));
    expect(document.documentElement.dataset.theme).toBe("dark");
    await click(button("quick-light"));
    expect(document.documentElement.dataset.theme).toBe("light");
  });

  it("leaves the single sounds alone while all are off", async () => {
    await show(<SettingsForm />);
    const boxes = () => all(".settings-sounds input") as HTMLInputElement[];
    expect(boxes().map(({ disabled }) => disabled)).not.toContain(true);
    changeSettings({ muted: true });
    await calm();
    expect(boxes().map(({ disabled }) => disabled)).toEqual([
      false,
      ...boxes()
        .slice(1)
        .map(() => true),
    ]);
  });
});

describe("undo", () => {
  const bar = (undoUntil: string | null) => (
    <ActionBar acting={{ ...looking, undoUntil, events: { onUndo: () => {} } }} prompt="" actions={[]} />
  );

  it("says how long it is possible once others have to move", async () => {
    await show(bar("Bia"));
    expect(all("[data-undo]")[0]!.textContent).toContain(english("undo-until", { name: "Bia" }));
    await show(bar(null));
    expect(all("[data-undo] .until")).toEqual([]);
  });
});
