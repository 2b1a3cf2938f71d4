import { useLayoutEffect, useState } from "preact/hooks";
import type { Layout } from "./layout";
import { layoutNow, onLayout } from "./window";

/** The layout of the window, also when it is turned as the page opens. */
export function useLayout(): Layout {
  const [layout, setLayout] = useState(layoutNow);
  useLayoutEffect(() => onLayout(() => setLayout(layoutNow())), []);
  return layout;
}
