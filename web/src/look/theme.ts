export type Theme = "light" | "dark";

const KEY = "trilhos-theme";
const root = () => document.documentElement;

/** The theme that was chosen, else the system's. */
export function startTheme(forced?: Theme): void {
  const chosen = forced ?? localStorage.getItem(KEY);
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  root().dataset.theme = chosen === "dark" || chosen === "light" ? chosen : system;
}

export function toggleTheme(): void {
  const next = root().dataset.theme === "dark" ? "light" : "dark";
  root().dataset.theme = next;
  localStorage.setItem(KEY, next);
}
