// Pictures of every board for docs/screenshots: `make screenshots`. Names as arguments pick some of them.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
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
const QUALITY = 0.75;
const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 1.5, hasTouch: true },
};

const wanted = process.argv.slice(2);
const art = fileURLToPath(new URL("../src/boards/art", import.meta.url));
const names = readdirSync(art).map((file) => file.replace(".json", ""));
const shots = names.flatMap((board) =>
  ["table", "legal", "count", "board", "legend", "ask-claim", "ask-offer", "home", "lobby", "rules"].flatMap(
    (show) =>
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
  const png = (await page.screenshot()).toString("base64");
  const webp = await page.evaluate(packed, { png, quality: QUALITY });
  writeFileSync(`${process.env.SHOTS ?? FOLDER}${name}.webp`, Buffer.from(webp, "base64"));
  await page.close();
}

/** The browser itself makes the picture small. */
async function packed({ png, quality }) {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement("canvas"), {
    width: picture.width,
    height: picture.height,
  });
  canvas.getContext("2d").drawImage(picture, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}
