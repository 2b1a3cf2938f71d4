import { useText } from "../../text/context";
import "./heat.css";

/** What the colours of the board stand for while a heat map lies on it. */
export function HeatLegend() {
  const text = useText();
  return (
    <div class="heat-legend">
      <span>{text("editor-trial-rarely")}</span>
      <span class="scale" aria-hidden="true" />
      <span>{text("editor-trial-always")}</span>
      <span class="dead">{text("editor-trial-dead")}</span>
    </div>
  );
}
