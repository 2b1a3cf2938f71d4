import { type ComponentChild, render } from "preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Chat } from "../src/talk/Chat";
import { TextContext } from "../src/text/context";
import { english } from "./text";

const calm = () => new Promise((done) => setTimeout(done, 50));

async function show(what: ComponentChild): Promise<HTMLElement> {
  render(<TextContext.Provider value={english}>{what}</TextContext.Provider>, document.body);
  await calm();
  return document.body;
}

afterEach(() => render(null, document.body));

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
