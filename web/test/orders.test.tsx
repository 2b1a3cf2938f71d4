import { useState } from "preact/hooks";
import { afterEach, describe, expect, it, vi } from "vitest";
import { galleryApi } from "../src/gallery/Pages";
import type { Api } from "../src/live/api";
import { Refused } from "../src/live/http";
import { NO_DRAFT } from "../src/orders/draft";
import { OrdersPanel } from "../src/orders/OrdersPanel";
import type { OrdersData, TableData } from "../src/protocol/schema";
import { boards } from "./boards";
import { all, calm, clear, click, show } from "./page";
import { english } from "./text";

const board = boards[0]!;
const route = board.routes[3]!;
const cities = [board.cities[route.a]!.name, board.cities[route.b]!.name];
const NONE: OrdersData = {
  version: 0,
  orders: [],
  until: { near: [], last_round: true, turns: null },
  played: 0,
  stopped: null,
  can: [{ action: "claim it", verb: "claim", route: route.id, city: null }],
  cards: ["red", "blue", "locomotive"],
};
const table = {
  about: { game: "g", position: 5 },
  view: { decks: { train: 20 } },
  outlook: [{ id: 1, done: false, way: [route.id] }],
} as unknown as TableData;

const orders = vi.fn<Api["orders"]>();
const setOrders = vi.fn<Api["setOrders"]>();

const onPick = vi.fn();

function Panel({ api }: { api: Api }) {
  const [draft, onDraft] = useState(NO_DRAFT);
  return <OrdersPanel {...{ board, table, api, draft, onDraft, onPick }} token="t" />;
}

async function open(data: OrdersData) {
  orders.mockReset().mockResolvedValue(data);
  setOrders.mockReset().mockImplementation(async (_, __, wish) => ({
    ...NONE,
    ...wish,
    until: { ...NONE.until, ...wish.until },
    version: wish.version + 1,
  }));
  const api = { ...galleryApi, orders, setOrders } as Api;
  await show(<Panel api={api} />);
  await calm();
}

const wish = () => setOrders.mock.lastCall![2];
const button = (key: string) => all("button").find(({ textContent }) => textContent === english(key))!;

async function press(key: string) {
  button(key).click();
  await calm();
}

afterEach(clear);

describe("the orders for one's next turns", () => {
  it("are pressed together from a route and cards, and kept at once", async () => {
    await open(NONE);
    const choice = document.querySelector<HTMLSelectElement>("select")!;
    expect(choice.options[1]!.textContent).toContain(`★ ${cities[0]}`); // a ticket lacks it
    choice.value = "claim it";
    choice.dispatchEvent(new Event("change"));
    await calm();
    await click(".orders-kinds .button", 0);
    await click(".orders-kinds .button", 2);
    await press("orders-add-build");
    expect(wish()).toMatchObject({
      version: 0,
      orders: [{ type: "build", action: "claim it", cards: ["red", "locomotive"] }],
    });
    await press("orders-add-draw");
    expect(wish()).toMatchObject({
      version: 1,
      orders: [{ type: "build" }, { type: "collect", blind: true, turns: null }],
    });
    expect(document.querySelector(".orders-list")!.textContent).toContain(cities[1]);
    await click("[type=checkbox]", 2); // near
    expect(wish().until!.near).toEqual(cities);
  });

  it("go up, and away", async () => {
    const draw = { type: "collect", cards: [], blind: true, deck: 0, turns: 2 } as const;
    await open({
      ...NONE,
      orders: [
        { type: "build", action: "claim it" },
        { ...draw, cards: [] },
      ],
    });
    await click(`[aria-label="${english("orders-up")}"]`, 1);
    expect(wish().orders.map(({ type }) => type)).toEqual(["collect", "build"]);
    await click(`[aria-label="${english("orders-remove")}"]`, 0);
    expect(wish().orders.map(({ type }) => type)).toEqual(["build"]);
  });

  it("that another device has changed are shown as they stand, with why nothing was kept", async () => {
    await open(NONE);
    setOrders.mockRejectedValue(
      new Refused(409, { error: "orders-changed", message: "They have changed.", fields: null, table: null }),
    );
    orders.mockResolvedValue({ ...NONE, version: 7, stopped: "near" });
    await click(".orders-kinds .button", 0);
    await press("orders-add-draw");
    expect(document.body.textContent).toContain("They have changed.");
    expect(document.body.textContent).toContain(english("orders-stopped-near"));
    expect(orders).toHaveBeenCalledTimes(2);
    expect(all(".orders-kinds .button")[0]!.getAttribute("aria-pressed")).toBe("true"); // nothing typed is lost
  });
});

describe("what orders say besides", () => {
  it("end after as many turns as are wanted, also where another page wanted a number of its own", async () => {
    await open({ ...NONE, until: { ...NONE.until, turns: 7 } });
    const choice = document.querySelectorAll<HTMLSelectElement>("select")[2]!;
    expect(choice.value).toBe("7");
    choice.value = "3";
    choice.dispatchEvent(new Event("change"));
    await calm();
    expect(wish().until).toMatchObject({ turns: 3, last_round: true });
    choice.value = "0";
    choice.dispatchEvent(new Event("change"));
    await calm();
    expect(wish().until!.turns).toBeNull();
  });

  it("can be chosen on the board", async () => {
    await open(NONE);
    await click("[data-pick]");
    expect(onPick).toHaveBeenCalledWith(NONE.can);
  });
});
