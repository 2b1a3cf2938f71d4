import { useText } from "../text/context";
import { percent } from "./figures";
import { isBeingMade, type Reviewing } from "./useReview";

/** Before there is a review: ask for one, or see how far it has come. */
export function AskReview({ reviewing }: { reviewing: Reviewing }) {
  const text = useText();
  const { state, lost, refused, ask } = reviewing;
  const problem = refused ?? state?.error ?? null;
  return (
    <section class="asking panel">
      <h2>{text("reviewed-title")}</h2>
      {problem && <p role="alert">{problem}</p>}
      {isBeingMade(state) ? (
        <Progress reviewing={reviewing} />
      ) : (
        <>
          <p>{text("reviewed-asked")}</p>
          {lost && <p role="status">{text("reviewed-lost")}</p>}
          <button
            type="button"
            class="button main"
            data-ask
            disabled={state === null && !refused}
            onClick={ask}
          >
            {text(problem ? "reviewed-again" : "reviewed-ask")}
          </button>
        </>
      )}
    </section>
  );
}

function Progress({ reviewing: { state, lost } }: { reviewing: Reviewing }) {
  const text = useText();
  const words =
    state!.state === "waiting"
      ? text("reviewed-waiting", { count: state!.before })
      : text("reviewed-working", { percent: percent(state!.progress) });
  return (
    <>
      <progress
        max={1}
        {...(state!.progress > 0 && { value: state!.progress })}
        aria-label={text("reviewed-title")}
      />
      <p role="status">{lost ? text("reviewed-lost") : words}</p>
      <p class="muted">{text(state!.curve?.length ? "reviewed-rough" : "reviewed-asked")}</p>
    </>
  );
}
