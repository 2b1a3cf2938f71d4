import { cityPlace } from "../telling/parts";
import { type Teller, who } from "../telling/tale";
import { paid } from "./payments/paid";

/** Tells of something that was built in a city. */
export const built =
  (key: string): Teller =>
  (scene, event) => [
    [key, { name: who(scene, event), city: cityPlace(scene.board, event.city!), cards: paid(scene) }],
  ];
