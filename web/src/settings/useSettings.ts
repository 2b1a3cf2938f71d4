import { useLayoutEffect, useState } from "preact/hooks";
import { onSettings, type Settings, settings } from "./settings";

/** The settings, and every change of them. */
export function useSettings(): Settings {
  const [known, setKnown] = useState(settings);
  useLayoutEffect(() => onSettings(setKnown), []);
  return known;
}
