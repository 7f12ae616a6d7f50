// The devices somebody is signed in on (docs/product/sessions.md).
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import * as m from '#messages/messages';
import { Badge } from '#web/ui/badge.tsx';
import type { ButtonVariant } from '#web/ui/button.tsx';
import { PendingButton } from '#web/ui/pending-button.tsx';

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
        {devices.length > 1 && <EndForm intent="others" variant="secondary" words={m.devices_end_others()} />}
        <EndForm intent="all" variant="danger" words={m.devices_end_all()} />
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
        <EndForm
          intent="one"
          session={id}
          variant="secondary"
          words={m.devices_end()}
          about={<span className="sr-only">: {name}</span>}
        />
      )}
    </div>
  );
}

interface EndFormProps {
  intent: 'one' | 'others' | 'all';
  session?: string;
  variant: ButtonVariant;
  words: string;
  /** Read out after the words, where several look alike. */
  about?: ReactNode;
}

/** Its button says so while it is underway: nobody is told that a device is signed out before it is. */
function EndForm({ intent, session, variant, words, about }: EndFormProps) {
  const { formData } = useNavigation();
  const isPending = formData?.get('intent') === intent && (formData.get('session') ?? undefined) === session;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {session !== undefined && <input type="hidden" name="session" value={session} />}
      <PendingButton isPending={isPending} variant={variant}>
        {words}
        {about}
      </PendingButton>
    </Form>
  );
}
