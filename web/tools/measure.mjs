// How soon the page can be used on a throttled phone: `npm run measure -- http://127.0.0.1:8000`, at a running server.
import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium, devices } from "playwright-core";

const SERVER = process.argv[2] ?? "http://127.0.0.1:8000";
const TIMES = Number(process.argv[3] ?? 5);
const CPU = Number(process.env.CPU ?? 4); // times slower than this machine
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const QUIET = 1500; // milliseconds without a long task: from then on the page answers at once
const ART = fileURLToPath(new URL("../src/boards/scenery/", import.meta.url));

const largest = readdirSync(ART)
  .sort((a, b) => statSync(ART + b).size - statSync(ART + a).size)[0]
  .replace(".json", "");
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
});
await report("first page", () => measure("#/", ".new-game .play"));
await report(`game (${largest})`, async () => {
  const { game, tokens } = await makeGame();
  const seats = { [`trilhos.seats.${game}`]: JSON.stringify({ chairs: tokens, at: 1 }) };
  return measure(`#/game/${game}`, ".table .board", seats);
});
await browser.close();

async function makeGame() {
  const chairs = [
    { kind: "you", name: "Ana" },
    { kind: "bot", bot: "easy" },
  ];
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ edition: largest, chairs, first: 0 });
  return (await fetch(`${SERVER}/api/games`, { method: "POST", headers, body })).json();
}

/** One visit with nothing in the cache: milliseconds until what is wanted is there and the page is quiet. */
async function measure(hash, selector, kept = {}) {
  const context = await browser.newContext(devices["Pixel 5"]);
  const page = await context.newPage();
  await page.addInitScript((items) => Object.assign(localStorage, items), kept);
  await page.addInitScript(watch, selector);
  const line = await context.newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", NETWORK);
  await line.send("Emulation.setCPUThrottlingRate", { rate: CPU });
  let bytes = 0;
  line.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(`${SERVER}/${hash}`, { waitUntil: "commit" });
  await page.waitForFunction((quiet) => performance.now() - window.lastNews > quiet, QUIET, { polling: 200 });
  const told = await page.evaluate(() => ({
    there: window.there,
    usable: Math.max(window.there, window.busyUntil),
  }));
  await context.close();
  return { ...told, kilobytes: bytes / 1000 };
}

/** Notes in the page when the element is there, and when the last long task ended. */
function watch(selector) {
  Object.assign(window, { there: 0, busyUntil: 0, lastNews: Number.POSITIVE_INFINITY });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.busyUntil = startTime + duration;
    if (window.there) window.lastNews = performance.now();
  }).observe({ type: "longtask", buffered: true });
  new MutationObserver(() => {
    if (window.there || !document.querySelector(selector)) return;
    window.there = performance.now();
    window.lastNews = window.there;
  }).observe(document, { childList: true, subtree: true });
}

async function report(what, once) {
  const runs = [];
  for (let i = 0; i < TIMES; i++) runs.push(await once());
  const median = (name) => Math.round(runs.map((run) => run[name]).sort((a, b) => a - b)[TIMES >> 1]);
  const [there, usable, kilobytes] = ["there", "usable", "kilobytes"].map(median);
  console.log(
    `${what}: shown after ${there} ms, usable after ${usable} ms, ${kilobytes} kB (median of ${TIMES})`,
  );
}
