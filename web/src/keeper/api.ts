import { ask, call } from "../live/http";
import type { Ban, Overview, ServerState, Shown } from "../protocol/schema";

export interface Wanted {
  readonly status: string;
  readonly begins: string;
}

/** What the keeper can ask of the server, with the keeper's token. */
export const keeperApi = (token: string) => ({
  state: () => call<ServerState>("keeper/state", { token }),
  noted: () => ask("keeper/losses/noted", { token, body: {} }),
  games: ({ status, begins }: Wanted) =>
    call<Overview[]>(`keeper/games?${new URLSearchParams({ begins, ...(status && { status }) })}`, { token }),
  game: (game: string) => call<Shown>(`keeper/games/${game}`, { token }),
  remove: (game: string) => ask(`keeper/games/${game}`, { token, method: "DELETE" }),
  hold: (game: string) => ask(`keeper/games/${game}/quarantine`, { token, body: {} }),
  release: (game: string) => ask(`keeper/games/${game}/release`, { token, body: {} }),
  export: (game: string) => ask(`keeper/games/${game}/export`, { token }).then((answer) => answer.blob()),
  bans: () => call<Ban[]>("keeper/bans", { token }),
  ban: (network: string, reason: string) => ask("keeper/bans", { token, body: { network, reason } }),
  unban: (network: string) =>
    ask(`keeper/bans?${new URLSearchParams({ network })}`, { token, method: "DELETE" }),
});

export type KeeperApi = ReturnType<typeof keeperApi>;

/** Does something, tells why not, and looks again. */
export type Act = (deed: Promise<unknown>) => Promise<void>;
