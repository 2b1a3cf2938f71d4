import { hrefOf } from "../address";
import { useText } from "../text/context";
import "./game.css";

/** Before the table is here; says so only if that takes long enough to wonder. */
export function Waiting({ lost = false }: { lost?: boolean }) {
  const text = useText();
  return (
    <main class="waiting" aria-busy="true">
      <p role="status">{text(lost ? "waiting-lost" : "waiting-table")}</p>
      <a href={hrefOf("home")}>{text("way-home")}</a>
    </main>
  );
}
