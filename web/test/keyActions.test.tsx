import { render } from "preact";
import { afterEach, expect, it, vi } from "vitest";
import type { KeyActions } from "../src/chapters/chapter";
import type { Followed, Link } from "../src/live/link";
import type { Choice, EntryData, TableData } from "../src/protocol/schema";

import { useKeyActions } from "../src/turn/useKeyActions";
import { useTurn } from "../src/turn/useTurn";
import { boards } from "./boards";
import { show } from "./page";

const board = boards[0]!;
const claim = (id: number, route: number) =>
  ({ id, verb: "claim", argument: route, notation: "", ways: [] }) as Choice;
const table = {
  about: { number: 5, position: 5, chairs: [] },
  view: { phase: "turn", seat: 0, viewer: 0, seats: [{}] },
  legal: [claim(7, 0), claim(8, 1)],
  refused: [],
  can_undo: false,
} as unknown as TableData;
const followed = { entries: [{ number: 5 } as EntryData], waiting: 0 } as unknown as Followed;

let actions: KeyActions;
const ahead = { count: 2, onNext: vi.fn(), onEnd: vi.fn() };

function Keyed() {
  const play = useTurn(board, {} as Link, followed, table, ["route"]);
  actions = useKeyActions(board, play, ahead, null, vi.fn());
  return (
    <svg class="board" aria-hidden="true">
      {[0, 1].map((route) => (
        <g key={route} data-route={route} tabIndex={0} />
      ))}
    </svg>
  );
}

const focused = () => (document.activeElement as SVGElement | null)?.dataset?.route;

afterEach(() => render(null, document.body));

it("a key that asks for a route has moved the focus before the next key comes, however slow the pictures are", async () => {
  await show(<Keyed />);
  actions.action("route");
  await new Promise<void>((done) => queueMicrotask(done));
  const first = focused();
  expect(first).toBeDefined();
  actions.arrow("ArrowRight");
  const second = focused();
  expect(second).not.toBe(first);
  await new Promise((done) => setTimeout(done, 150)); // longer than effects are put off
  expect(focused()).toBe(second);
});

it("show the moves of others that are still to be seen", async () => {
  await show(<Keyed />);
  actions.next();
  expect(ahead.onNext).toHaveBeenCalled();
  actions.end();
  expect(ahead.onEnd).toHaveBeenCalled();
});
