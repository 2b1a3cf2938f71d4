import { place, turned } from "../../boards/geometry";
import type { PageChapter, SignProps } from "../chapter";
import { isHard } from "./hardRoute";

const APART = 9; // between the two signs of a hard space

/** An inner frame and the colour's sign twice, or two blank cards on gray. */
function Sign({ board, route, i }: SignProps) {
  const space = route.spaces[i]!;
  const [long, wide] = board.art.sizes.rail;
  const turn = (space.turn * Math.PI) / 180;
  const at = (way: number) => ({
    x: space.x + way * APART * Math.cos(turn),
    y: space.y + way * APART * Math.sin(turn),
  });
  return (
    <>
      <rect
        x={2.6 - long / 2}
        y={2.4 - wide / 2}
        width={long - 5.2}
        height={wide - 4.8}
        rx="1.6"
        transform={turned(space)}
        fill="none"
        stroke={`var(--ink-${route.colour})`}
        stroke-width="1.1"
      />
      {[-1, 1].map((way) => (
        <g transform={`${place(at(way))} scale(.8)`}>
          {route.colour === "gray" ? <BlankCard /> : <use href={`#${board.name}-glyph-${route.colour}`} />}
        </g>
      ))}
    </>
  );
}

const BlankCard = () => (
  <path d="M-3.2-4.2h6.4v8.4h-6.4z" fill="var(--paper)" stroke="#4b463c" stroke-width="1.3" />
);

/** Rail routes whose every space costs two cards of one colour. */
export const hardRoutes: PageChapter = {
  name: "hard-routes",
  routes: {
    has: isHard,
    words: (text) => text("track-hard"),
    sign: (props) => <Sign {...props} />,
    piecemeal: true,
    legend: { key: "hard", sample: { printed: { hard: true }, colour: "white" } },
  },
};
