import type { BoardData } from "../protocol/schema";
import { useText } from "../text/context";

interface PlayerCountProps {
  board: BoardData;
  count: number;
  onChoose: (count: number) => void;
}

/** How many play, as many as the board has chairs for. */
export function PlayerCount({ board, count: chosen, onChoose }: PlayerCountProps) {
  const text = useText();
  const { least_players: least, most_players: most } = board;
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return (
    <div class="segments" role="radiogroup" aria-label={text("home-count")}>
      {counts.map((count) => (
        <label key={count}>
          <input type="radio" name="players" checked={count === chosen} onChange={() => onChoose(count)} />
          <span>{text("home-players", { count })}</span>
        </label>
      ))}
    </div>
  );
}
