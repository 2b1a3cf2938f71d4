import { useState } from "preact/hooks";
import type { Api } from "../live/api";
import { whyNot } from "../live/whyNot";
import type { Made } from "../protocol/schema";
import { useText } from "../text/context";
import { AT_ONE_DEVICE } from "./wish";

interface SaveFileProps {
  api: Api;
  onMade: (made: Made) => void;
}

/** Goes on with a game from a save file, or shows a finished one; everybody in it sits at this device at first. */
export function SaveFile({ api, onMade }: SaveFileProps) {
  const text = useText();
  const [problem, setProblem] = useState<string | null>(null);
  const load = async (event: Event) => {
    const input = event.currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    if (!file) return;
    setProblem(null);
    await open(api, file).then(onMade, (why) =>
      setProblem(why instanceof SyntaxError ? text("home-bad-save") : whyNot(text, why)),
    );
    input.value = "";
  };
  return (
    <section class="panel save-file">
      <h2>{text("home-save")}</h2>
      <label class="button">
        {text("home-save-choose")}
        <input class="unseen" type="file" accept=".json,application/json" onChange={load} />
      </label>
      <p class="muted" role="status">
        {problem ?? text("home-save-about")}
      </p>
    </section>
  );
}

const open = async (api: Api, file: File): Promise<Made> =>
  api.load({ save: JSON.parse(await file.text()) as Record<string, unknown>, grace: AT_ONE_DEVICE });
