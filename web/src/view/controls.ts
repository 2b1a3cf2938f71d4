/** The actions that things on the table carry out, by their ids. What is not named can't be done now. */
export interface Controls {
  readonly routes: ReadonlyMap<number, number>;
  readonly cities: ReadonlyMap<number, number>;
  readonly slots: ReadonlyMap<number, number>;
  /** By place: decks of cards. */
  readonly decks: ReadonlyMap<number, number>;
  readonly tickets: number | null;
  readonly pass: number | null;
  readonly exchanges: readonly number[];
  /** By verb: actions that have no place of their own. */
  readonly others: ReadonlyMap<string, readonly number[]>;
}

const none: ReadonlyMap<number, number> = new Map();

export const noControls: Controls = {
  routes: none,
  cities: none,
  slots: none,
  decks: none,
  tickets: null,
  pass: null,
  exchanges: [],
  others: new Map(),
};
