import { hrefOf } from "../address";
import { Icon } from "../look/Icon";
import { QuickSettings } from "../settings/QuickSettings";
import { useText } from "../text/context";

/** In a corner, for whoever sets the screen up; the first press also lets it be heard. */
export function TvTools({ game }: { game: string }) {
  const text = useText();
  const fill = () =>
    void (document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen());
  return (
    <nav class="tv-tools panel" aria-label={text("tv-tools")}>
      {document.fullscreenEnabled && (
        <button type="button" class="icon-button" aria-label={text("tv-fill")} onClick={fill}>
          <Icon name="fit" />
        </button>
      )}
      <QuickSettings />
      <a class="button" href={hrefOf("game", game)}>
        {text("tv-leave")}
      </a>
    </nav>
  );
}
