import type { Text } from "../text/text";
import { Refused } from "./http";

/** Why a request came to nothing, as a sentence. */
export const whyNot = (text: Text, problem: unknown): string =>
  problem instanceof Refused ? problem.message : text("home-unreached");
