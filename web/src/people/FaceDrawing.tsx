import type { Face } from "../protocol/schema";
import { body, features, hair, head, look, type Path } from "./parts";
import "./face.css";

const GLASSES = new Set<string>(["glasses", "round-glasses"]);

/** A face, drawn of its parts; one that this page has never heard of is left out. */
export function FaceDrawing({ face, size }: { face: Face; size: number }) {
  const { behind = [], before = [] } = hair[face.hair] ?? {};
  const more = face.more ?? [];
  const drawn = (wanted: boolean): Path[] =>
    more.filter((one) => GLASSES.has(one) === wanted).flatMap((one) => features[one] ?? []);
  const paths = [...behind, ...body, ...head, ...look, ...drawn(false), ...before, ...drawn(true)];
  return (
    <svg
      class="face"
      data-skin={face.skin}
      data-hair={face.hair}
      data-tone={face.tone}
      data-wear={face.wear}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      <rect class="ground" width="64" height="64" />
      {paths.map(([stuff, d]) => (
        <path class={stuff} d={d} />
      ))}
    </svg>
  );
}
