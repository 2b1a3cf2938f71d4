/** The page of the rules: who reads none fetches no code for it. */
export const fetchRulesBook = () => import("./RulesBook");
