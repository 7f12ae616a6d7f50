// The devices somebody is signed in on (docs/product/sessions.md).
import * as m from '#messages/messages';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

export interface DeviceView {
  id: string;
  name: string;
  host: string;
  since: string;
  lastUsed: string;
  isCurrent: boolean;
}

export function DeviceList({ devices }: { devices: readonly DeviceView[] }) {
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line">
        {devices.map((device) => (
          <li key={device.id}>
            <Device device={device} />
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        {devices.length > 1 && (
          <form method="post">
            <Button name="intent" value="others" variant="secondary">
              {m.devices_end_others()}
            </Button>
          </form>
        )}
        <form method="post">
          <Button name="intent" value="all" variant="danger">
            {m.devices_end_all()}
          </Button>
        </form>
      </div>
      <p className="mt-3 text-ink-soft">{m.devices_end_all_text()}</p>
    </>
  );
}

function Device({ device: { id, name, host, since, lastUsed, isCurrent } }: { device: DeviceView }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          {name}
          {isCurrent && <Badge tone="good">{m.devices_this()}</Badge>}
        </p>
        <p className="text-ink-soft">{m.devices_used({ at: lastUsed })}</p>
        <p className="text-ink-soft">{m.devices_since({ at: since, host })}</p>
      </div>
      {!isCurrent && (
        <form method="post">
          <input type="hidden" name="session" value={id} />
          <Button name="intent" value="one" variant="secondary">
            {m.devices_end()}
            <span className="sr-only">: {name}</span>
          </Button>
        </form>
      )}
    </div>
  );
}
