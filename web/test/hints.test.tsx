import { afterEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../src/live/http";
import type { Link } from "../src/live/link";
import { HintButton } from "../src/menu/HintButton";
import type { HintData, Problem, TableData } from "../src/protocol/schema";
import { changeSettings } from "../src/settings/settings";
import { CoachAsk } from "../src/turn/CoachAsk";
import { useCoach } from "../src/turn/useCoach";
import { all, calm, clear, click, show } from "./page";

const link = { game: "g", token: "t" } as Link;
const tableOf = (more: object) =>
  ({
    you: 0,
    seat: 0,
    about: { hints: true, position: 9, waiting: [0], status: "running", chairs: [{ seat: 0, bot: null }] },
    view: { viewer: 0, seat: 0 },
    legal: [{}, {}],
    ...more,
  }) as unknown as TableData;
const table = tableOf({});

const hint = (more: Partial<HintData>): HintData => ({
  verb: null,
  tip: null,
  why: [],
  action: null,
  move: null,
  warning: null,
  ...more,
});

afterEach(() => {
  clear();
  changeSettings({ coach: false });
  vi.restoreAllMocks();
});

describe("a hint", () => {
  it("is a light tip first, and the move on a second press", async () => {
    const ask = vi.fn(async (_: string, __: string, { full }: { full?: boolean }) =>
      hint({ verb: "claim", tip: "Claim a route now.", ...(full && { move: "claim A-B" }) }),
    );
    await show(<HintButton link={link} table={table} api={{ hint: ask }} />);
    await click("[data-hint]");
    expect(document.body.textContent).toContain("Claim a route now.");
    expect(all("[data-move]")).toHaveLength(0);
    await click("[data-full]");
    expect(document.querySelector("[data-move]")!.textContent).toContain("claim A-B");
    expect(ask.mock.calls.map(([, , wish]) => wish)).toEqual([
      { expected: 9, full: false },
      { expected: 9, full: true },
    ]);
  });

  it("isn't offered where not all have agreed, nor to who watches", async () => {
    const api = { hint: vi.fn() };
    await show(<HintButton link={link} table={tableOf({ about: { hints: false } })} api={api} />);
    expect(all("[data-hint]")).toHaveLength(0);
    await show(<HintButton link={link} table={tableOf({ you: null })} api={api} />);
    expect(all("[data-hint]")).toHaveLength(0);
  });

  it("that is refused says why", async () => {
    const refused = new Refused(403, { error: "no-hints", message: "None here." } as Problem);
    await show(<HintButton link={link} table={table} api={{ hint: vi.fn().mockRejectedValue(refused) }} />);
    await click("[data-hint]");
    expect(all("[role=alert]").map((one) => one.textContent)).toEqual(["None here."]);
  });
});

describe("the coach", () => {
  const play = vi.fn();
  const Playing = ({ api, of = table }: { api: { hint: () => Promise<HintData> }; of?: TableData }) => {
    const { warned, guard } = useCoach(link, of, api);
    return (
      <>
        <button type="button" data-act onClick={() => guard(3, play)}>
          x
        </button>
        {warned && <CoachAsk warned={warned} />}
      </>
    );
  };
  const blunder = () => ({ hint: vi.fn(async () => hint({ warning: "Costs much." })) });

  it("asks before a blunder, and plays it only if that is wanted", async () => {
    changeSettings({ coach: true });
    play.mockClear();
    const api = blunder();
    await show(<Playing api={api} />);
    await click("[data-act]");
    expect(document.querySelector("[data-warning]")!.textContent).toBe("Costs much.");
    expect(api.hint).toHaveBeenCalledWith("g", "t", { expected: 9, action: 3 });
    await click("[data-back]");
    expect(all("[data-warning]")).toHaveLength(0);
    expect(play).not.toHaveBeenCalled();
    await click("[data-act]");
    await click("[data-play]");
    expect(play).toHaveBeenCalledOnce();
  });

  it.each<[string, boolean, object, () => { hint: () => Promise<HintData> }]>([
    ["isn't wanted", false, {}, blunder],
    ["isn't agreed", true, { about: { hints: false, position: 9 } }, blunder],
    ["can't be reached", true, {}, () => ({ hint: vi.fn().mockRejectedValue(new Error()) })],
    ["finds no fault", true, {}, () => ({ hint: vi.fn(async () => hint({})) })],
  ])("who %s holds nobody up", async (_, coach, more, api) => {
    changeSettings({ coach });
    play.mockClear();
    await show(<Playing api={api()} of={tableOf(more)} />);
    await click("[data-act]");
    await calm();
    expect(play).toHaveBeenCalledOnce();
  });
});
