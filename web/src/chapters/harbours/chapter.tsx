import { built } from "../building";
import type { PageChapter } from "../chapter";
import { Unbuilt } from "../Unbuilt";

/** A lighthouse on a quay. */
export const harbours: PageChapter = {
  name: "harbours",
  verbs: { harbour: "city" },
  actions: [
    {
      kind: "harbour",
      verbs: ["harbour"],
      icon: "anchor",
      key: "H",
      has: ({ seats: [seat] }) => seat?.harbours !== undefined,
    },
  ],
  events: { harbour: { tell: built("log-harbour"), sound: "train", builds: true } },
  facts: [{ fact: "harbours", icon: "anchor" }],
  building: {
    kind: "harbour",
    fact: "harbours",
    sites: ({ harbours }) => harbours,
    outline: "M-14 11V5H-7.5L-5.5-9H-7V-13H7V-9H5.5L7.5 5H14V11Z",
    inside: "M-4-12.5h8v3h-8z",
    shape: "translate(0 1) scale(.75)",
  },
  Also: (props) => <Unbuilt {...props} fact="harbours" icon="anchor" />,
};
