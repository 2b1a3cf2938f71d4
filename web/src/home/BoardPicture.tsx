import { useEffect, useState } from "preact/hooks";
import { fetchPart } from "../boards/part";

interface Picture {
  width: number;
  height: number;
  land: string;
  spaces: Record<string, string>;
  cities: string;
}

const SHAPE = 1.55; // width to height, whatever the board's

/** A board as a small picture: its land, the spaces of its routes, its cities. */
export function BoardPicture({ address }: { address: string }) {
  const [picture, setPicture] = useState<Picture | null>(null);
  useEffect(() => {
    void fetchPart<Picture>(`${address}/picture`, "low").then(setPicture);
  }, [address]);
  if (!picture) return <span class="board-picture" />;
  const wide = Math.min(picture.width, picture.height * SHAPE);
  const [left, top] = [(picture.width - wide) / 2, (picture.height - wide / SHAPE) / 2];
  const all = Object.values(picture.spaces).join("");
  return (
    <svg class="board-picture" viewBox={`${left} ${top} ${wide} ${wide / SHAPE}`} aria-hidden="true">
      <path d={picture.land} fill="var(--land)" fill-rule="evenodd" stroke="var(--coast)" stroke-width="3" />
      <g fill="none">
        <path d={all} stroke="#000" stroke-opacity=".35" stroke-width="27" />
        {Object.entries(picture.spaces).map(([colour, path]) => (
          <path
            d={path}
            stroke={colour === "gray" ? "var(--gray-hatch)" : `var(--card-${colour})`}
            stroke-width="20"
          />
        ))}
        <g stroke-linecap="round">
          <path d={picture.cities} stroke="#000" stroke-opacity=".6" stroke-width="38" />
          <path d={picture.cities} stroke="#fff" stroke-width="26" />
        </g>
      </g>
    </svg>
  );
}
