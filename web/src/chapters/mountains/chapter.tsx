import type { Route } from "../../boards/board";
import { place } from "../../boards/geometry";
import { Icon } from "../../look/Icon";
import { memo } from "../../memo";
import { routeTold, type Teller, who } from "../../telling/tale";
import { useText } from "../../text/context";
import type { AlsoProps, OverProps, PageChapter } from "../chapter";

const passesOf = ({ printed }: Route): number => Number(printed.passes ?? 0);

/** A peak beside a space for each pass. */
const Passes = memo(function Passes({ board, shown }: OverProps) {
  return (
    <g class="passes">
      {board.routes.flatMap((route) =>
        route.spaces
          .slice(0, passesOf(route))
          .map(({ x, y }) => (
            <path
              d="M-7 5 0-7 7 5z"
              class={shown && !shown.has(route.id) ? "faded" : undefined}
              transform={place({ x, y: y - board.art.sizes[route.kind][1] })}
              fill="var(--stone)"
              stroke="var(--paper)"
              stroke-width="1.2"
              stroke-linejoin="round"
            />
          )),
      )}
    </g>
  );
});

const Peak = () => <path d="M-9 6 0-9 9 6z" fill="var(--stone)" stroke="var(--paper)" stroke-width="1.2" />;

/** How many pieces go into the box by a claim, as the server says. */
function IntoBox({ claim: { brings } }: AlsoProps) {
  const text = useText();
  if (!brings?.passes) return null;
  return (
    <p class="also-line">
      <Icon name="file" /> <span>{text("pay-passes", { count: brings.passes })}</span>
    </p>
  );
}

const told: Teller = (scene, event) => {
  const values = { name: who(scene, event), count: event.count ?? 0, points: event.points ?? 0 };
  return [["log-passes", { ...values, route: routeTold(scene, event) }]];
};

/** Routes with passes: pieces that go into the box, for points. */
export const mountains: PageChapter = {
  name: "mountains",
  events: { passes: { tell: told } },
  facts: [{ fact: "passes", icon: "file", rare: true }],
  routes: {
    has: (route) => passesOf(route) > 0,
    words: (text, route) => text("route-passes", { count: passesOf(route) }),
    Over: Passes,
    legend: { key: "passes", Picture: Peak },
  },
  Also: IntoBox,
  known: ["mountains"],
};
