import { defineConfig } from "vite";

const PAGE = "../src/trilhos/page";
const WORDS = /\/text\/([\w-]+)\/(?!rules-)[\w-]+\.ftl/;

/** What is always wanted together is one file: on a phone each request costs more than it carries. */
function together(id: string): string | undefined {
  const [, language] = WORDS.exec(id) ?? [];
  if (language) return `words-${language}`;
  return id.includes("/boards/stamps/") ? "stamps" : undefined;
}

export default defineConfig({
  base: "./",
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
