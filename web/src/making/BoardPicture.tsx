import { useEffect, useState } from "preact/hooks";
import { fetchPart } from "../boards/part";
import { SmallBoard, type SmallPicture } from "../look/SmallBoard";

/** A board that the server offers as a small picture, once it is here. */
export function BoardPicture({ address }: { address: string }) {
  const [picture, setPicture] = useState<SmallPicture | null>(null);
  useEffect(() => {
    void fetchPart<SmallPicture>(`${address}/picture`, "low").then(setPicture);
  }, [address]);
  return picture ? <SmallBoard picture={picture} /> : <span class="board-picture" />;
}
