import type { EventData } from "../../protocol/schema";
import { oneByOne, Remembered, routeTold, type Scene, type Told, who } from "../../telling/tale";
import { legalOf } from "../../view/legal";
import type { AskProps, PageChapter } from "../chapter";
import { Paying } from "../payments/Paying";
import { laid, paid } from "../payments/paid";
import { Dug } from "./Dug";
import { isTunnel, TunnelEdge, TunnelSymbol } from "./Edge";
import { Risk } from "./Risk";
import { TunnelSheet } from "./TunnelSheet";
import { tunnelIn } from "./tunnel";

/** Cards have been turned over: what they cost is paid, or the tunnel is given up. */
function Digging(props: AskProps) {
  const { board, table, entries, legal, act } = props;
  const tunnel = tunnelIn(entries);
  if (!tunnel) return <Paying {...props} />;
  const { laid, hand, paying_for } = table.view!;
  const choices = { pays: legalOf(legal, "pay"), yields: legalOf(legal, "yield")[0] ?? null };
  return (
    <TunnelSheet
      {...{ board, laid, hand }}
      {...tunnel}
      {...choices}
      route={paying_for!.route!}
      onChoose={({ id }) => act(id)}
    />
  );
}

const turned = new Remembered<readonly string[]>(() => []);

function turnOver(scene: Scene, event: EventData): Told[] {
  if (event.card) turned.keep(scene, [...turned.of(scene), event.card]);
  return [];
}

function tried(scene: Scene, event: EventData): Told[] {
  const name = who(scene, event);
  const cards = { laid: laid(scene), turned: oneByOne(turned.take(scene)) };
  return [
    ["log-tunnel", { name, route: routeTold(scene, event), ...cards, surcharge: event.surcharge ?? 0 }],
  ];
}

function givenUp(scene: Scene, event: EventData): Told[] {
  paid(scene);
  return [["log-yield", { name: who(scene, event), route: routeTold(scene, event) }]];
}

/** Routes whose price can rise by cards that are turned over. */
export const tunnels: PageChapter = {
  name: "tunnels",
  verbs: { yield: "sheet" },
  asks: [
    {
      name: "tunnel",
      open: ({ verbs }, _, { view }) => verbs.size > 0 && Object.keys(view!.turned).length > 0,
      Sheet: Digging,
      prompt: "prompt-tunnel",
    },
  ],
  Unasked: Dug,
  Also: Risk,
  events: { "turn-over": { tell: turnOver, run: true }, tunnel: { tell: tried }, yield: { tell: givenUp } },
  routes: {
    has: isTunnel,
    words: (text) => text("track-tunnel"),
    Symbols: TunnelSymbol,
    Under: TunnelEdge,
    around: 10,
    legend: { key: "tunnel", sample: { printed: { tunnel: true }, colour: "yellow" } },
  },
};
