/** Line icons in a box of 16. */
const paths = {
  train: "M2.5 12.5V4q5.5-2 11 0v8.5zM2.5 8.5h11M5 15l1-2.5M11 15l-1-2.5",
  ship: "M1.5 9.5h13L12.5 14h-9zM8 9.5V1.5l4.5 6H8M5.5 9.5v-5",
  card: "M4.5 1.5h7a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 3 13V3a1.5 1.5 0 0 1 1.5-1.5zM6 5h4",
  ticket: "M1.5 4h13v2.5a1.5 1.5 0 0 0 0 3V12h-13V9.5a1.5 1.5 0 0 0 0-3zM10 4v8",
  house: "M2.5 14V7L8 2.5 13.5 7v7zM6.5 14v-4h3v4",
  anchor: "M8 4.5V14M5 7.5h6M2.5 9.5Q3 14 8 14t5.5-4.5M8 4.5a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3z",
  coin: "M8 14.3A6.3 6.3 0 1 1 8 1.7a6.3 6.3 0 0 1 0 12.6zM8 11.3a3.3 3.3 0 1 1 0-6.6 3.3 3.3 0 0 1 0 6.6z",
  note: "M3 1.5h7l3 3v10H3zM10 1.5v3h3M5.5 8.5h5M5.5 11.5h3",
  deck: "M3 5.5h7V15H3zM5 5.5V3.3h7v9.5h-2M7 3.3V1.2h7v9.5h-2",
  plus: "M8 3v10M3 8h10",
  minus: "M3 8h10",
  fit: "M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4",
  check: "M3 8.5 6.5 12 13 4.5",
  cross: "M4 4l8 8M12 4l-8 8",
  ring: "M8 12a4 4 0 1 1 0-8 4 4 0 0 1 0 8z",
  trophy: "M4.5 2.5h7v4a3.5 3.5 0 0 1-7 0zM8 10v3M5 14h6M4.5 3.5H2q0 3 2.8 3.2M11.5 3.5H14q0 3-2.8 3.2",
  moon: "M13 10A5.7 5.7 0 1 1 7 2.5 4.6 4.6 0 0 0 13 10z",
  menu: "M2 4h12M2 8h12M2 12h12",
  undo: "M3 7h7a3.5 3.5 0 0 1 0 7H6M3 7l3.5-3.5M3 7l3.5 3.5",
  play: "M4.5 2.5 13 8l-8.5 5.5z",
  pause: "M5 3v10M11 3v10",
  up: "M3 10.5l5-5 5 5",
  down: "M3 5.5l5 5 5-5",
  next: "M5.5 3l5 5-5 5",
  back: "M10.5 3l-5 5 5 5",
  first: "M12 3 7 8l5 5M4 3v10",
  last: "M4 3l5 5-5 5M12 3v10",
  flag: "M4 14.5V2M4 2.5h8.5l-2 3 2 3H4",
  file: "M8 2v8.5M4.5 7 8 10.5 11.5 7M2.5 13.5h11",
  help: "M8 14.3A6.3 6.3 0 1 1 8 1.7a6.3 6.3 0 0 1 0 12.6zM6 6.3a2 2 0 1 1 2.6 1.9Q8 8.5 8 9.5M8 11.8v.1",
  mute: "M2 6h3l4-3v10l-4-3H2zM11.5 6l3 4M14.5 6l-3 4",
  sun: "M8 11a3 3 0 1 1 0-6 3 3 0 0 1 0 6zM8 1.2v1.6M8 13.2v1.6M1.2 8h1.6M13.2 8h1.6M3.2 3.2l1.1 1.1M11.7 11.7l1.1 1.1M3.2 12.8l1.1-1.1M11.7 4.3l1.1-1.1",
  sound: "M2 6h3l4-3v10l-4-3H2zM11.5 5.5q2 2.5 0 5",
  link: "M6.5 9.5l3-3M7 4.5l1.5-1.5a3.2 3.2 0 0 1 4.5 4.5L11.5 9M9 11.5 7.5 13A3.2 3.2 0 0 1 3 8.5L4.5 7",
  robot: "M3 6.5h10V14H3zM8 6.5V3M8 3a.8.8 0 1 1 0-1.6A.8.8 0 0 1 8 3zM6 9.5v.8M10 9.5v.8M6 12h4",
  person: "M8 8a3 3 0 1 1 0-6 3 3 0 0 1 0 6zM2.5 14.5q.5-4.5 5.5-4.5t5.5 4.5",
  chat: "M2 3h12v8H7l-3.5 3V11H2z",
  eye: "M1.5 8Q8 .5 14.5 8 8 15.5 1.5 8zM8 10a2 2 0 1 1 0-4 2 2 0 0 1 0 4z",
  gear: "M8 10.2a2.2 2.2 0 1 1 0-4.4 2.2 2.2 0 0 1 0 4.4zM6.8 1.5h2.4l.4 1.9 1.4.8 1.8-.6 1.2 2.1-1.4 1.3v1.6l1.4 1.3-1.2 2.1-1.8-.6-1.4.8-.4 1.9H6.8l-.4-1.9-1.4-.8-1.8.6L2 9.9l1.4-1.3V7L2 5.7l1.2-2.1 1.8.6 1.4-.8z",
  device: "M5 1.5h6a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM7.3 12.3h1.4",
  clock: "M8 14.3A6.3 6.3 0 1 1 8 1.7a6.3 6.3 0 0 1 0 12.6zM8 4.5V8l2.5 1.8",
  bell: "M2.8 11.8h10.4q-1.5-1.3-1.5-3.3V7a3.7 3.7 0 0 0-7.4 0v1.5q0 2-1.5 3.3zM8 3.3V1.8M6.7 14.2h2.6",
  home: "M1.8 8 8 2.2 14.2 8M3.5 6.8v7h9v-7",
  book: "M8 3.5Q5 1.8 1.5 2.5v10.5Q5 12.3 8 14q3-1.7 6.5-1V2.5Q11 1.8 8 3.5zM8 3.5V14",
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      class="icon"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      stroke-width="1.5"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
