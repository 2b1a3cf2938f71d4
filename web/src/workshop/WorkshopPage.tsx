import { useEffect, useState } from "preact/hooks";
import { hrefOf } from "../address";
import { NotLoaded } from "../lazy";
import { DeadEnd } from "../look/DeadEnd";
import { Waiting } from "../look/Waiting";
import type { Language } from "../text/catalogues";
import { TextContext, useText } from "../text/context";
import type { Text } from "../text/text";
import { Editor } from "./Editor";
import { GalleryPage } from "./gallery/GalleryPage";
import { fetchKept, type KeptBoard } from "./keep/store";
import { BoardShelf } from "./shelf/BoardShelf";
import { fetchWorkshopWords } from "./words";
import "./workshop.css";
import "./phone.css";

/** Where boards are made: the boards on this device, one of them on the table, or all that the server offers. */
export function WorkshopPage({ board, gallery }: { board?: string; gallery?: boolean }) {
  const shared = useText(); // another one as soon as the language is another
  const [text, setText] = useState<Text | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    fetchWorkshopWords(document.documentElement.lang as Language).then(
      (words) => setText(() => words),
      () => setFailed(true),
    );
  }, [shared]);
  if (failed) return <NotLoaded />;
  if (!text) return <Waiting />;
  return (
    <TextContext.Provider value={text}>
      {gallery ? <GalleryPage /> : board ? <Opened key={board} id={board} /> : <BoardShelf />}
    </TextContext.Provider>
  );
}

/** A board that is kept on this device, once it is found. */
function Opened({ id }: { id: string }) {
  const text = useText();
  const [found, setFound] = useState<KeptBoard | null | "none">(null);
  const load = () =>
    fetchKept(id).then(
      (there) => setFound(there ?? "none"),
      () => setFound("none"),
    );
  useEffect(() => void load(), []);
  if (found === null) return <Waiting />;
  if (found === "none")
    return (
      <DeadEnd words={text("editor-not-here")}>
        <a class="button" href={hrefOf("workshop")}>
          {text("editor-shelf")}
        </a>
      </DeadEnd>
    );
  return <Editor key={found.kept.version} {...found} onReload={load} />;
}
