import type { Board } from "../../boards/board";
import type { ArtSpot, Scenery } from "../../boards/data";
import { offerPart } from "../../boards/part";
import type { BoardDocument } from "../document/document";
import { sheetOf } from "./shown";

let number = 0;
const addresses = new WeakMap<object, string>();

/** Where the page finds what lies behind a document's routes: it is here already. */
function addressOf(layers: object, scenery: () => Scenery, finer: unknown): string {
  const known = addresses.get(layers);
  if (known) return known;
  number += 1;
  const address = `workshop-${number}`;
  addresses.set(layers, address);
  offerPart(`${address}/scenery`, scenery());
  offerPart(`${address}/finer`, finer);
  return address;
}

/** Where nothing lies behind the routes, plain land. */
const plain = (width: number, height: number): Scenery => ({
  land: `M0 0H${width}V${height}H0z`,
  tints: [],
  borders: "",
  states: "",
  rivers: "",
  graticule: "",
  hills: { lines: "", shades: "" },
});

const LETTER = 16; // units, about, of a letter of the title

/** A frame as wide as its title, and on the board. */
function fitted(spot: ArtSpot, title: string, width: number): ArtSpot {
  const wide = Math.max(spot.width, ([...title].length * LETTER + 30) * spot.scale);
  const x = Math.min(width - wide / 2 - 10, Math.max(wide / 2 + 10, spot.x));
  return { ...spot, width: wide, x };
}

/** The board as its backdrop sees it. */
export function sceneOf(board: BoardDocument, title: string): Board {
  const { art } = board;
  const sheet = sheetOf(board);
  const scenery = () => art.layers ?? plain(art.width, art.height);
  const { rose = null, seams = [] } = art;
  const cartouche = art.cartouche ? fitted(art.cartouche, title, art.width) : null;
  return {
    ...sheet,
    address: addressOf(art.layers ?? art.sizes, scenery, art.finer ?? null),
    art: { ...sheet.art, cartouche, rose, seams },
  };
}
