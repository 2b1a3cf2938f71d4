/** Does something that the server may refuse, tells its sentence, and looks again; whether it went well. */
export type ClubAct = (deed: () => Promise<unknown>) => Promise<boolean>;
