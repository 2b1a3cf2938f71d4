/** A whole board as a few paths: its land, the spaces of its routes by colour, its cities. */
export interface SmallPicture {
  readonly width: number;
  readonly height: number;
  readonly land: string;
  readonly spaces: Readonly<Record<string, string>>;
  readonly cities: string;
}

const FRAME = 12; // units around the board

/** A small picture of a board. */
export function SmallBoard({ picture }: { picture: SmallPicture }) {
  const { width, height, land } = picture;
  const around = `${-FRAME} ${-FRAME} ${width + 2 * FRAME} ${height + 2 * FRAME}`;
  const all = Object.values(picture.spaces).join("");
  return (
    <svg class="board-picture" viewBox={around} aria-hidden="true">
      <rect width={width} height={height} fill="var(--sea)" />
      {/* What lies beyond the board is cut off there. */}
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={land} fill="var(--land)" fill-rule="evenodd" stroke="var(--coast)" stroke-width="3" />
      </svg>
      <rect width={width} height={height} fill="none" stroke="var(--frame)" stroke-width="8" />
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
