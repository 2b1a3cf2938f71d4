import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Board, City } from "../boards/board";
import { useText } from "../text/context";

const SHOWN = 5;

const plain = (name: string): string => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Cities whose name, or a word of it, begins so; accents don't matter. */
export function citiesLike(board: Board, wanted: string): readonly City[] {
  const start = plain(wanted.trim());
  if (!start) return [];
  const begins = ({ name }: City) => plain(name).startsWith(start) || plain(name).includes(` ${start}`);
  return board.cities.filter((city) => !city.waypoint && begins(city)).slice(0, SHOWN);
}

interface FindProps {
  readonly board: Board;
  readonly onFound: (city: number) => void;
  readonly onClose: () => void;
}

/** A small box to find a city by its name: the board goes there. */
export function FindCity({ board, onFound, onClose }: FindProps) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState("");
  const found = useMemo(() => citiesLike(board, wanted), [board, wanted]);
  useEffect(() => field.current?.focus(), []);
  const go = (event: Event) => {
    event.preventDefault();
    if (found[0]) onFound(found[0].id);
  };
  return (
    <search class="find-city panel">
      <form onSubmit={go}>
        <input
          ref={field}
          type="search"
          aria-label={text("find-city")}
          placeholder={text("find-city")}
          value={wanted}
          onInput={(event) => setWanted(event.currentTarget.value)}
          onKeyDown={(event) => event.key === "Escape" && onClose()}
        />
      </form>
      <Found found={found} wanted={wanted} onFound={onFound} />
    </search>
  );
}

interface FoundProps {
  readonly found: readonly City[];
  readonly wanted: string;
  readonly onFound: (city: number) => void;
}

function Found({ found, wanted, onFound }: FoundProps) {
  const text = useText();
  if (wanted.trim() && found.length === 0) return <p role="status">{text("find-none")}</p>;
  return (
    <ul>
      {found.map(({ id, name }) => (
        <li key={id}>
          <button type="button" class="button" onClick={() => onFound(id)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
