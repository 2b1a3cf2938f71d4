import { hrefOf } from "../address";

/** A link to the club's page with an errand; what it holds stays behind the `#`, which no server is told. */
export const linkTo = (what: "device" | "group", given: string): string =>
  location.href.split("#")[0] + hrefOf("club", what, given);
