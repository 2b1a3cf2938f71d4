import { useCallback, useEffect, useState } from "preact/hooks";
import { hrefOf } from "../address";
import { inOurLanguage } from "../boards/titles";
import { type Api, api as live } from "../live/api";
import { heldTokens } from "../live/seats";
import { whyNot } from "../live/whyNot";
import { Icon } from "../look/Icon";
import { Waiting } from "../look/Waiting";
import { PageWords } from "../PageWords";
import type { NumbersData } from "../protocol/schema";
import { SettingsButton } from "../settings/SettingsDialog";
import { useText } from "../text/context";
import { BoardNumbers } from "./BoardNumbers";
import { NumbersTable } from "./NumbersTable";
import { Unreviewed } from "./Unreviewed";
import "./numbers.css";

const MOST = 120; // seats that the server is asked about at once

/** What became of the games of this device: places, points, tickets, accuracy and luck, by board. */
export const NumbersPage = ({ api = live }: { api?: Api }) => (
  <PageWords page="numbers">
    <Numbers api={api} />
  </PageWords>
);

function Numbers({ api }: { api: Api }) {
  const text = useText();
  const [data, setData] = useState<NumbersData | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = useCallback(
    () =>
      void api.numbers(heldTokens().slice(0, MOST).reverse()).then(
        (told) => {
          setProblem(null);
          setData(told);
        },
        (why) => setProblem(whyNot(text, why)),
      ),
    [api, text],
  );
  useEffect(ask, [ask]);
  return (
    <main class="numbers">
      <header>
        <h1>{text("numbers-title")}</h1>
        <a class="button" href={hrefOf("home")}>
          <Icon name="home" size={16} /> {text("way-home")}
        </a>
        <SettingsButton />
      </header>
      <p class="muted">{text("numbers-about")}</p>
      {problem && (
        <p class="panel" role="alert">
          {problem}{" "}
          <button type="button" class="button" onClick={ask}>
            {text("try-again")}
          </button>
        </p>
      )}
      {data ? <Told data={data} api={api} onChange={ask} /> : !problem && <Waiting />}
    </main>
  );
}

function Told({ data, api, onChange }: { data: NumbersData; api: Api; onChange: () => void }) {
  const text = useText();
  const [whose, setWhose] = useState("");
  const names = [...new Set(data.numbers.map(({ name }) => name))].sort();
  const rows = data.numbers.filter(({ name }) => !names.includes(whose) || name === whose);
  const titleOf = (board: string) => inOurLanguage(data.titles[board]!) ?? board;
  if (rows.length === 0) return <p class="panel">{text("numbers-none")}</p>;
  return (
    <>
      {names.length > 1 && (
        <label class="numbers-whose">
          {text("numbers-whose")}
          <select value={whose} onChange={(event) => setWhose(event.currentTarget.value)}>
            <option value="">{text("numbers-all")}</option>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      <div class="numbers-boards">
        {rows.map((row) => (
          <BoardNumbers
            key={`${row.board} ${row.players} ${row.name}`}
            row={row}
            board={titleOf(row.board)}
            named={names.length > 1}
          />
        ))}
      </div>
      <Unreviewed games={data.unreviewed} api={api} onMade={onChange} />
      <NumbersTable rows={rows} titleOf={titleOf} />
    </>
  );
}
