import people from "../../../src/trilhos/bots/characters.json";
import { Home } from "../home/Home";
import type { Api } from "../live/api";
import { Lobby } from "../lobby/Lobby";
import type { About, BotData, ChairData, Face, TableData } from "../protocol/schema";
import { boardNames, bringBoard } from "./boards";

const person = (name: string): ChairData => ({
  kind: name ? "person" : "open",
  name,
  unnamed: false,
  color: "carmine",
  picked: false,
  bot: null,
  away: false,
  resigned: false,
  seat: null,
  chosen: false,
  vacation: null,
  lapses: 0,
});

const aboutOf = (game: string, status: string, edition: string, ...names: string[]): About => ({
  game,
  status,
  edition,
  board: edition,
  titles: { en: edition },
  number: 1,
  position: 1,
  options: {},
  players: names.length,
  rules_version: 1,
  public: true,
  spectators: true,
  grace: 120,
  commitment: "",
  deal: "trilhos-deal/2",
  dealing: null,
  imported: false,
  day: null,
  study: null,
  hints: false,
  rated: false,
  waiting: [],
  asking: null,
  clock: 0,
  days: 0,
  vacation: 0,
  votes: {},
  timing: null,
  moved: 0,
  chairs: names.map(person),
  rematch: null,
  lesson: null,
});

const levels: BotData[] = ["easy", "normal", "hard"].map((name) => ({
  name,
  level: true,
  added: false,
  title: name,
  about: "…",
  parameters: {},
}));

const characters: BotData[] = people.map(({ id, name, bot, home, face }) => ({
  name: id,
  level: false,
  added: false,
  title: name,
  about: "…",
  parameters: {},
  character: { bot, home, stars: 3, style: "…", face: face as Face },
}));

const bots = [...levels, ...characters];

const games = [
  aboutOf("1", "open", boardNames[0]!, "Ana", "Otto", ""),
  aboutOf("2", "running", boardNames[1]!, "Bia", "Téo"),
  aboutOf("3", "finished", boardNames[2]!, "Ana", "Bia", "Otto", "Téo"),
];

/** As much of a server as the pages before a game need. */
export const galleryApi = {
  boards: () => Promise.all(boardNames.map(bringBoard)),
  bots: async () => bots,
  games: async (status: string) => games.filter((game) => game.status === status),
  notices: async () => ({
    webhook: { offered: false, host: null, form: null, language: null, on: false, problem: null },
    push: { key: null, devices: [] },
    mail: { offered: false, address: null, confirmed: false, on: false, problem: null },
    quiet: null,
  }),
  open: () => Promise.reject(new Error("nothing is played in the gallery")),
} as Partial<Api> as Api;

const table: TableData = {
  about: games[0]!,
  you: 0,
  seat: null,
  view: null,
  legal: [],
  refused: [],
  can_undo: false,
  undo_asks: false,
  chosen: null,
  result: null,
  deal: null,
  outlook: [],
};

/** The pages before a game. */
export function Pages({ room }: { room: boolean }) {
  if (!room) return <Home api={galleryApi} />;
  const held = { chairs: { 0: "token" }, host: "host", at: 0 };
  return <Lobby game="1" table={table} held={held} onSeats={() => {}} api={galleryApi} />;
}
