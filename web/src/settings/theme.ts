import { onSettings, type Settings, settings } from "./settings";

export type Theme = "light" | "dark";

const root = () => document.documentElement;
const system = () => matchMedia("(prefers-color-scheme: dark)");

/** Light or dark, signs and names, as the settings say, from now on; the gallery forces its theme. */
export function startTheme(forced?: Theme): void {
  const show = () => dress(settings(), forced);
  onSettings(show);
  system().addEventListener("change", show);
  show();
}

/** The theme that is shown now. */
export const shownTheme = (): Theme => (root().dataset.theme === "dark" ? "dark" : "light");

function dress({ theme, glyphs, colourNames, pace }: Settings, forced?: Theme): void {
  const natural = system().matches ? "dark" : "light";
  root().dataset.theme = forced ?? (theme === "system" ? natural : theme);
  root().dataset.glyphs = glyphs ? "on" : "off";
  root().dataset.colourNames = colourNames ? "on" : "off";
  root().dataset.pace = pace;
}
