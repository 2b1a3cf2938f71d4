import { newKey } from "../key";

const NAME = "trilhos.device";

/** The secret by which a server tells this device's first attempt at a deal from others. */
export function deviceSecret(): string {
  const kept = localStorage.getItem(NAME) ?? newKey();
  localStorage.setItem(NAME, kept);
  return kept;
}
