import { useState } from "preact/hooks";
import { afterEach, expect, it } from "vitest";
import { NumberField } from "../src/workshop/panels/fields";
import { calm, clear, show } from "./page";

afterEach(clear);

it("a number that is being typed stays, whatever else changes meanwhile, and counts when it is left", async () => {
  const told: number[] = [];
  let again: () => void = () => {};
  const Form = () => {
    const [count, setCount] = useState(0);
    again = () => setCount(count + 1);
    return (
      <NumberField
        label={`Toll ${count}`}
        value={0}
        least={0}
        most={9}
        onChange={(next) => told.push(next)}
      />
    );
  };
  const page = await show(<Form />);
  const field = page.querySelector("input")!;
  field.value = "12";
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  again();
  await calm();
  expect(page.textContent).toContain("Toll 1");
  expect(field.value).toBe("12");
  field.dispatchEvent(new Event("change", { bubbles: true }));
  await calm();
  expect(told).toEqual([9]);
  expect(field.value).toBe("9");
});
