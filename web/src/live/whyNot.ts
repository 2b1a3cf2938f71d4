import type { Text } from "../text/text";
import { Refused } from "./http";

/** Why a request came to nothing, as a sentence. */
export const whyNot = (text: Text, problem: unknown): string =>
  problem instanceof Refused ? problem.message : text("home-unreached");

/** Does something that the server may refuse, and tells its sentence. */
export type Try = (what: Promise<unknown>) => void;
