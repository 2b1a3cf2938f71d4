// How smoothly a board pans: frames are counted while the pointer drags it. `npm run frames [board]`
import { chromium } from "playwright-core";
import { createServer } from "vite";

const board = process.argv[2] ?? "world";
const STEPS = 180;
const server = await createServer({ server: { port: 0, hmr: false, watch: null }, logLevel: "error" });
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-sync",
    "--no-first-run",
  ],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(`${server.resolvedUrls.local[0]}gallery.html?board=${board}&show=table`);
await page.waitForSelector("body[data-ready]");
await page.mouse.move(500, 400);
await page.mouse.wheel(0, -500);
await page.waitForTimeout(1500);
console.log("doing nothing", await page.evaluate(idle, STEPS));
console.log("panning", await page.evaluate(dragged, STEPS));
console.log("lighting one route", await page.evaluate(relit));
await browser.close();
await server.close();

/** What the machine manages at best. */
async function idle(steps) {
  const start = performance.now();
  for (let i = 0; i < steps; i++) await new Promise(requestAnimationFrame);
  return { framesPerSecond: Math.round((1000 * steps) / (performance.now() - start)) };
}

/** Drag by synthetic pointer events, one a frame, and time the frames. */
async function dragged(steps) {
  const element = document.querySelector(".board");
  const send = (type, x) =>
    element.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, clientX: x, clientY: 400, bubbles: true, pointerType: "touch" }),
    );
  element.setPointerCapture = () => {};
  send("pointerdown", 500);
  const times = [];
  for (let i = 0; i < steps; i++) {
    send("pointermove", 500 + 150 * Math.sin(i / 20));
    times.push(await new Promise(requestAnimationFrame));
  }
  send("pointerup", 500);
  const gaps = times
    .slice(1)
    .map((time, i) => time - times[i])
    .sort((a, b) => a - b);
  const at = (part) => Math.round(gaps[Math.floor(gaps.length * part)] * 10) / 10;
  const rate = (1000 * gaps.length) / gaps.reduce((a, b) => a + b);
  return { framesPerSecond: Math.round(rate), median: at(0.5), p95: at(0.95), worst: at(0.999) };
}

async function relit() {
  const route = document.querySelector("[data-route]");
  const gaps = [];
  for (let i = 0; i < 20; i++) {
    const start = performance.now();
    route.classList.toggle("faded");
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    gaps.push((performance.now() - start) / 2);
  }
  return { median: Math.round(gaps.sort((a, b) => a - b)[10]) };
}
