import { useText } from "../text/context";

/** How often which place: a stretch for each, the first one strongest. */
export function PlacesPlot({ places }: { places: readonly number[] }) {
  const text = useText();
  const told = places.map((count, at) => text("numbers-place", { place: at + 1, count }));
  return (
    <div class="places-plot" role="img" aria-label={`${text("numbers-places")}. ${told.join(", ")}`}>
      {places.map(
        (count, at) =>
          count > 0 && (
            <span
              key={told[at]}
              style={{ flexGrow: count, "--share": `${100 - (75 * at) / Math.max(1, places.length - 1)}%` }}
              data-place={at + 1}
              title={told[at]}
            >
              {at + 1}
            </span>
          ),
      )}
    </div>
  );
}
