import { useEffect, useState } from "preact/hooks";

interface Stamp {
  width: number;
  height: number;
  land: string;
  routes: Record<string, string>;
}

const stamps = import.meta.glob<Stamp>("../boards/stamps/*.json", { import: "default" });
const SHAPE = 1.55; // width to height, whatever the board's

/** A board as a stamp: rough land, and its routes as lines. */
export function BoardPicture({ name }: { name: string }) {
  const [stamp, setStamp] = useState<Stamp | null>(null);
  useEffect(() => {
    void stamps[`../boards/stamps/${name}.json`]?.().then(setStamp);
  }, [name]);
  if (!stamp) return <span class="board-picture" />;
  const wide = Math.min(stamp.width, stamp.height * SHAPE);
  const [left, top] = [(stamp.width - wide) / 2, (stamp.height - wide / SHAPE) / 2];
  return (
    <svg class="board-picture" viewBox={`${left} ${top} ${wide} ${wide / SHAPE}`} aria-hidden="true">
      <path d={stamp.land} fill="var(--land)" fill-rule="evenodd" stroke="var(--coast)" stroke-width="3" />
      <g fill="none" stroke-width="13" stroke-linejoin="round">
        {Object.entries(stamp.routes).map(([colour, path]) => (
          <path d={path} stroke={colour === "gray" ? "var(--gray-hatch)" : `var(--card-${colour})`} />
        ))}
      </g>
    </svg>
  );
}
