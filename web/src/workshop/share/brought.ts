import { call } from "../../live/http";
import type { BroughtBoard } from "../../protocol/schema";
import type { BoardDocument } from "../document/document";

const secretOf = (board: string): string => `trilhos.board.${board}`;

/** A board at the server, and whether it is ours to show and to take away: its secret is on this device. */
export interface OnServer {
  readonly board: string;
  readonly secret: string | null;
}

/** Brings a board to the server, where it gets its address; the secret, told once, is kept. */
export async function bring(document: BoardDocument): Promise<OnServer> {
  const { board, secret } = await call<BroughtBoard>("workshop/boards", { body: document });
  if (secret) localStorage.setItem(secretOf(board), secret);
  return { board, secret: secret ?? localStorage.getItem(secretOf(board)) };
}
