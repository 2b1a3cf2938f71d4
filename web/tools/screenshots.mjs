// Pictures of every board for docs/screenshots: `make screenshots`. Names as arguments pick some of them.
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const FOLDER = fileURLToPath(new URL("../../docs/screenshots/", import.meta.url));
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true },
};

const wanted = process.argv.slice(2);
const names = execFileSync("ls", [fileURLToPath(new URL("../src/boards/art", import.meta.url))], {
  encoding: "utf-8",
})
  .split("\n")
  .filter(Boolean)
  .map((file) => file.replace(".json", ""));
const shots = names.flatMap((board) =>
  ["table", "legal", "count", "board", "legend", "pay", "offer", "home", "lobby"].flatMap((show) =>
    Object.keys(SCREENS).flatMap((screen) =>
      ["light", "dark"].map((theme) => ({
        board,
        show,
        screen,
        theme,
        name: `${board}-${show}-${screen}-${theme}`,
      })),
    ),
  ),
);
const kept = ({ name, show }) =>
  wanted.length ? wanted.some((part) => name.includes(part)) : show === "table" || show === "count";

const server = await createServer({ server: { port: 0, hmr: false, watch: null }, logLevel: "error" });
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: FLAGS,
});
mkdirSync(FOLDER, { recursive: true });
for (const shot of shots.filter(kept)) await take(shot);
await browser.close();
await server.close();

async function take({ board, show, screen, theme, name }) {
  const page = await browser.newPage(SCREENS[screen]);
  page.on("pageerror", (error) => console.error(name, error.message));
  const address = server.resolvedUrls.local[0];
  await page.goto(`${address}gallery.html?board=${board}&show=${show}&theme=${theme}`);
  await page.waitForSelector("body[data-ready]");
  await page.waitForTimeout(300);
  const path = `${process.env.SHOTS ?? FOLDER}${name}.png`;
  rmSync(path, { force: true });
  await page.screenshot({ path });
  await page.close();
}
