import { Icon } from "../look/Icon";
import { useText } from "../text/context";
import type { Camera } from "./camera";

const STEP = 1.5;

interface ZoomProps {
  readonly camera: Camera;
  readonly floating?: boolean;
  /** Whether there is room for the button that shows the whole board. */
  readonly fit?: boolean;
}

/** Zoom by hand; on a board they float in a corner, in a header they stand in line. */
export function ZoomButtons({ camera, floating = false, fit = !floating }: ZoomProps) {
  const text = useText();
  return (
    <div class={floating ? "zoom-buttons floating" : "zoom-buttons"} data-own-clicks>
      <button type="button" aria-label={text("board-zoom-out")} onClick={() => camera.glideBy(1 / STEP)}>
        <Icon name="minus" />
      </button>
      {fit && (
        <button type="button" aria-label={text("board-fit")} onClick={() => camera.fit()}>
          <Icon name="fit" />
        </button>
      )}
      <button type="button" aria-label={text("board-zoom-in")} onClick={() => camera.glideBy(STEP)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
