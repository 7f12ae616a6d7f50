// The documents that wait, to go to one or to tick several and accept them together (docs/product/participants.md).
import * as m from '#messages/messages';
import { documentLabel } from '#labels/participants';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { queuePath } from './queue-path.ts';
import type { QueueView } from './document-queue.server.ts';

interface QueueListProps {
  queue: Pick<QueueView, 'items' | 'at' | 'departure'>;
  answer: FormAnswer | undefined;
}

export function QueueList({ queue: { items, at, departure }, answer }: QueueListProps) {
  const form = useAppForm({ id: 'accept-ticked', intent: 'accept-ticked', answer });
  const wrong = form.field('ticked').error;
  return (
    <AppFormBox form={form} className="space-y-3" key={items.length}>
      <h2 className="text-lg font-bold">{m.queue_waiting()}</h2>
      <p className="text-ink-soft">{m.pconsole_tick_text()}</p>
      <ol className="max-h-[32rem] divide-y divide-line overflow-y-auto rounded-card border border-line bg-card">
        {items.map(({ id, kind, booking, name, number, departs }, index) => {
          const owner = name ?? m.pconsole_traveller_unnamed({ number });
          return (
            <li
              key={id}
              aria-current={index === at ? 'true' : undefined}
              className="flex items-center gap-3 px-3 aria-[current]:bg-paper"
            >
              <label className="flex min-h-12 min-w-12 items-center justify-center">
                <input
                  type="checkbox"
                  name="ticked"
                  value={id}
                  aria-label={m.pconsole_tick({ document: documentLabel[kind](), owner })}
                  className="size-6 accent-primary"
                />
              </label>
              <LocalLink
                to={queuePath({ departure, document: id })}
                keepScroll
                className="min-h-12 min-w-0 grow py-2 no-underline"
              >
                <span className="block font-semibold break-words">
                  {documentLabel[kind]()}, {owner}
                </span>
                <span className="block text-ink-soft">
                  {departs} · {booking}
                </span>
              </LocalLink>
            </li>
          );
        })}
      </ol>
      {wrong && (
        <p role="alert" className="font-semibold text-bad">
          {wrong}
        </p>
      )}
      <SubmitButton variant="secondary">{m.pconsole_accept_ticked()}</SubmitButton>
    </AppFormBox>
  );
}
