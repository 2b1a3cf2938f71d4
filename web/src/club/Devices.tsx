import { useState } from "preact/hooks";
import type { ClubApi } from "../live/clubApi";
import { keepMembership } from "../live/membership";
import { LinkAndCode } from "../lobby/Invitation";
import { Dialog } from "../look/Dialog";
import { Icon } from "../look/Icon";
import type { DeviceData, PassData } from "../protocol/schema";
import { useText } from "../text/context";
import { timeIn } from "../text/time";
import type { ClubAct } from "./act";
import { linkTo } from "./linkTo";
import { Sure } from "./Sure";
import { dayOf } from "./since";
import { useOften } from "./useClub";

interface DevicesProps {
  readonly devices: readonly DeviceData[];
  readonly club: ClubApi;
  readonly act: ClubAct;
  readonly look: () => Promise<void>;
}

/** The devices that are the member's: let another one in, or take one out. */
export function Devices({ devices, club, act, look }: DevicesProps) {
  const text = useText();
  const [pass, setPass] = useState<PassData | null>(null);
  const [out, setOut] = useState<DeviceData | null>(null);
  const [before, setBefore] = useState(0);
  const letIn = () =>
    act(async () => {
      setPass(await club.letIn());
      setBefore(devices.length);
    });
  const remove = async ({ id, here }: DeviceData) => {
    await act(() => club.removeDevice(id).then(() => here && keepMembership(null)));
  };
  return (
    <section class="panel club-devices">
      <h2>{text("club-devices")}</h2>
      <ul>
        {devices.map((device) => (
          <li key={device.id} data-device={device.id}>
            <Icon name="device" />
            <span>
              <b>{device.name || text("club-device-unnamed")}</b>{" "}
              <span class="muted">
                {device.here
                  ? text("club-device-here")
                  : text("club-device-seen", { day: dayOf(device.seen) })}
              </span>
            </span>
            <button type="button" class="club-link" onClick={() => setOut(device)}>
              {text("club-device-remove")}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" class="button" data-pass onClick={() => void letIn()}>
        <Icon name="plus" size={16} /> {text("club-let-in")}
      </button>
      {pass && <Pass pass={pass} came={devices.length > before} look={look} onClose={() => setPass(null)} />}
      {out && (
        <Sure
          title={text("club-device-remove")}
          words={[text(out.here ? "club-device-out-here" : "club-device-out", { device: out.name || "?" })]}
          yes={text("club-device-remove")}
          onYes={() => remove(out)}
          onClose={() => setOut(null)}
        />
      )}
    </section>
  );
}

const LOOK_MS = 3_000;

interface PassProps {
  readonly pass: PassData;
  /** Whether another device is here since. */
  readonly came: boolean;
  readonly look: () => Promise<void>;
  readonly onClose: () => void;
}

/** What lets another device in: to scan, to open, or to type; it says so when one has come. */
function Pass({ pass, came, look, onClose }: PassProps) {
  const text = useText();
  useOften(look, LOOK_MS);
  return (
    <Dialog title={text("club-let-in")} onClose={onClose}>
      {came ? (
        <p role="status">
          <Icon name="check" /> {text("club-pass-used")}
        </p>
      ) : (
        <>
          <p>{text("club-pass-about", { time: timeIn(text, 1000 * pass.seconds) })}</p>
          <LinkAndCode link={linkTo("device", pass.secret)} />
          <p class="club-typed">
            {text("club-pass-type")} <code>{pass.code}</code>
          </p>
          <p class="muted">{text("club-pass-warning")}</p>
        </>
      )}
    </Dialog>
  );
}
