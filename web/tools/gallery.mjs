// Pictures of the gallery's exhibits, to look at while drawing: `npm run gallery -- PART-OF-A-NAME …`, into SHOTS.
import { mkdirSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { keep, launch, SCREENS, THEMES } from "./camera.mjs";

const FOLDER = process.env.SHOTS ?? fileURLToPath(new URL("../../build/gallery/", import.meta.url));
const SHOWS = [
  "table",
  "legal",
  "count",
  "board",
  "pieces",
  "choose",
  "legend",
  "ask-claim",
  "ask-offer",
  "home",
  "lobby",
  "rules",
];

const wanted = process.argv.slice(2);
const data = fileURLToPath(new URL("../../src/trilhos/boards/data", import.meta.url));
const boards = readdirSync(data).map((file) => file.replace(".json", ""));
const each = (name, values, shots) =>
  shots.flatMap((shot) => values.map((value) => ({ ...shot, [name]: value })));
const shots = each(
  "theme",
  THEMES,
  each("screen", Object.keys(SCREENS), each("show", SHOWS, each("board", boards, [{}]))),
);

const server = await createServer({ server: { port: 0, hmr: false, watch: null }, logLevel: "error" });
await server.listen();
const browser = await launch();
mkdirSync(FOLDER, { recursive: true });
for (const shot of shots) await take(shot);
await browser.close();
await server.close();

async function take({ board, show, screen, theme }) {
  const name = `${board}-${show}-${screen}-${theme}`;
  if (wanted.length && !wanted.some((part) => name.includes(part))) return;
  const page = await browser.newPage(SCREENS[screen]);
  page.on("pageerror", (error) => console.error(name, error.message));
  const address = server.resolvedUrls.local[0];
  await page.goto(`${address}gallery.html?board=${board}&show=${show}&theme=${theme}`);
  await page.waitForSelector("body[data-ready]");
  await page.waitForTimeout(300);
  await keep(page, `${FOLDER}/${name}.webp`);
  await page.close();
}
