// What both makers of pictures share: a browser, its screens, and pictures small enough to keep.
import { writeFileSync } from "node:fs";
import { chromium } from "playwright-core";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
const QUALITY = 0.75;

export const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 1.5, hasTouch: true },
};
export const THEMES = ["light", "dark"];

export const launch = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });

/** Keeps what a page shows. */
export async function keep(page, path) {
  const png = (await page.screenshot()).toString("base64");
  const webp = await page.evaluate(packed, { png, quality: QUALITY });
  writeFileSync(path, Buffer.from(webp, "base64"));
}

/** The browser itself makes the picture small; a page's policy may forbid pictures from data, so no Image is used. */
async function packed({ png, quality }) {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = Object.assign(document.createElement("canvas"), {
    width: picture.width,
    height: picture.height,
  });
  canvas.getContext("2d").drawImage(picture, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}
