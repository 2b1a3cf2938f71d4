import type { Choice } from "../protocol/schema";
import type { Pick } from "../view/picking";
import { fresh } from "./turn";
import type { Play } from "./useTurn";

const NO_MOVE = -1; // in the place of an action's id

const asChoices = (things: ReadonlySet<number>): ReadonlyMap<number, Choice> =>
  new Map([...things].map((id) => [id, { id: NO_MOVE, argument: id, verb: "", notation: "" }]));

/** The table while something is chosen on its board that is no move: nothing else can be done there. */
export function picked(play: Play, { routes, cities, onPick, onStop }: Pick): Play {
  return {
    ...play,
    turn: fresh(play.turn.number),
    sent: null,
    legal: {
      at: { route: asChoices(routes), city: asChoices(cities), slot: new Map(), deck: new Map() },
      verbs: new Map(),
      others: new Map(),
    },
    question: null,
    mode: null,
    glowing: routes,
    cities,
    refused: {},
    next: new Set(),
    warned: null,
    act: () => {},
    dispatch: ({ type }) => type === "cancel" && onStop(),
    events: {
      onRoute: (route) => routes.has(route) && onPick({ route }),
      onCity: (city) => cities.has(city) && onPick({ city }),
    },
  };
}
