// Pictures for docs/screenshots, of the real page on a real server: `make screenshots`. Parts of names pick some of them.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { keep, launch, SCREENS, THEMES } from "./camera.mjs";

const HERE = (path) => fileURLToPath(new URL(path, import.meta.url));
const FOLDER = process.env.SHOTS ?? HERE("../../docs/screenshots/");
const PYTHON = process.env.PYTHON ?? HERE("../../.venv/bin/python");
const BOT = "normal";
const LANGUAGE = "pt-BR";
// A big screen looks the same at every size; this one makes the smallest picture.
const ROOM = {
  tv: { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1 },
  hand: SCREENS.phone,
};
const LIVING_ROOM = ["europe", "lakes"]; // boards that are shown there: rails, and ships with many kinds of cards
const SHOW = 7_000; // milliseconds, until the count on a big screen has something to show

const wanted = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), "trilhos-pictures-"));
const server = spawn(PYTHON, [
  ...["-m", "trilhos.cli", "serve", "--port", "0", "--lang", "en", "--log", "error"],
  ...["--db", join(scratch, "games.db"), "--limit", "create=100/100"],
]);
try {
  await takeAll(await opened(server));
} finally {
  server.kill();
  rmSync(scratch, { recursive: true });
}

/** Where the server is: it says so as soon as it is open, among what it logs. */
function opened({ stderr }) {
  return new Promise((found) => {
    stderr.on("data", (words) => {
      const [address] = String(words).match(/http:\/\/[\w.:]+/) ?? [];
      if (address) found(address);
      else console.error(String(words));
    });
  });
}

async function takeAll(address) {
  const browser = await launch();
  mkdirSync(FOLDER, { recursive: true });
  for (const place of await places(address))
    for (const screen of place.screens ?? Object.keys(SCREENS))
      for (const theme of THEMES) await take(browser, { ...place, screen, theme });
  await browser.close();
}

/** Everything that is shown: where it is, whose seats this device has there, and what to wait for. */
async function places(address) {
  const tables = join(scratch, "tables");
  execFileSync(PYTHON, [HERE("../../tools/tables.py"), tables]);
  const all = [];
  for (const file of readdirSync(tables)) {
    const [board, part] = file.replace(".json", "").split("-");
    const save = JSON.parse(readFileSync(join(tables, file), "utf-8"));
    const seats = ["link", ...Array(save.players - 1).fill(BOT)];
    const made = await post(address, "games/import", { save, seats, grace: 3600 });
    all.push({
      name: `${board}-${part === "middle" ? "table" : "count"}`,
      address,
      ...made,
      hash: `#/game/${made.game}`,
    });
  }
  const chairs = [
    { kind: "you", name: "Ana" },
    { kind: "link" },
    { kind: "open" },
    { kind: "bot", bot: BOT, name: "Téo" },
  ];
  const lobby = await post(address, "games", { edition: all[0].name.split("-")[0], chairs });
  const held = Object.assign({}, ...all.map(({ game, tokens }) => ({ [game]: tokens })));
  return [
    ...all.map((place) => ({ ...place, held: { [place.game]: place.tokens } })),
    {
      name: "lobby",
      address,
      hash: `#/game/${lobby.game}`,
      held: { [lobby.game]: lobby.tokens },
      host: lobby.host,
    },
    { name: "home", address, hash: "#/", held },
    ...all.flatMap(livingRoom),
    { name: "lobby", address, hash: `#/game/${lobby.game}/tv`, held: {}, screens: ["tv"] },
  ];
}

/** The same games around a television: what everybody sees, and a hand. */
function livingRoom({ name, address, hash, game, tokens }) {
  const [board, part] = name.split("-");
  if (!LIVING_ROOM.includes(board)) return [];
  const tv = { name, address, hash: `${hash}/tv`, held: {}, screens: ["tv"] };
  if (part === "count") return [{ ...tv, wait: SHOW }];
  return [tv, { name, address, hash: `${hash}/hand`, held: { [game]: tokens }, screens: ["hand"] }];
}

async function post(address, path, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${address}/api/${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

async function take(browser, { name, address, hash, held, host, screen, theme, wait = 500 }) {
  const file = `${name}-${screen}-${theme}`;
  if (wanted.length && !wanted.some((part) => file.includes(part))) return;
  const context = await browser.newContext({
    ...SCREENS[screen],
    ...ROOM[screen],
    locale: LANGUAGE,
    colorScheme: theme,
  });
  await context.addInitScript(sitDown, { held, host });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(file, error.message));
  await page.goto(`${address}/${hash}`);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(wait);
  await keep(page, join(FOLDER, `${file}.webp`));
  await context.close();
}

/** In the browser, before the page: this device holds the seats, and has seen the show of each final count. */
function sitDown({ held, host }) {
  for (const [game, tokens] of Object.entries(held)) {
    const seats = { chairs: { 0: tokens[0] }, at: 1, ...(host && { host }) };
    localStorage.setItem(`trilhos.seats.${game}`, JSON.stringify(seats));
    localStorage.setItem(`trilhos.counted.${game}`, "yes");
  }
}
