import { afterEach, describe, expect, it, vi } from "vitest";
import { Actions } from "../src/count/Actions";
import type { Link } from "../src/live/link";
import { copyText } from "../src/look/copy";
import type { About } from "../src/protocol/schema";
import { all, clear, click, show } from "./page";
import { english } from "./text";

/** A page over plain HTTP has no clipboard: what is selected when it is told to copy is copied. */
function plainPage(): () => string | null {
  vi.stubGlobal("navigator", { ...navigator, clipboard: undefined, share: undefined });
  let copied: string | null = null;
  document.execCommand = () => {
    copied = document.querySelector("textarea")!.value;
    return true;
  };
  return () => copied;
}

afterEach(() => {
  clear();
  vi.unstubAllGlobals();
});

const actions = () =>
  show(<Actions link={{ token: null } as Link} about={{ game: "g" } as About} onAgain={() => {}} />);

describe("copying", () => {
  it("works without a clipboard, and inside a dialog too", async () => {
    const copied = plainPage();
    document.body.innerHTML = "<dialog open></dialog>";
    const place = vi.spyOn(document.querySelector("dialog")!, "append");
    expect(await copyText("words")).toBe(true);
    expect(copied()).toBe("words");
    expect(place).toHaveBeenCalledOnce();
    document.body.innerHTML = "";
  });

  it("is not claimed where it failed", async () => {
    vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("no")) } });
    expect(await copyText("words")).toBe(false);
  });

  it("is what sharing a replay does on a plain page", async () => {
    const copied = plainPage();
    await actions();
    await click(`[aria-label="${english("show-share")}"]`);
    expect(copied()).toMatch(/#\/replay\/g$/);
    expect(all(".share-words")[0]!.textContent).toBe(english("show-copied"));
  });
});

describe("keeping a file", () => {
  it("tells why there is none, and keeps nothing then", async () => {
    vi.stubGlobal("fetch", async () =>
      Response.json({ error: "not-over", message: "Not over." }, { status: 409 }),
    );
    const made = vi.spyOn(URL, "createObjectURL");
    await actions();
    const named = all(".count-actions .button").findIndex((one) =>
      one.textContent.includes(english("show-save")),
    );
    await click(".count-actions .button", named);
    await vi.waitFor(() => expect(all("[role=alert]")[0]!.textContent).toBe("Not over."));
    expect(made).not.toHaveBeenCalled();
  });
});
