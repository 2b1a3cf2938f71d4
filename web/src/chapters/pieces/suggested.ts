import { useEffect, useState } from "preact/hooks";
import { call } from "../../live/http";
import type { PiecesData, TableData } from "../../protocol/schema";

interface Facts {
  readonly split?: { readonly suggested: PiecesData } | null;
}

/** The rulebook's advice on how to split the pieces, asked for once it is needed. */
export function useSuggested({ about, view }: TableData): PiecesData | null {
  const [suggested, setSuggested] = useState<PiecesData | null>(null);
  const needed = view?.phase === "pieces";
  useEffect(() => {
    if (!needed) return;
    call<Facts>(`editions/${about.edition}?players=${about.players}`).then(
      ({ split }) => setSuggested(split?.suggested ?? null),
      () => {}, // advice only: the choice stands without it
    );
  }, [needed, about.edition, about.players]);
  return suggested;
}
