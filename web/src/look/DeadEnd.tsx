import type { ComponentChildren } from "preact";
import { hrefOf } from "../address";
import { useText } from "../text/context";
import { Icon } from "./Icon";
import "./game.css";

/** Where it doesn't go on: what happened, and at least the way home. */
export function DeadEnd({ words, children }: { words: string; children?: ComponentChildren }) {
  const text = useText();
  return (
    <main class="dead-end">
      <div class="panel">
        <h1>Trilhos</h1>
        <p role="alert">{words}</p>
        <div class="dialog-foot">
          {children}
          <a class="button main" href={hrefOf("home")}>
            <Icon name="home" size={16} /> {text("way-home")}
          </a>
        </div>
      </div>
    </main>
  );
}

const KNOWN = [
  "link-used",
  "taken-over",
  "given-to-bot",
  "left",
  "unknown-game",
  "wrong-token",
  "no-spectators",
  "game-deleted",
  "quarantined",
  "banned",
];

/** The key of the sentence that says why the server ended a connection, or refused a link. */
export const endingOf = (reason: string | null): string =>
  `ended-${KNOWN.includes(reason ?? "") ? reason : "other"}`;
