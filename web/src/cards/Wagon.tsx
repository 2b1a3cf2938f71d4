import type { ComponentChildren } from "preact";
import type { CardFace } from "./kinds";

/** A window or a line in the body shows the paper below. */
const Window = ({ d }: { d: string }) => <path d={d} fill="var(--paper)" fill-opacity=".85" />;
const Line = ({ d }: { d: string }) => (
  <path d={d} fill="none" stroke="var(--paper)" stroke-opacity=".75" stroke-width="1.3" />
);

/** Side views, one a colour, in a box of 60 by 26 with wheels at 21. */
const bodies: Record<CardFace["colour"], ComponentChildren> = {
  red: (
    <>
      <path d="M4 18V6q26-6 52 0v12z" />
      <Window d="M10 8.5h7v5.5h-7zM21.5 8.5h7v5.5h-7zM33 8.5h7v5.5h-7zM44.5 8.5h6.5V18h-6.5z" />
    </>
  ),
  blue: (
    <>
      <path d="M3 18V7q0-3 3-3h48q3 0 3 3v11z" />
      <Window d="M7 7.5h6.5v5H7zM17 7.5h6.5v5H17zM27 7.5h6.5v5H27zM37 7.5h6.5v5H37zM47 7.5h6.5v5H47z" />
    </>
  ),
  orange: (
    <>
      <path d="M3 18V4h54v14z" />
      <Line d="M22 4v14M38 4v14M24 7l12 9M36 7l-12 9" />
    </>
  ),
  white: (
    <>
      <path d="M3 18V6h54v12z" />
      <Line d="M6 9h48M6 12h48M6 15h48" />
    </>
  ),
  green: <path d="M4 18V9h1.5q4-6 9-2.5 5-5.5 10 0 5-5 10 0 6-5.5 10.5 0 5-3.5 9 2.5h2v9z" />,
  yellow: (
    <>
      <path d="M4 6h52l-6 12H10z" />
      <Line d="M17 6l4 12M30 6v12M43 6l-4 12" />
    </>
  ),
  purple: (
    <>
      <path d="M3 15.5h54V18H3zM8 5h44v9.5H8z" />
      <Line d="M22.5 5v9.5M37.5 5v9.5" />
    </>
  ),
  black: (
    <>
      <path d="M11 5h38a6 6 0 0 1 0 12H11a6 6 0 0 1 0-12zM26.5 1.5h7V5h-7z" />
      <Line d="M19 5v12M41 5v12" />
    </>
  ),
  gray: <path d="M3 18V4h54v14z" />,
  wild: (
    <>
      <path d="M3 18V3h15v5h15.5V1.5h7V8H47q8 0 8 6v3l4 4H3z" />
      <Window d="M6 6h9v6H6z" />
    </>
  ),
};

export function Wagon({ colour }: { colour: CardFace["colour"] }) {
  return (
    <g fill="currentColor">
      {bodies[colour]}
      <circle cx="14" cy="20.5" r="3.4" />
      <circle cx="46" cy="20.5" r="3.4" />
      <path d="M0 25h60" stroke="currentColor" />
    </g>
  );
}

/** A ship in the same box: one funnel and a hull, or two of them on a double card. */
export function Steamer({ double }: { double: boolean }) {
  return (
    <g fill="currentColor">
      <path d="M2 13h56l-7 9H9z" />
      <path d={double ? "M12 12V8h36v4zM19 7V1h6v6zM34 7V1h6v6z" : "M16 12V8h26v4zM26 7V1h7v6z"} />
      <Line d={double ? "M15 10h30M8 16h44" : "M19 10h20M8 16h44"} />
      <path
        d="M0 25q5-3 10 0t10 0 10 0 10 0 10 0 10 0"
        fill="none"
        stroke="currentColor"
        stroke-width="1.2"
      />
    </g>
  );
}
