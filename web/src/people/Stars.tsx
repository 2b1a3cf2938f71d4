import { useText } from "../text/context";
import "./face.css";

const MOST = 5;
const STAR = "M6 .8 7.6 4.2 11.3 4.7 8.6 7.3 9.3 11 6 9.2 2.7 11 3.4 7.3.7 4.7 4.4 4.2z";

/** How strong somebody plays. */
export function Stars({ count }: { count: number }) {
  const text = useText();
  return (
    <span class="stars" role="img" aria-label={text("person-stars", { count })}>
      {Array.from({ length: MOST }, (_, i) => (
        <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
          <path class={i < count ? "full" : ""} d={STAR} />
        </svg>
      ))}
    </span>
  );
}
