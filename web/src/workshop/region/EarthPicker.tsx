import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Camera } from "../../board/camera";
import { Gestures, type Grab } from "../../board/gestures";
import type { Point } from "../../board/viewport";
import { ZoomButtons } from "../../board/ZoomButtons";
import { memo } from "../../memo";
import type { WorldMap } from "../../protocol/schema";
import { useText } from "../../text/context";
import { boxesOf, type Degrees, windowBetween } from "./regions";

interface PickerProps {
  readonly earth: WorldMap;
  readonly chosen: string | null;
  readonly window: Degrees | null;
  /** Whether a drag draws a rectangle; else it moves the map. */
  readonly drawing: boolean;
  readonly onCountry: (id: string) => void;
  readonly onWindow: (window: Degrees) => void;
}

/** The Earth, to point at a country or draw a rectangle on. Lists and fields beside it do the same by keys. */
export function EarthPicker(props: PickerProps) {
  const { earth, chosen, window } = props;
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const [, setSeen] = useState(0);
  const camera = useMemo(
    () =>
      new Camera(
        earth,
        () => [layer.current],
        () => setSeen((times) => times + 1),
      ),
    [earth],
  );
  useEffect(() => {
    const gestures = new Gestures(frame.current!, camera, {
      onTap: (_, event) => {
        const id = countryAt(event);
        if (id) latest.current.onCountry(id);
      },
      onHover: () => {},
      onHold: () => {},
      onGrab: (at) => (latest.current.drawing ? stretching(camera.onBoard(at)) : null),
    });
    const stretching = (from: Point): Grab => {
      const to = (at: Point) => latest.current.onWindow(windowBetween(from, camera.onBoard(at)));
      return { onMove: to, onDrop: to, onCancel: () => {} };
    };
    const watcher = new ResizeObserver(([entry]) => camera.resize(entry!.contentRect, false));
    watcher.observe(frame.current!);
    return () => {
      gestures.stop();
      watcher.disconnect();
      camera.stop();
    };
  }, [camera]);
  return (
    <div class={props.drawing ? "board earth drawing" : "board earth"} ref={frame} data-earth>
      <div class="layer" ref={layer}>
        <svg viewBox={`0 0 ${earth.width} ${earth.height}`} role="img" aria-label={text("editor-region-map")}>
          <Countries earth={earth} chosen={chosen} />
          {window && boxesOf(window, earth).map((box) => <rect class="window" key={box.x} {...box} />)}
        </svg>
      </div>
      <ZoomButtons camera={camera} floating fit />
    </div>
  );
}

/** A tap is told where the pointer was captured: what lies there is asked of the page. */
const countryAt = ({ clientX, clientY }: PointerEvent): string | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest<SVGElement>("[data-country]")?.dataset.country;

const Countries = memo(function Countries({ earth, chosen }: Pick<PickerProps, "earth" | "chosen">) {
  return (
    <g class="countries">
      <path class="nobodys" d={earth.land} />
      {Object.entries(earth.countries).map(([id, path]) => (
        <path key={id} d={path} data-country={id} class={id === chosen ? "chosen" : undefined} />
      ))}
    </g>
  );
});
