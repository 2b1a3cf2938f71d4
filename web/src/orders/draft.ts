/** Orders as they are put together, and not given yet. */
export interface OrdersDraft {
  readonly build: { readonly action: string; readonly cards: readonly string[] };
  readonly collect: {
    readonly cards: readonly string[];
    readonly blind: boolean;
    readonly deck: number;
    readonly turns: number;
  };
}

export const NO_DRAFT: OrdersDraft = {
  build: { action: "", cards: [] },
  collect: { cards: [], blind: true, deck: 0, turns: 0 },
};
