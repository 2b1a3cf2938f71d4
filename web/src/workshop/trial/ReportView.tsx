import type { ComponentChildren } from "preact";
import { boardTitle } from "../../boards/titles";
import { useText } from "../../text/context";
import type { BoardDocument } from "../document/document";
import type { Lead } from "../panels/Checks";
import {
  type Advice,
  routeNow,
  type TrialNews,
  type TrialReport,
  type TrialSummary,
  ticketNow,
} from "./figures";

interface ViewProps {
  readonly board: BoardDocument;
  readonly news: TrialNews;
  readonly onLead: (lead: Lead) => void;
}

const ENOUGH = 100; // games, for marks that hardly change
const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** What bots found: marks, what to change, this board beside ours, and every figure. */
export function ReportView({ board, news, onLead }: ViewProps) {
  const text = useText();
  const { report } = news;
  const { total } = report.marks;
  return (
    <div data-report={report.games}>
      <p class="marks">
        <b>{Math.round(total.value)}</b>{" "}
        {text("editor-trial-marks", {
          games: report.games,
          low: Math.max(0, Math.round(total.low)),
          high: Math.round(total.high),
        })}
      </p>
      {report.games < ENOUGH && <p class="muted">{text("editor-trial-few")}</p>}
      {news.remarks.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <h2>{text("editor-trial-advice")}</h2>
      <ul class="links bots-say">
        {news.advice.map((sentence, i) => {
          const lead = leadOf(board, report, report.advice[i]);
          return (
            <li key={sentence} class={report.advice.length > 0 ? "warning" : undefined}>
              {lead ? (
                <button type="button" class="link" data-advice={i} onClick={() => onLead(lead)}>
                  {sentence}
                </button>
              ) : (
                <p>{sentence}</p>
              )}
            </li>
          );
        })}
      </ul>
      <Beside news={news} title={boardTitle({ name: board.id, words: board.words })} />
      <Seats news={news} />
      <Details board={board} report={report} onLead={onLead} />
    </div>
  );
}

/** To what an advice is about, as far as it is still there. */
function leadOf(board: BoardDocument, report: TrialReport, advice: Advice | undefined): Lead | null {
  const ids = (found: readonly (number | null)[]) => found.filter((id) => id !== null);
  const routes = ids((advice?.routes ?? []).map((id) => routeNow(board, report.routes[id]!)));
  if (routes.length > 0) return { part: "routes", ids: routes };
  const tickets = ids((advice?.tickets ?? []).map((id) => ticketNow(board, report.tickets[id]!)));
  if (tickets.length > 0) return { part: "tickets", ids: tickets };
  const named = new Set(advice?.cities ?? []);
  const cities = board.cities.flatMap(({ name }, id) => (named.has(name) ? [id] : []));
  return cities.length > 0 ? { part: "cities", ids: cities } : null;
}

const ROWS: readonly (readonly [key: string, say: (of: TrialSummary) => string | number])[] = [
  ["mark", ({ marks }) => Math.round(marks)],
  ["turns", ({ turns }) => Math.round(turns)],
  ["score", ({ score }) => Math.round(score)],
  ["lead", ({ lead }) => Math.round(lead)],
  ["spread", ({ spread }) => Math.round(spread)],
  ["made", ({ tickets_done }) => percent(tickets_done)],
  ["worst", ({ worst_ticket }) => percent(worst_ticket)],
  ["dead-lines", ({ dead_lines }) => dead_lines],
  ["wanted", ({ wanted }) => percent(wanted)],
];

/** This board and the official ones. */
function Beside({ news: { report, names }, title }: Pick<ViewProps, "news"> & { title: string }) {
  const text = useText();
  const all = [report.summary, ...report.beside];
  return (
    <Table title={text("editor-trial-beside")} open>
      <thead>
        <tr>
          <td />
          {all.map(({ board }, i) => (
            <th key={`${board} ${i}`} scope="col">
              <bdi>{i === 0 ? title : (names[board] ?? board)}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([key, say]) => (
          <tr key={key}>
            <th scope="row">{text(`editor-trial-${key}`)}</th>
            {all.map((one, i) => (
              <td key={`${one.board} ${i}`}>{say(one)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Wins by seat and by strategy, beside what would be fair. */
function Seats({ news: { report, names } }: Pick<ViewProps, "news">) {
  const text = useText();
  const rows = [
    ...report.seats.map((wins, i) => [text("editor-trial-seat", { number: i + 1 }), wins] as const),
    ...report.styles.map(({ style, wins }) => [names[style] ?? style, wins] as const),
  ];
  return (
    <Table title={text("editor-trial-wins", { fair: percent(1 / report.players) })}>
      <tbody>
        {rows.map(([name, { value, low, high }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{percent(value)}</td>
            <td class="muted">
              {percent(low)} – {percent(high)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Every ticket, route, city and colour, the least used first. */
function Details({ board, report, onLead }: Omit<ViewProps, "news"> & { report: TrialReport }) {
  const text = useText();
  const linked = (name: string, lead: Lead | null) =>
    lead ? (
      <button type="button" class="link" onClick={() => onLead(lead)}>
        <bdi>{name}</bdi>
      </button>
    ) : (
      <bdi>{name}</bdi>
    );
  const to = (part: "routes" | "tickets" | "cities", id: number | null): Lead | null =>
    id === null || id < 0 ? null : { part, ids: [id] };
  const cities = board.cities.map(({ name }) => name);
  const column = (...keys: string[]) => keys.map((key) => text(`editor-trial-${key}`));
  return (
    <>
      <Rows
        title={text("editor-trial-tickets")}
        head={column("kept", "made", "worth")}
        rows={sorted(report.tickets, ({ kept, done }) => kept * done).map((ticket) => [
          linked(`${ticket.cities.join(" – ")} (${ticket.points})`, to("tickets", ticketNow(board, ticket))),
          percent(ticket.kept),
          percent(ticket.done),
          Math.round(ticket.worth),
        ])}
      />
      <Rows
        title={text("editor-trial-routes")}
        head={column("taken-share", "when", "wanted")}
        rows={sorted(report.routes, ({ taken }) => taken).map((route) => [
          linked(route.cities.join(" – "), to("routes", routeNow(board, route))),
          percent(route.taken),
          route.when === null ? "–" : percent(route.when),
          percent(route.wanted),
        ])}
      />
      <Rows
        title={text("editor-trial-cities")}
        head={column("lines", "visited")}
        rows={sorted(report.cities, ({ visited }) => visited).map(({ name, lines, visited }) => [
          linked(name, to("cities", cities.indexOf(name))),
          lines,
          percent(visited),
        ])}
      />
      <Rows
        title={text("editor-trial-colours")}
        head={column("taken-share", "mean")}
        rows={report.colors.map(({ color, used, beside }) => [
          text(`colour-${color}`),
          percent(used),
          beside ? percent(beside) : "–",
        ])}
      />
    </>
  );
}

const sorted = <T,>(all: readonly T[], by: (one: T) => number): T[] => [...all].sort((a, b) => by(a) - by(b));

interface RowsProps {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly ComponentChildren[])[];
}

function Rows({ title, head, rows }: RowsProps) {
  return (
    <Table title={title}>
      <thead>
        <tr>
          <td />
          {head.map((one) => (
            <th key={one} scope="col">
              {one}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], i) => (
          <tr key={i}>
            <th scope="row">{name}</th>
            {cells.map((cell, j) => (
              <td key={j}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Table({ title, open, children }: { title: string; open?: boolean; children: ComponentChildren }) {
  return (
    <details open={open}>
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <div class="figures" tabIndex={0} role="region" aria-label={title}>
        <table>{children}</table>
      </div>
    </details>
  );
}
