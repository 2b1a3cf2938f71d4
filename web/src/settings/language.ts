import { type Language, preferredLanguage } from "../text/catalogues";
import type { Settings } from "./settings";

/** The language to speak: the chosen one, else the browser's. */
export const wantedLanguage = ({ language }: Settings): Language =>
  language === "system" ? preferredLanguage(navigator.languages) : language;
