// How soon each page that may be opened first can be used on a throttled phone with nothing in its cache:
// `npm run measure -- http://127.0.0.1:8000 [times] [name]`, at a running server.
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { devices } from "playwright-core";
import { launch } from "./camera.mjs";

const SERVER = process.argv[2] ?? "http://127.0.0.1:8000";
const TIMES = Number(process.argv[3] ?? 5);
const ONLY = process.argv[4] ?? "";
const PHONE = { cpu: Number(process.env.CPU ?? 4), latency: 150, down: 1.6e6 / 8, up: 0.75e6 / 8 }; // bytes a second
const FAR = { cpu: 1, latency: 2000, down: -1, up: -1 }; // nothing but the way there and back takes time: trips can be counted
const QUIET = 1500; // milliseconds without a long task: from then on the page answers at once
const DATA = fileURLToPath(new URL("../../src/trilhos/boards/data/", import.meta.url));
const TABLE = ".table .board";

const boards = readdirSync(DATA).map((file) => file.replace(".json", ""));
const [, friend] = [{ kind: "you", name: "Ana" }, { kind: "open" }];
const bot = { kind: "bot", bot: "easy" };
const pages = {
  "first page": () => ({ hash: "#/", wanted: ".new-game .play" }),
  rules: () => ({ hash: `#/rules/${boards.at(-1)}`, wanted: ".rules h2" }),
  lobby: async () => ({
    hash: `#/game/${(await makeGame(boards[0], friend)).game}`,
    wanted: "form.join-line",
  }),
  "secret link": async () => {
    const { game, tokens } = await makeGame(boards.at(-1), bot);
    return { hash: `#/game/${game}/${tokens[0]}`, wanted: TABLE, complete: "[id$=-land]" };
  },
  ...Object.fromEntries(boards.map((board) => [`game: ${board}`, () => seatAt(board)])),
};

async function seatAt(board) {
  const { game, tokens } = await makeGame(board, bot);
  const kept = { [`trilhos.seats.${game}`]: JSON.stringify({ chairs: tokens, at: 1 }) };
  return { hash: `#/game/${game}`, wanted: TABLE, complete: "[id$=-land]", kept };
}

async function makeGame(edition, other) {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ edition, chairs: [{ kind: "you", name: "Ana" }, other], first: 0 });
  return (await fetch(`${SERVER}/api/games`, { method: "POST", headers, body })).json();
}

const browser = await launch();
console.log(
  "median of",
  TIMES,
  "visits: ms, kB with headers, round trips one after the other, ms of CPU unthrottled",
);
for (const [name, make] of Object.entries(pages)) if (name.includes(ONLY)) await report(name, make);
await browser.close();

async function report(name, make) {
  const runs = [];
  for (let i = 0; i < TIMES; i++) runs.push(await visit(await make(), PHONE));
  const far = await visit(await make(), FAR);
  const median = (figure) => runs.map((run) => run[figure]).sort((a, b) => a - b)[TIMES >> 1];
  const figures = ["shown", "usable", "complete"].map((figure) => `${figure} ${Math.round(median(figure))}`);
  const kilobytes = `kB ${Math.round(median("bytes") / 1000)} of ${Math.round(median("allBytes") / 1000)}`;
  const trips = Math.floor(far.shown / FAR.latency);
  console.log(
    `${name.padEnd(18)} ${figures.join("  ")}  ${kilobytes}  trips ${trips}  CPU ${Math.round(far.cpu)}`,
  );
}

/** One visit with nothing in the cache: milliseconds until what is wanted is there, the page quiet, everything there. */
async function visit({ hash, wanted, complete = wanted, kept = {} }, profile) {
  const context = await browser.newContext(devices["Pixel 5"]);
  const page = await context.newPage();
  await page.addInitScript((items) => Object.assign(localStorage, items), kept);
  await page.addInitScript(watch, { wanted, complete });
  const line = await throttled(context, page, profile);
  const come = [];
  line.on("Network.loadingFinished", ({ encodedDataLength }) => come.push([Date.now(), encodedDataLength]));
  await page.goto(`${SERVER}/${hash}`, { waitUntil: "commit" });
  await page.waitForFunction((quiet) => performance.now() - window.lastNews > quiet, QUIET, { polling: 200 });
  const told = await page.evaluate(() => window.told());
  const cpu = await cpuTime(line);
  await context.close();
  const until = (time) => come.reduce((sum, [at, bytes]) => sum + (at <= time ? bytes : 0), 0);
  return { ...told, bytes: until(told.shownAt), allBytes: until(Number.POSITIVE_INFINITY), cpu };
}

async function throttled(context, page, { cpu, latency, down, up }) {
  const line = await context.newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Performance.enable", { timeDomain: "threadTicks" });
  const network = { offline: false, latency, downloadThroughput: down, uploadThroughput: up };
  await line.send("Network.emulateNetworkConditions", network);
  await line.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  return line;
}

async function cpuTime(line) {
  const { metrics } = await line.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
}

/** Notes in the page when each element is there, and when the last long task and the last file ended. */
function watch({ wanted, complete }) {
  let [shown, whole, busyUntil] = [0, 0, 0];
  const now = () => performance.now();
  window.lastNews = Number.POSITIVE_INFINITY;
  const note = () => {
    if (whole) window.lastNews = now();
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) busyUntil = startTime + duration;
    note();
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver(note).observe({ type: "resource" });
  new MutationObserver(() => {
    if (!shown && document.querySelector(wanted)) shown = now();
    if (whole || !shown || !document.querySelector(complete)) return;
    whole = now();
    note();
  }).observe(document, { childList: true, subtree: true });
  window.told = () => {
    const ends = performance.getEntriesByType("resource").map(({ responseEnd }) => responseEnd);
    const usable = Math.max(shown, busyUntil);
    return {
      shown,
      usable,
      complete: Math.max(whole, usable, ...ends),
      shownAt: performance.timeOrigin + shown,
    };
  };
}
