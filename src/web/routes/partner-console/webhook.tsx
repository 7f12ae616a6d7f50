// One address that hears a partner's events (docs/product/webhooks.md): what was delivered there, sending again, pausing, a new secret.
import * as m from '#messages/messages';
import { webhookEventLabel } from '#labels/webhooks';
import * as paths from '#shared/paths';
import { webhookEvents } from '#shared/webhook-events';
import { SecretOnce } from '#web/api-keys/secret-once.tsx';
import { TickBoxes } from '#web/api-keys/tick-boxes.tsx';
import { pageRequest } from '#web/request/page-context.server';
import { boxOfEvent } from '#web/webhooks/event-boxes';
import { changeWebhook, loadWebhook } from '#web/webhooks/webhook-page.server';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card, Section } from '#web/ui/section.tsx';
import type { Route } from './+types/webhook';

export function loader(args: Route.LoaderArgs) {
  return loadWebhook(pageRequest(args), args.params.webhookId);
}

export function action(args: Route.ActionArgs) {
  return changeWebhook(pageRequest(args), args.request, args.params.webhookId);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.webhooks_title());
}

/** A button and nothing else. */
const oneLine = 'whitespace-nowrap';

export default function WebhookRoute({
  loaderData: { webhook, deliveries, page, limit, total },
  actionData,
}: Route.ComponentProps) {
  const { id, url, host, events, state, pausedBy, created } = webhook;
  const made = actionData && 'made' in actionData ? actionData.made : null;
  const answer = actionData && 'result' in actionData ? actionData : undefined;
  const here = paths.partnerConsole.webhook(id);
  return (
    <>
      <LocalLink
        to={paths.partnerConsole.webhooks}
        className="inline-flex min-h-12 items-center font-semibold text-primary underline"
      >
        {m.webhooks_all()}
      </LocalLink>
      <ConsoleHead title={host} />
      <div className="max-w-4xl">
        {made && (
          <SecretOnce
            title={m.webhooks_secret_title({ host })}
            text={m.webhooks_rotated_text()}
            secret={made.secret}
            done={m.api_keys_secret_done()}
            page={here}
          />
        )}
        {pausedBy === 'failing' && (
          <div className="mb-6">
            <Notice tone="bad" title={m.webhooks_failing_title()}>
              <p>{m.webhooks_failing_text()}</p>
            </Notice>
          </div>
        )}
        <Card className="mb-10 p-5">
          <DefinitionList
            facts={[
              { term: m.webhooks_url(), value: <span className="font-mono break-all">{url}</span> },
              { term: m.webhooks_state(), value: <Badge tone={state.tone}>{state.text}</Badge> },
              { term: m.webhooks_created_on(), value: created },
              {
                term: m.webhooks_events(),
                value: (
                  <details>
                    <summary className="flex min-h-12 cursor-pointer items-center">
                      {m.webhooks_events_number({ count: events.length })}
                    </summary>
                    <ul>
                      {events.map((event) => (
                        <li key={event}>{webhookEventLabel[event]()}</li>
                      ))}
                    </ul>
                  </details>
                ),
              },
            ]}
          />
          <div className="mt-4 flex flex-wrap gap-3">
            <ActionForm
              act="test"
              answer={answer}
              button={m.webhooks_test()}
              variant="secondary"
              className={oneLine}
            />
            {pausedBy === null ? (
              <ActionForm
                act="pause"
                answer={answer}
                button={m.webhooks_pause()}
                variant="secondary"
                className={oneLine}
              />
            ) : (
              <ActionForm act="resume" answer={answer} button={m.webhooks_resume()} className={oneLine} />
            )}
          </div>
          <p className="mt-2 max-w-prose text-ink-soft">
            {pausedBy === null ? m.webhooks_pause_text() : m.webhooks_resume_text()}
          </p>
          <details className="mt-2" open={answer?.intent === 'events'}>
            <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-primary">
              {m.webhooks_events_change()}
            </summary>
            <ActionForm
              act="events"
              answer={answer}
              button={m.webhooks_events_save()}
              values={Object.fromEntries(events.map((event) => [`event_${boxOfEvent(event)}`, 'on']))}
            >
              {(form) => (
                <TickBoxes
                  form={form}
                  name="event"
                  legend={m.webhooks_events()}
                  error={form.field('events').error}
                  choices={webhookEvents.map((event) => [boxOfEvent(event), webhookEventLabel[event]()])}
                />
              )}
            </ActionForm>
          </details>
          <details>
            <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-primary">
              {m.webhooks_rotate()}
            </summary>
            <p className="mb-3 max-w-prose text-ink-soft">{m.webhooks_rotate_text()}</p>
            <ActionForm act="rotate" answer={answer} button={m.webhooks_rotate()} />
          </details>
          <details>
            <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-primary">
              {m.webhooks_remove()}
            </summary>
            <p className="mb-3 max-w-prose text-ink-soft">{m.webhooks_remove_text()}</p>
            <ActionForm act="remove" answer={answer} button={m.webhooks_remove()} variant="danger" />
          </details>
        </Card>
      </div>
      <Section title={m.webhooks_deliveries()} className="">
        {deliveries.length === 0 ? (
          <EmptyState title={m.webhooks_deliveries_none()} text={m.webhooks_deliveries_none_text()} />
        ) : (
          <DenseTable
            caption={m.webhooks_deliveries()}
            columns={[
              { key: 'event', label: m.webhooks_event() },
              { key: 'at', label: m.webhooks_time() },
              { key: 'state', label: m.webhooks_state() },
              { key: 'answer', label: m.webhooks_answer() },
              { key: 'tries', label: m.webhooks_tries(), isNumber: true },
              { key: 'next', label: m.webhooks_next() },
              { key: 'again', label: m.webhooks_replay(), isSilent: true },
            ]}
            rows={deliveries.map((one) => ({
              key: one.id,
              cells: [
                <span key="event" className="font-mono text-sm font-semibold">
                  {one.event}
                </span>,
                one.at,
                <Badge key="state" tone={one.state.tone}>
                  {one.state.text}
                </Badge>,
                <DeliveryAnswer key="answer" status={one.status} said={one.said} tries={one.attempts} />,
                one.attempts,
                one.next ?? '–',
                <ActionForm
                  key="again"
                  act={`replay:${one.id}`}
                  answer={answer}
                  button={m.webhooks_replay()}
                  about={`${one.event}, ${one.at}`}
                  variant="secondary"
                  className={oneLine}
                />,
              ],
            }))}
          />
        )}
        <PageLinks page={page} limit={limit} total={total} pathOf={(number) => `${here}?page=${number}`} />
      </Section>
    </>
  );
}

/** A status, and below it what else was said, as their system or the connection put it. */
function DeliveryAnswer({
  status,
  said,
  tries,
}: {
  status: string | null;
  said: string | null;
  tries: number;
}) {
  if (tries === 0) return '–';
  return (
    <>
      <span className="font-semibold tabular-nums">{status ?? m.webhooks_answer_none()}</span>
      {said && (
        <span className="block max-w-xs font-mono text-sm break-words text-ink-soft lg:line-clamp-2">
          {said}
        </span>
      )}
    </>
  );
}
