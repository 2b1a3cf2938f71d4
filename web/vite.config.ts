import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rollup } from "vite";
import { makeText } from "./src/text/text";

const PAGE = "../src/trilhos/page";
const TEXT = fileURLToPath(new URL("../src/trilhos/text", import.meta.url));
const LANGUAGES = readdirSync(TEXT).filter((folder) => existsSync(`${TEXT}/${folder}/language.json`));
const SAID = /<p data-said="([\w-]+)"><\/p>/g;
const WORDS = /\/text\/([\w-]+)\/(rules-|lines-|\w+-(?=page\.ftl))?[\w-]+\.ftl/; // a page's own come with it
const ALWAYS = /\/src\/page\.tsx$/;
const FIRST = /\/src\/main\.ts$/;
const CODES = /\/node_modules\/uqr\//; // fetched where a code is shown
const GAME = /\/src\/game\/GamePage\.tsx$/;

/** What is always wanted together is one file: on a phone each request costs more than it carries. */
function together(id: string, graph: Graph): string | undefined {
  const [, language, part] = WORDS.exec(id) ?? [];
  if (language) return `${part ?? ""}words-${language}`;
  if (CODES.test(id)) return "qr";
  if (isBehind(FIRST, id, graph)) return "first";
  if (isBehind(ALWAYS, id, graph)) return "page";
  return isBehind(GAME, id, graph) ? "GamePage" : undefined; // what others share with a game is no file of its own
}

type Graph = Pick<Rollup.ManualChunkMeta, "getModuleInfo">;

/** Whether a module comes whenever another does, as that imports it, or what it imports does. */
function isBehind(other: RegExp, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (other.test(id)) return true;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => !seen.has(importer) && isBehind(other, importer, graph, seen));
}

/** What every page needs besides its first file comes together with that, not after it. */
const preloadPage: Plugin = {
  name: "preload-page",
  transformIndexHtml: {
    order: "post",
    handler(_, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const always = chunks.find(({ name }) => name === "page");
      if (!always) return [];
      const styles = [...(always.viteMetadata?.importedCss ?? [])];
      return [link("modulepreload", always.fileName), ...styles.map((file) => link("stylesheet", file))];
    },
  },
};

/** Where the page can't run, nobody knows which language is wanted: what its first file says, it says in all. */
const saidInAll: Plugin = {
  name: "said-in-all",
  transformIndexHtml: (html) =>
    html.replace(SAID, (_, key: string) =>
      LANGUAGES.map((one) => `<p lang="${one}">${unready(one)(key)}</p>`).join("\n"),
    ),
};

const unready = (language: string) =>
  makeText(language, [readFileSync(`${TEXT}/${language}/unready.ftl`, "utf-8")]);

const link = (rel: string, file: string): HtmlTagDescriptor => ({
  tag: "link",
  attrs: { rel, crossorigin: true, href: `./${file}` },
  injectTo: "head",
});

export default defineConfig({
  base: "./",
  plugins: [saidInAll, preloadPage],
  esbuild: { jsx: "automatic", jsxImportSource: "preact" },
  server: { fs: { allow: [".."] } },
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks: together } },
  },
});
