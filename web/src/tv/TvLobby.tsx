import { gameTitle } from "../boards/titles";
import { addressOf, OnlyHere, QrCode } from "../lobby/Invitation";
import { Portrait } from "../people/Portrait";
import type { About, ChairData } from "../protocol/schema";
import { useText } from "../text/context";
import { named } from "../text/names";

/** The room before the game, for all to see: one code by which everybody sits down, and the chairs as they fill. */
export function TvLobby({ game, about }: { game: string; about: About }) {
  const text = useText();
  const link = addressOf(game, "hand");
  return (
    <main class="tv-lobby">
      <h1>{gameTitle(about)}</h1>
      <section class="tv-code">
        <QrCode link={link} />
      </section>
      <section class="tv-chairs">
        <h2>{text("tv-scan")}</h2>
        <p class="tv-address muted">{link.replace(/^https?:\/\//, "")}</p>
        <OnlyHere />
        <ol aria-live="polite">
          {about.chairs.map((chair, i) => (
            <ChairLine key={i} chair={chair} />
          ))}
        </ol>
        <p class="muted" role="status">
          {text(about.dealing ? "lobby-dealing" : "lobby-wait")}
        </p>
      </section>
    </main>
  );
}

function ChairLine({ chair: { kind, name, bot, color } }: { chair: ChairData }) {
  const text = useText();
  const sits = kind === "person" || kind === "bot";
  return (
    <li class={sits ? "panel" : "panel muted"}>
      <Portrait bot={bot} colour={color} size={48} />
      <span>{sits ? name : named(text, `lobby-free-${kind}`, kind)}</span>
    </li>
  );
}
