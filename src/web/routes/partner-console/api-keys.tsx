// Keys of a partner's programs (docs/product/api-keys.md): which there are, making one, revoking one. A new key is shown once.
import * as m from '#messages/messages';
import { keyStateLabel, scopeLabel } from '#labels/api-scopes';
import { apiScopes } from '#shared/api-scopes';
import { apiKeyNameMaxLength } from '#shared/limits';
import * as paths from '#shared/paths';
import { changeKeys, loadKeys } from '#web/api-keys/keys-page.server';
import { SecretOnce } from '#web/api-keys/secret-once.tsx';
import { TickBoxes } from '#web/api-keys/tick-boxes.tsx';
import { pageRequest } from '#web/request/page-context.server';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card, cardClass, Section } from '#web/ui/section.tsx';
import type { Route } from './+types/api-keys';

export function loader(args: Route.LoaderArgs) {
  return loadKeys(pageRequest(args));
}

export function action(args: Route.ActionArgs) {
  return changeKeys(pageRequest(args), args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.api_keys_title());
}

export default function ApiKeysRoute({ loaderData: { keys, today }, actionData }: Route.ComponentProps) {
  const made = actionData && 'made' in actionData ? actionData.made : null;
  const answer = actionData && 'result' in actionData ? actionData : undefined;
  return (
    <div className="max-w-4xl">
      <ConsoleHead title={m.api_keys_title()} text={m.api_keys_text()} />
      {made && (
        <SecretOnce
          title={m.api_keys_secret_title({ name: made.name })}
          text={m.api_keys_secret_text()}
          secret={made.key}
          done={m.api_keys_secret_done()}
          page={paths.partnerConsole.apiKeys}
        />
      )}
      <Section title={m.api_keys_yours()} className="mb-10">
        {keys.length === 0 && <EmptyState title={m.api_keys_none()} text={m.api_keys_none_text()} />}
        <ul className="space-y-4">
          {keys.map((key) => (
            <Key key={key.id} shown={key} answer={answer} />
          ))}
        </ul>
      </Section>
      {!made && (
        <Section title={m.api_keys_new()} className="">
          <Card>
            <ActionForm act="create" answer={answer} button={m.api_keys_create()}>
              {(form) => (
                <>
                  <Field
                    {...form.field('name')}
                    label={m.api_keys_name()}
                    hint={m.api_keys_name_hint()}
                    maxLength={apiKeyNameMaxLength}
                    autoComplete="off"
                    required
                  />
                  <TickBoxes
                    form={form}
                    name="scope"
                    legend={m.api_keys_scopes()}
                    error={form.field('scopes').error}
                    choices={apiScopes.map((scope) => [scope, scopeLabel[scope]()])}
                  />
                  <Field
                    {...form.field('expires_on')}
                    label={m.api_keys_expires()}
                    hint={m.api_keys_expires_hint()}
                    type="date"
                    min={today}
                    optional
                  />
                </>
              )}
            </ActionForm>
          </Card>
        </Section>
      )}
      <p>
        <a
          href="/api/docs"
          className="inline-flex min-h-12 items-center font-semibold text-primary underline"
        >
          {m.api_keys_docs()}
        </a>
      </p>
    </div>
  );
}

interface KeyProps {
  shown: Route.ComponentProps['loaderData']['keys'][number];
  answer: Parameters<typeof ActionForm>[0]['answer'];
}

function Key({
  shown: { id, name, prefix, scopes, state, createdBy, created, expires, used },
  answer,
}: KeyProps) {
  const { text, tone } = keyStateLabel[state];
  return (
    <li className={`${cardClass} p-5`}>
      <p className="text-lg font-bold break-words">
        {name} <Badge tone={tone}>{text()}</Badge>
      </p>
      <p className="font-mono break-all text-ink-soft">{prefix}…</p>
      <ul className="mt-2 list-disc pl-5">
        {scopes.map((scope) => (
          <li key={scope}>{scopeLabel[scope]()}</li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft">
        {[
          used ? m.api_keys_used({ date: used }) : m.api_keys_unused(),
          createdBy
            ? m.api_keys_made({ date: created, name: createdBy })
            : m.api_keys_made_unknown({ date: created }),
          ...(expires ? [m.api_keys_until({ date: expires })] : []),
        ].join(' · ')}
      </p>
      {state !== 'revoked' && (
        <details className="mt-2">
          <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-primary">
            {m.api_keys_revoke()}
            <span className="sr-only">: {name}</span>
          </summary>
          <p className="mb-3 max-w-prose text-ink-soft">{m.api_keys_revoke_text()}</p>
          <ActionForm
            act={`revoke:${id}`}
            answer={answer}
            button={m.api_keys_revoke()}
            about={name}
            variant="danger"
          />
        </details>
      )}
    </li>
  );
}
