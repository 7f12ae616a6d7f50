// The partner's queue of documents (docs/product/participants.md): one beside what was entered, the next by a key, several at once.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#messages/messages';
import { documentLabel } from '#labels/participants';
import { usePath } from '#web/frame';
import { changeQueue, loadQueue } from '#web/partner-console/document-queue.server';
import { acceptForm, QueuedDocument, reasonField } from '#web/partner-console/queued-document.tsx';
import { QueueList } from '#web/partner-console/queue-list.tsx';
import { queuePath } from '#web/partner-console/queue-path';
import { useQueueKeys } from '#web/partner-console/use-queue-keys';
import { pageRequest } from '#web/request/page-context.server';
import { buttonClass } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListForm } from '#web/ui/list-form.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { SelectField } from '#web/ui/select-field.tsx';
import type { Route } from './+types/documents';

export function loader(args: Route.LoaderArgs) {
  return loadQueue(pageRequest(args));
}

export function action(args: Route.ActionArgs) {
  return changeQueue(pageRequest(args), args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.queue_title());
}

export default function DocumentQueueRoute({ loaderData: queue, actionData }: Route.ComponentProps) {
  const { shown, departure, departures, count, at, next, previous } = queue;
  const [hasKeys, setHasKeys] = useState(true);
  const path = usePath();
  const navigate = useNavigate();
  const answer = actionData && 'result' in actionData ? actionData : undefined;
  const number = actionData && 'shownNik' in actionData ? actionData.shownNik : undefined;
  const go = (document: string | null) =>
    document
      ? () => void navigate(path(queuePath({ departure, document })), { preventScrollReset: true })
      : null;
  useQueueKeys(hasKeys && shown !== undefined, {
    j: go(next),
    k: go(previous),
    a: () => (document.getElementById(acceptForm) as HTMLFormElement | null)?.requestSubmit(),
    r: () => document.getElementById(reasonField)?.focus(),
  });
  return (
    <>
      <ConsoleHead title={m.queue_title()} text={m.queue_text({ count })} />
      {departures.length > 1 && (
        <ListForm className="max-w-2xl md:grid-cols-[1fr_auto] md:items-end" show={m.queue_show()}>
          <SelectField
            label={m.queue_departure()}
            name="departure"
            value={departure ?? ''}
            none={m.queue_all()}
            choices={departures}
          />
        </ListForm>
      )}
      {!shown ? (
        <EmptyState title={m.queue_none()} text={m.queue_none_text()} />
      ) : (
        <div className="grid items-start gap-8">
          <section aria-labelledby="queued">
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
              <h2 id="queued" className="text-xl font-bold break-words">
                {documentLabel[shown.kind]()},{' '}
                {shown.name ?? m.pconsole_traveller_unnamed({ number: shown.number })}
              </h2>
              <nav aria-label={m.queue_file()} className="flex flex-wrap items-center gap-3">
                <span className="text-ink-soft">{m.queue_at({ at: at + 1, count })}</span>
                {previous && (
                  <LocalLink
                    to={queuePath({ departure, document: previous })}
                    keepScroll
                    className={buttonClass('secondary')}
                  >
                    {m.queue_previous()}
                  </LocalLink>
                )}
                {next && (
                  <LocalLink
                    to={queuePath({ departure, document: next })}
                    keepScroll
                    className={buttonClass('secondary')}
                  >
                    {m.queue_next()}
                  </LocalLink>
                )}
              </nav>
            </div>
            <QueuedDocument
              shown={shown}
              queue={queue}
              answer={answer}
              nik={number?.participantId === shown.participantId ? number.nik : null}
            />
            <label className="mt-4 flex min-h-12 items-center gap-3 max-md:hidden">
              <input
                type="checkbox"
                checked={hasKeys}
                onChange={({ target }) => setHasKeys(target.checked)}
                className="size-6 accent-primary"
              />
              {m.queue_keys()}: {m.queue_keys_text()}
            </label>
          </section>
          <QueueList queue={queue} answer={answer} />
        </div>
      )}
    </>
  );
}
