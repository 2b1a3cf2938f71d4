import { type ComponentChild, render } from "preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MemoryBackend } from "../src/backend/memory";
import { Home } from "../src/home/Home";
import { roomIn } from "../src/home/JoinForm";
import { Lobby } from "../src/lobby/Lobby";
import { Chat } from "../src/talk/Chat";
import { TextContext } from "../src/text/context";
import { boards } from "./boards";
import { english } from "./text";

const board = boards[0]!;
const calm = () => new Promise((done) => setTimeout(done, 50));

async function show(what: ComponentChild): Promise<HTMLElement> {
  render(<TextContext.Provider value={english}>{what}</TextContext.Provider>, document.body);
  await calm();
  return document.body;
}

async function click(selector: string, nth = 0): Promise<void> {
  const found = () => document.querySelectorAll<HTMLElement>(selector)[nth] ?? expect.fail(selector);
  (await vi.waitFor(found)).click();
  await calm();
}

afterEach(() => render(null, document.body));

describe("the first page", () => {
  const names = boards.map((one) => one.name);

  it("opens a room with the board and the bots that were chosen", async () => {
    const backend = new MemoryBackend(names);
    const onRoom = vi.fn();
    await show(<Home backend={backend} onRoom={onRoom} onGame={vi.fn()} />);
    await click(".edition input", 1);
    document.querySelector("form")!.dispatchEvent(new Event("submit", { cancelable: true }));
    await calm();
    const tell = vi.fn();
    backend.follow(onRoom.mock.calls[0]![0], tell);
    expect(tell.mock.calls[0]![0]).toMatchObject({ edition: names[1], seats: [{ you: true }, {}, {}, null] });
  });

  it("finds the room in a link", () => {
    expect(roomIn(" https://trilhos.example/#/room/sunflower-42 ")).toBe("sunflower-42");
    expect(roomIn("sunflower-42")).toBe("sunflower-42");
    expect(roomIn("  ")).toBe("");
  });
});

describe("the lobby", () => {
  it("needs two players, takes bots, and starts", async () => {
    const backend = new MemoryBackend([board.name]);
    const onStart = vi.fn();
    const room = await backend.open({ edition: board.name, name: "Ana", bots: [] });
    const page = await show(<Lobby backend={backend} room={room} onStart={onStart} />);
    const start = () => page.querySelector<HTMLButtonElement>(".button.main")!;
    expect(start().disabled).toBe(true);
    expect(page.textContent).toContain(english("lobby-too-few"));
    await click("li .button");
    expect(start().disabled).toBe(false);
    await click(".button.main");
    expect(onStart).toHaveBeenCalledOnce();
    expect(page.querySelector(".qr path")!.getAttribute("d")!.length).toBeGreaterThan(1000);
  });
});

describe("talk", () => {
  it("can be muted, and says nothing empty", async () => {
    const onSay = vi.fn();
    const said = [{ id: 1, name: "Bia", colour: "jade" as const, words: "oi" }];
    const page = await show(<Chat said={said} muted={false} onSay={onSay} onMute={vi.fn()} />);
    expect(page.textContent).toContain("oi");
    page.querySelector("form")!.dispatchEvent(new Event("submit", { cancelable: true }));
    expect(onSay).not.toHaveBeenCalled();
    expect((await show(<Chat said={said} muted onSay={onSay} onMute={vi.fn()} />)).textContent).not.toContain(
      "oi",
    );
  });
});
