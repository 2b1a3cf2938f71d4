import { useState } from "preact/hooks";
import { useGame } from "../follow/context";
import { Tabs } from "../look/Tabs";
import { Talk } from "../talk/Talk";
import { Overheard, Unread, useUnread } from "../talk/unread";
import { useText } from "../text/context";
import { LogPlace, type LogPlaceProps } from "./LogPlace";

/** The log and what people say, in one place; without a game that is followed there is only the log. */
export function Side(props: LogPlaceProps) {
  const here = useGame();
  const text = useText();
  if (here) return <LogAndTalk {...props} here={here} />;
  return (
    <section class="table-log panel">
      <h2 class="small">{text("log-title")}</h2>
      <LogPlace {...props} />
    </section>
  );
}

type Here = NonNullable<ReturnType<typeof useGame>>;

function LogAndTalk({ here, ...props }: LogPlaceProps & { here: Here }) {
  const text = useText();
  const [chosen, setChosen] = useState("log");
  const fresh = useUnread(here, chosen === "talk");
  const tabs = [
    { name: "log", label: text("log-title"), body: <LogPlace {...props} /> },
    {
      name: "talk",
      label: (
        <>
          {text("chat-title")} <Unread fresh={fresh} />
        </>
      ),
      body: <Talk {...here} />,
    },
  ];
  return (
    <section class="table-log panel">
      <Tabs title={text("log-and-talk")} tabs={tabs} chosen={chosen} onChoose={setChosen} />
      <Overheard fresh={fresh} />
    </section>
  );
}
