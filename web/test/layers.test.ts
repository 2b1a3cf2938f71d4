// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type ICruiseOptions, type ICruiseResult } from "dependency-cruiser";
import { afterEach, expect, it } from "vitest";
import config from "../.dependency-cruiser.mjs";

const folder = mkdtempSync(join(tmpdir(), "layers-"));
afterEach(() => rmSync(folder, { recursive: true }));

/** Which rules some files break, as the tool says that `npm run check` calls. */
async function broken(files: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  const { tsConfig: _, ...options } = config.options;
  const rules = { validate: true, ruleSet: { forbidden: config.forbidden }, baseDir: folder };
  const { output } = await cruise(["src"], { ...options, ...rules } as ICruiseOptions);
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name).sort();
}

it("lets an import through that points down, and stops those that don't", async () => {
  const files = {
    "src/turn/down.ts": 'export { look } from "../look/look";',
    "src/look/look.ts": "export const look = 1;",
    "src/look/up.ts": 'import type { Turn } from "../turn/turn"; export type Look = Turn;',
    "src/turn/turn.ts": "export interface Turn {}",
    "src/count/beside.ts": 'export { down } from "../turn/other";',
    "src/turn/other.ts": 'export { down as again } from "./circle"; export const down = 1;',
    "src/turn/circle.ts": 'export { down } from "./other";',
    "src/text/lost.ts": 'export { lost } from "../nowhere/lost";',
    "src/nowhere/lost.ts": "export const lost = 1;",
  };
  expect(await broken(files)).toEqual([
    "count-imports-only-what-is-below",
    "has-its-layer",
    "look-imports-only-what-is-below",
    "no-cycles",
  ]);
});
