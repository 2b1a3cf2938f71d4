import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { QrCodeGenerateResult } from "uqr";
import { hrefOf } from "../address";
import { copyText } from "../look/copy";
import { Icon } from "../look/Icon";
import { useText } from "../text/context";

/** The address of a game, for everybody; with a token, of a seat in it, for its player alone. */
export const addressOf = (game: string, ...token: readonly string[]): string =>
  location.href.split("#")[0] + hrefOf("game", game, ...token);

const ONLY_HERE = /^(localhost|127\.|\[::1\])/;

/** How friends get in: a link to copy, and a code for a phone to read. */
export function Invitation({ link, children }: { link: string; children?: ComponentChildren }) {
  const text = useText();
  return (
    <section class="invitation panel">
      <h2>{text("lobby-invite")}</h2>
      <LinkAndCode link={link} />
      {children}
    </section>
  );
}

export function LinkAndCode({ link }: { link: string }) {
  const text = useText();
  const [copied, setCopied] = useState(false);
  const copy = () => void copyText(link).then(setCopied);
  return (
    <div class="link-and-code">
      <QrCode link={link} />
      <input class="field" readOnly aria-label={text("lobby-link")} value={link} onFocus={selectAll} />
      <button type="button" class="button" onClick={copy}>
        <Icon name={copied ? "check" : "link"} size={16} />
        <span aria-live="polite">{text(copied ? "lobby-copied" : "lobby-copy")}</span>
      </button>
      <OnlyHere />
    </div>
  );
}

/** An address that leads other devices nowhere says so. */
export function OnlyHere() {
  const text = useText();
  return ONLY_HERE.test(location.hostname) ? <p class="muted">{text("lobby-only-here")}</p> : null;
}

const selectAll = (event: FocusEvent) => (event.currentTarget as HTMLInputElement).select();

/** Dark on light in both themes, as readers expect. What draws it is fetched only here; without it the link is left. */
export function QrCode({ link }: { link: string }) {
  const text = useText();
  const [code, setCode] = useState<QrCodeGenerateResult | null>(null);
  useEffect(() => {
    let here = true;
    import("uqr").then(
      ({ encode }) => here && setCode(encode(link, { border: 2 })),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [link]);
  const { data, size } = code ?? { data: [], size: 1 };
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text("lobby-code")}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#17130f" />
    </svg>
  );
}
