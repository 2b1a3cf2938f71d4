/**
 * The layers of the page, top to bottom: what stands in a line may import what stands in the lines below it, and nothing
 * above or beside it. Names are folders of src, or single files in it.
 */
const LAYERS = [
  ["gallery"],
  ["main"],
  ["early", "page"],
  ["App"],
  ["home"],
  ["fetch"],
  ["numbers", "club", "bench", "daily"],
  ["tv", "review"],
  ["game", "replay", "keeper", "rules", "workshop"],
  ["lesson", "turn", "count"],
  ["table"],
  ["menu", "sound"],
  ["orders", "vacation"],
  ["board", "log", "motion", "players"],
  ["chapters"],
  ["choices", "book"],
  ["lobby", "talk"],
  ["notices"],
  ["follow"],
  ["making"],
  ["people"],
  ["view"],
  ["telling", "tickets"],
  ["cards", "live"],
  ["deal", "PageWords"],
  ["settings", "lazy", "layout", "useAddress"],
  ["look"],
  ["boards"],
  ["text"],
  ["protocol", "ahead", "key", "memo", "address"],
];

const within = (names) => `^src/(?:${names.join("|")})(?:/|\\.)`;
const all = LAYERS.flat();

const layers = LAYERS.flatMap((line, i) =>
  line.map((name) => ({
    name: `${name}-imports-only-what-is-below`,
    severity: "error",
    from: { path: within([name]) },
    to: { path: within([...LAYERS.slice(0, i).flat(), ...line.filter((other) => other !== name)]) },
  })),
);

export default {
  forbidden: [
    ...layers.filter(({ to }) => to.path !== within([])),
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "has-its-layer",
      severity: "error",
      from: { path: within(all) },
      to: { path: "^src/", pathNot: within(all) },
    },
  ],
  options: {
    tsPreCompilationDeps: true, // imports of types count
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.(css|json|woff2)$" },
  },
};
