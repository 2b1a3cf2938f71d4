import { fetchWords, type Language } from "../src/text/catalogues";
import { makeText } from "../src/text/text";

export const spoken = async (language: Language) => makeText(language, await fetchWords(language));

// What the page itself loads, and nothing else: a sentence that only terminals know is missed here too.
export const english = await spoken("en");
export const portuguese = await spoken("pt-BR");
