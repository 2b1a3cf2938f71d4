import { chapters, routeFacts } from "../chapters";
import type { Ask, AskProps } from "../chapters/chapter";
import { PlainSheet } from "../choices/PlainSheet";
import { Boundary } from "../look/Boundary";
import { useText } from "../text/context";

type AskingProps = Omit<AskProps, "words" | "also"> & { readonly question: Ask };

/** The question that is open now; one of its own for each position, so that nothing stays chosen. */
export function AskedSheet({ question: { Sheet }, ...props }: AskingProps) {
  const text = useText();
  const { board, table, act } = props;
  const { about, legal, view } = table;
  const plain = <PlainSheet title={view!.phase} choices={legal} onChoose={({ id }) => act(id)} />;
  return (
    <Boundary key={about.position} instead={plain}>
      <Sheet
        {...props}
        words={(route) => routeFacts(text, route)}
        also={(claim, way) =>
          chapters.map(({ name, Also }) => Also && <Also key={name} {...{ board, table, claim, way }} />)
        }
      />
    </Boundary>
  );
}
