import { afterEach, describe, expect, it, vi } from "vitest";
import { memo } from "../src/memo";
import { clear, show } from "./page";

const Plain = vi.fn(({ name, age }: { name: string; age?: number }) => (
  <p>
    {name} {age}
  </p>
));
const Memo = memo(Plain);

afterEach(clear);

describe("a component with a memory", () => {
  it("is rendered anew only when something it is given is another, or comes, or goes", async () => {
    await show(<Memo name="Ana" />);
    await show(<Memo name="Ana" />);
    expect(Plain).toHaveBeenCalledTimes(1);
    const page = await show(<Memo name="Ana" age={7} />);
    expect(page.textContent).toBe("Ana 7");
    await show(<Memo name="Ana" />);
    await show(<Memo name="Bia" />);
    expect(Plain).toHaveBeenCalledTimes(4);
    expect(page.textContent).toBe("Bia ");
  });
});
