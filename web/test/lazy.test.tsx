import { afterEach, describe, expect, it, vi } from "vitest";
import { lazy } from "../src/lazy";
import { calm, clear, click, show } from "./page";
import { english } from "./text";

const Greeting = ({ name }: { name: string }) => <p class="greeting">{name}</p>;

afterEach(() => {
  clear();
  vi.restoreAllMocks();
});

describe("a part that is fetched when it is shown", () => {
  it("is waited for, and then shown with what it was given", async () => {
    let arrive: (found: typeof Greeting) => void = () => {};
    const Lazy = lazy(() => new Promise<typeof Greeting>((done) => (arrive = done)));
    const page = await show(<Lazy name="Ana" />);
    expect(page.querySelector("[aria-busy]")!.textContent).toContain(english("waiting-table"));
    arrive(Greeting);
    await calm();
    expect(page.querySelector(".greeting")!.textContent).toBe("Ana");
  });

  it("is fetched once, and there at once the next time", async () => {
    const load = vi.fn(async () => Greeting);
    const Lazy = lazy(load);
    await show(<Lazy name="Ana" />);
    clear();
    const page = await show(<Lazy name="Bia" />);
    expect(page.querySelector(".greeting")!.textContent).toBe("Bia");
    expect(load).toHaveBeenCalledOnce();
  });

  it("says so when it doesn't come, with a way to try again and one home", async () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    const Lazy = lazy<{ name: string }>(() => Promise.reject(new Error("gone")));
    const page = await show(<Lazy name="Ana" />);
    expect(page.querySelector("[role=alert]")!.textContent).toBe(english("page-failed"));
    expect(page.querySelector("a.button")!.getAttribute("href")).toBe("#/");
    await click("button.button");
    expect(reload).toHaveBeenCalledOnce();
  });

  it("is tried again when it is shown again", async () => {
    const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error("gone"));
    const Lazy = lazy(load);
    await show(<Lazy name="Ana" />);
    clear();
    const page = await show(<Lazy name="Ana" />);
    expect(page.querySelector(".greeting")).not.toBeNull();
  });
});
