// Addresses that hear a partner's events (docs/product/webhooks.md): which there are, and registering one. Its secret is shown once.
import * as m from '#messages/messages';
import { webhookEventLabel } from '#labels/webhooks';
import { webhookUrlMaxLength } from '#shared/limits';
import * as paths from '#shared/paths';
import { webhookEvents } from '#shared/webhook-events';
import { SecretOnce } from '#web/api-keys/secret-once.tsx';
import { TickBoxes } from '#web/api-keys/tick-boxes.tsx';
import { pageRequest } from '#web/request/page-context.server';
import { boxOfEvent } from '#web/webhooks/event-boxes';
import { addWebhook, loadWebhooks } from '#web/webhooks/webhooks-page.server';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card, cardClass, Section } from '#web/ui/section.tsx';
import type { Route } from './+types/webhooks';

export function loader(args: Route.LoaderArgs) {
  return loadWebhooks(pageRequest(args));
}

export function action(args: Route.ActionArgs) {
  return addWebhook(pageRequest(args), args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.webhooks_title());
}

export default function WebhooksRoute({ loaderData: { webhooks }, actionData }: Route.ComponentProps) {
  const made = actionData && 'made' in actionData ? actionData.made : null;
  const answer = actionData && 'result' in actionData ? actionData : undefined;
  return (
    <div className="max-w-4xl">
      <ConsoleHead title={m.webhooks_title()} text={m.webhooks_text()} />
      {made && (
        <SecretOnce
          title={m.webhooks_secret_title({ host: made.host })}
          text={m.webhooks_secret_text()}
          secret={made.secret}
          done={m.api_keys_secret_done()}
          page={paths.partnerConsole.webhook(made.id)}
        />
      )}
      <Section title={m.webhooks_yours()} className="mb-10">
        {webhooks.length === 0 && <EmptyState title={m.webhooks_none()} text={m.webhooks_none_text()} />}
        <ul className="space-y-4">
          {webhooks.map((webhook) => (
            <Webhook key={webhook.id} shown={webhook} />
          ))}
        </ul>
      </Section>
      {!made && (
        <Section title={m.webhooks_new()} className="mb-6">
          <Card>
            <ActionForm act="create" answer={answer} button={m.webhooks_create()}>
              {(form) => (
                <>
                  <Field
                    {...form.field('url')}
                    label={m.webhooks_url()}
                    hint={m.webhooks_url_hint()}
                    type="url"
                    maxLength={webhookUrlMaxLength}
                    autoComplete="off"
                    required
                  />
                  <TickBoxes
                    form={form}
                    name="event"
                    legend={m.webhooks_events()}
                    error={form.field('events').error}
                    choices={webhookEvents.map((event) => [boxOfEvent(event), webhookEventLabel[event]()])}
                  />
                </>
              )}
            </ActionForm>
          </Card>
        </Section>
      )}
      <details>
        <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-primary">
          {m.webhooks_verify()}
        </summary>
        <p className="max-w-prose">{m.webhooks_verify_text()}</p>
        <p className="mt-2 max-w-prose">{m.webhooks_verify_twice()}</p>
      </details>
    </div>
  );
}

function Webhook({ shown }: { shown: Route.ComponentProps['loaderData']['webhooks'][number] }) {
  const { id, url, host, events, state, waiting, failed, last } = shown;
  return (
    <li className={`${cardClass} p-5`}>
      <p className="text-lg font-bold break-words">
        {host} <Badge tone={state.tone}>{state.text}</Badge>
      </p>
      <p className="font-mono break-all text-ink-soft">{url}</p>
      <p className="mt-2">
        {last
          ? [
              m.webhooks_last({ event: last.event, date: last.at }),
              last.status === null ? last.state : `${last.state} (${last.status})`,
            ].join(' · ')
          : m.webhooks_last_none()}
      </p>
      <p className="text-ink-soft">
        {[
          m.webhooks_events_number({ count: events.length }),
          ...(waiting > 0 ? [m.webhooks_waiting({ count: waiting })] : []),
          ...(failed > 0 ? [m.webhooks_failed({ count: failed })] : []),
        ].join(' · ')}
      </p>
      <LocalLink
        to={paths.partnerConsole.webhook(id)}
        className="mt-2 inline-flex min-h-12 items-center font-semibold text-primary underline"
      >
        {m.webhooks_open()}
        <span className="sr-only">: {host}</span>
      </LocalLink>
    </li>
  );
}
