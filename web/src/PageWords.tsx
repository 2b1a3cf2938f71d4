import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { NotLoaded } from "./lazy";
import { Waiting } from "./look/Waiting";
import type { Language } from "./text/catalogues";
import { TextContext, useText } from "./text/context";
import { fetchPageWords, type WordyPage } from "./text/more";
import type { Text } from "./text/text";

interface PageWordsProps {
  page: WordyPage;
  children: ComponentChildren;
  /** What is shown until the words are here. */
  waiting?: ComponentChildren;
}

/** A page with words of its own, as soon as they are here. */
export function PageWords({ page, children, waiting = <Waiting /> }: PageWordsProps) {
  const shared = useText(); // another one as soon as the language is another
  const [text, setText] = useState<Text | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    fetchPageWords(document.documentElement.lang as Language, page).then(
      (words) => setText(() => words),
      () => setFailed(true),
    );
  }, [shared, page]);
  if (failed) return <NotLoaded />;
  return <>{text ? <TextContext.Provider value={text}>{children}</TextContext.Provider> : waiting}</>;
}
