import { useEffect, useState } from "preact/hooks";
import { BoardTable } from "./board/BoardTable";
import type { Board } from "./boards/board";
import { boardNames, loadBoard } from "./boards/load";
import { useText } from "./text/context";
import "./app.css";

const named = () => location.hash.slice(2) || null;

/** The page: a list of the boards, and the one that the address names. */
export function App() {
  const [name, setName] = useState(named);
  useEffect(() => {
    const follow = () => setName(named());
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return name && boardNames.includes(name) ? <OneBoard key={name} name={name} /> : <Boards />;
}

function Boards() {
  const text = useText();
  return (
    <main class="boards">
      <h1>Trilhos</h1>
      <p class="muted">{text("board-choose")}</p>
      <ul>
        {boardNames.map((name) => (
          <li>
            <a class="panel" href={`#/${name}`}>
              <span class="title">{text(`edition-${name}-title`)}</span>
              <span class="muted">{text(`edition-${name}-about`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}

function OneBoard({ name }: { name: string }) {
  const [board, setBoard] = useState<Board | null>(null);
  useEffect(() => {
    void loadBoard(name).then(setBoard);
  }, [name]);
  const phone = matchMedia("(max-width: 760px)").matches;
  return <main class="one-board">{board && <BoardTable board={board} cover={phone} miniMap />}</main>;
}
