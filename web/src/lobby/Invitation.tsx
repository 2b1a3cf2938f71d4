import { useMemo, useState } from "preact/hooks";
import { encode } from "uqr";
import { Icon } from "../look/Icon";
import { useText } from "../text/context";

/** How friends get in: a link to copy, and a code for a phone to read. */
export function Invitation({ link }: { link: string }) {
  const text = useText();
  const [copied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(link).then(() => setCopied(true));
  return (
    <section class="invitation panel">
      <h2>{text("lobby-invite")}</h2>
      <QrCode link={link} />
      <code>{link}</code>
      <button type="button" class="button" onClick={copy}>
        <Icon name={copied ? "check" : "link"} size={16} /> {text(copied ? "lobby-copied" : "lobby-copy")}
      </button>
    </section>
  );
}

/** Dark on light in both themes, as readers expect. */
function QrCode({ link }: { link: string }) {
  const text = useText();
  const { data, size } = useMemo(() => encode(link, { border: 2 }), [link]);
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text("lobby-code")}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#17130f" />
    </svg>
  );
}
