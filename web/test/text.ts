import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "../src/text/catalogues";
import { makeText } from "../src/text/text";

const FOLDER = "../src/trilhos/text/";

const sources = (language: Language) =>
  readdirSync(FOLDER + language).map((file) => readFileSync(`${FOLDER}${language}/${file}`, "utf-8"));

export const english = makeText("en", sources("en"));
export const portuguese = makeText("pt-BR", sources("pt-BR"));
