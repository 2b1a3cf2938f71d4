import type {
  Admitted,
  ClubData,
  ClubExport,
  ClubGame,
  GroupData,
  Made,
  MemberData,
  Met,
  NextWish,
  PassData,
  PlayedGame,
  Seated,
} from "../protocol/schema";
import { ask, call } from "./http";
import { isVoid, keepMembership, loseMembership } from "./membership";
import { answered, pendingToken } from "./seats";

/** What a member can ask of the server, with the key of this device; where that is void, it is kept in mind. */
export function clubApi(key: string) {
  const noticed = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (problem) {
      if (isVoid(problem)) loseMembership(key);
      throw problem;
    }
  };
  const get = <T>(path: string) => noticed(call<T>(path, { token: key }));
  const post = <T>(path: string, body: unknown = {}) => noticed(call<T>(path, { token: key, body }));
  const drop = (path: string) => noticed(ask(path, { token: key, method: "DELETE" }));
  return {
    me: () => get<ClubData>("club"),
    rename: (name: string) =>
      noticed(call<MemberData>("club", { token: key, body: { name }, method: "PUT" })),
    leave: () => drop("club"),
    letIn: () => post<PassData>("club/passes"),
    removeDevice: (device: string) => drop(`club/devices/${device}`),
    games: () => get<ClubGame[]>("club/games"),
    history: (limit: number, before?: number) =>
      get<PlayedGame[]>(`club/history?limit=${limit}${before === undefined ? "" : `&before=${before}`}`),
    people: () => get<Met[]>("club/people"),
    export: () => get<ClubExport>("club/export"),
    link: (game: string, token: string) => noticed(ask("club/seats", { token: key, body: { game, token } })),
    found: (name: string, game: string | null = null) => post<GroupData>("club/groups", { name, game }),
    invite: (group: string) => post<PassData>(`club/groups/${group}/pass`),
    comeIn: (given: string) => post<GroupData>("club/groups/enter", { given }),
    quit: (group: string) => drop(`club/groups/${group}`),
    begin: ({ id, last, status }: GroupData, wish: Partial<NextWish>) =>
      post<Made>(last && status === "finished" ? `games/${last}/next` : `club/groups/${id}/game`, wish),
    bring: (game: string) => bring(game, post),
  };
}

export type ClubApi = ReturnType<typeof clubApi>;

/** The member's seat comes to this device; an answer that got lost costs no seat. */
async function bring(game: string, post: (path: string, body: unknown) => Promise<Seated>): Promise<Seated> {
  const move = `${game}.bring`;
  const seated = await post(`games/${game}/bring`, { secret: pendingToken(move) });
  answered(move);
  return seated;
}

const device = (): string => {
  const { userAgent } = navigator;
  const [browser] = /Edg|OPR|Firefox|Chrome|Safari/.exec(userAgent) ?? [""];
  const [system] = /Android|iPhone|iPad|Windows|Mac|CrOS|Linux/.exec(userAgent) ?? [""];
  const called = { Edg: "Edge", OPR: "Opera" }[browser] ?? browser;
  return [called, system].filter(Boolean).join(", ");
};

/** A new member; who asked already, and got no answer, is the same one. */
export const joinClub = (name: string): Promise<void> => admitted("club", { name }, "club");

/** This device comes in by the link or the code that another one shows. */
export const comeIntoClub = (given: string): Promise<void> =>
  admitted("club/devices", { given }, "club.device");

async function admitted(path: string, wish: object, pending: string): Promise<void> {
  const body = { ...wish, secret: pendingToken(pending), device: device() };
  const { member, key } = await call<Admitted>(path, { body });
  answered(pending);
  keepMembership({ key, name: member.name, tag: member.tag });
}
