import { loadText } from "../src/text/text";

// What the page itself loads, and nothing else: a sentence that only terminals know is missed here too.
export const english = await loadText("en");
export const portuguese = await loadText("pt-BR");
