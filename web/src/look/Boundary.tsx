import { Component, type ComponentChildren } from "preact";
import { useText } from "../text/context";

interface BoundaryProps {
  readonly children: ComponentChildren;
  /** What is shown: another one is tried anew. */
  readonly of?: unknown;
  /** The class of what stands in the place of the part, so that it lies where the part did. */
  readonly class?: string;
  /** What helps out for the part, below the sentence. */
  readonly instead?: ComponentChildren;
}

interface BoundaryState {
  /** What could not be shown. */
  readonly failed: { readonly of: unknown } | null;
}

/** A part of a page: if it can't be shown, a sentence says so and the other parts go on. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: null };

  override componentDidCatch(error: unknown): void {
    console.error("a part of the page can't be shown", error);
    this.setState({ failed: { of: this.props.of } });
  }

  override render() {
    const { children, of, class: place = "panel", instead } = this.props;
    const { failed } = this.state;
    return failed && failed.of === of ? <Failed place={place} instead={instead} /> : children;
  }
}

function Failed({ place, instead }: { place: string; instead: ComponentChildren }) {
  const text = useText();
  return (
    <div class={place}>
      <p class="part-failed muted" role="alert">
        {text("part-failed")}
      </p>
      {instead}
    </div>
  );
}
