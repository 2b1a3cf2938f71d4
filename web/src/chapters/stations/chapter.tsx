import { built } from "../building";
import type { PageChapter } from "../chapter";
import { Unbuilt } from "../Unbuilt";

/** A little house above its city. */
export const stations: PageChapter = {
  name: "stations",
  verbs: { station: "city" },
  actions: [
    {
      kind: "station",
      verbs: ["station"],
      icon: "house",
      key: "E",
      has: ({ seats: [seat] }) => seat?.stations !== undefined,
    },
  ],
  events: { station: { tell: built("log-station"), sound: "train", builds: true } },
  facts: [{ fact: "stations", icon: "house" }],
  building: {
    kind: "station",
    fact: "stations",
    sites: ({ stations }) => stations,
    outline: "M-13 11V-3L0-13 13-3V11Z",
    inside: "M-4 11V4.5h8V11z",
    shape: "translate(0 -3) scale(.8)",
  },
  Also: (props) => <Unbuilt {...props} fact="stations" icon="house" />,
};
