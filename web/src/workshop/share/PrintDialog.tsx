import { useState } from "preact/hooks";
import { Dialog } from "../../look/Dialog";
import { Icon } from "../../look/Icon";
import { useText } from "../../text/context";
import { workshopApi } from "../api";
import type { BoardDocument } from "../document/document";
import { ChoiceField } from "../panels/fields";
import { isUnderWay } from "../work/Follower";
import { useWork } from "../work/useWork";
import { shutWords, useWorkshop } from "../work/useWorkshop";
import { WorkBar } from "../work/WorkBar";

const PAPERS = ["a4", "a3", "letter", "poster", "svg", "png"] as const;
type Paper = (typeof PAPERS)[number];
const [NARROWEST, WIDEST] = [20, 300]; // cm, as the server has them

const kindOf = (paper: Paper): string => (paper === "svg" || paper === "png" ? paper : "pdf");

/** The board on paper: which sheets, how wide; then a file. */
export function PrintDialog({ board, onClose }: { board: BoardDocument; onClose: () => void }) {
  const text = useText();
  const shut = shutWords(useWorkshop());
  const { work, follower } = useWork();
  const [paper, setPaper] = useState<Paper>("a4");
  const [width, setWidth] = useState("");
  const file = work.job?.file;
  const choose = (next: Paper) => {
    follower.giveUp();
    setPaper(next);
  };
  const print = (event: Event) => {
    event.preventDefault();
    const wide = kindOf(paper) === "pdf" && width ? { width: Number(width) } : {};
    void follower.begin(() => workshopApi.print(board, { paper, ...wide }));
  };
  return (
    <Dialog title={text("editor-print")} onClose={onClose}>
      {shut ? (
        <p>{text(shut)}</p>
      ) : (
        <form class="ask" onSubmit={print}>
          <ChoiceField
            label={text("editor-print-paper")}
            name="paper"
            value={paper}
            all={PAPERS}
            say={(one) => text(`editor-print-${one}`)}
            onChange={choose}
          />
          {kindOf(paper) === "pdf" && (
            <label class="line">
              {text("editor-print-width")}
              <input
                class="field"
                type="number"
                data-field="print-width"
                min={NARROWEST}
                max={WIDEST}
                step="any"
                placeholder={text("editor-print-real")}
                value={width}
                onInput={(event) => setWidth(event.currentTarget.value)}
              />
            </label>
          )}
          <p class="muted">{text(`editor-print-about-${kindOf(paper)}`)}</p>
          <WorkBar work={work} label={text("editor-printing")} onGiveUp={() => follower.giveUp()} />
          <div class="dialog-foot">
            <button type="submit" class="button main" data-print disabled={isUnderWay(work)}>
              {text("editor-print-make")}
            </button>
            {file && (
              <a
                class="button main"
                data-printed
                href={file.replace(/^\//, "")}
                download={`${board.id}.${kindOf(paper)}`}
              >
                <Icon name="file" size={16} /> {text("editor-print-keep")}
              </a>
            )}
          </div>
        </form>
      )}
    </Dialog>
  );
}
