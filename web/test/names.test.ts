import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../src");
const EXPORTED = /^export (?:default )?(?:async )?(?:function|const|class|interface|type|enum) (\w+)/gm;

/** Exported names, each with the files that export one: types of the protocol are among them. */
function exported(sources: Readonly<Record<string, string>>): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [path, source] of Object.entries(sources))
    for (const [, name] of source.matchAll(EXPORTED)) found[name!] = [...(found[name!] ?? []), path];
  return found;
}

const shared = (found: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(found).filter(([, files]) => files.length > 1));

it("every exported name is one thing", () => {
  const paths = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  const found = exported(
    Object.fromEntries(paths.map((path) => [path, readFileSync(join(SRC, path), "utf8")])),
  );
  expect(Object.keys(found).length).toBeGreaterThan(400);
  expect(shared(found)).toEqual({});
});

it("two of a name are found", () => {
  const found = exported({ a: "export interface Step {", b: "export const Step = 1;", c: "const Step = 2;" });
  expect(shared(found)).toEqual({ Step: ["a", "b"] });
});
