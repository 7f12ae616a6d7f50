// Messages that were given up, to be sent again; how the service is doing, and jobs that failed (docs/product/oversight.md).
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { listGivenUp, type Operations, readOperations, sendAgain } from '#domain/oversight';
import { formatInstant } from '#shared/dates';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { orMissing } from '#web/request/missing-page.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { answerForm } from '#web/ui/forms/submission.server';
import { accountMeta } from '#web/ui/private-page-meta';
import { Section } from '#web/ui/section.tsx';
import { waitingAge } from '#web/ui/waiting-age';
import type { Route } from './+types/messages';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'messages');
  const { deps, locale } = request;
  const [{ messages, total, jobs }, operations] = await Promise.all([
    listGivenUp(deps, actor),
    readOperations(deps, actor),
  ]);
  return {
    now: linesOf(operations),
    total,
    messages: messages.map(({ id, kind, recipient, failedAt, reason }) => ({
      ...{ id, kind, to: recipient },
      at: failedAt ? formatInstant(failedAt, locale, 'short') : '',
      why: reason ?? '',
    })),
    jobs: jobs.map(({ name, count, last }) => ({ name, count, last: formatInstant(last, locale, 'short') })),
  };
}

/** Each with its count and, where something waits, for how long the oldest has. */
function linesOf({ jobs, failedJobs, messages, failedMessages, payments, seatsHeld, ledger }: Operations) {
  const waiting = ({ count, oldestSeconds }: Operations['jobs']) =>
    count > 0 ? m.oversight_now_oldest({ count, age: waitingAge(oldestSeconds) }) : '0';
  const checked = ledger
    ? m.oversight_now_checked({ count: ledger.faults, age: waitingAge(ledger.ageSeconds) })
    : m.oversight_now_unchecked();
  return [
    [m.oversight_now_jobs(), waiting(jobs)],
    [m.oversight_now_failed_jobs(), String(failedJobs)],
    [m.oversight_now_messages(), waiting(messages)],
    [m.oversight_now_failed_messages(), String(failedMessages)],
    [m.oversight_now_payments(), String(payments)],
    [m.oversight_now_seats(), String(seatsHeld)],
    [m.oversight_now_ledger(), checked],
  ] as const;
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'messages');
  return answerForm(args.request, null, async (form) => {
    await orMissing(sendAgain(request.deps, actor, String(form.get('message') ?? '')));
    request.leaveToast({ type: 'success', message: m.oversight_resent() });
    return redirect(localePath(paths.operator.messages, request.locale), 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.oversight_messages_title());
}

export default function MessagesRoute({ loaderData: { now, total, messages, jobs } }: Route.ComponentProps) {
  return (
    <>
      <ConsoleHead
        title={m.oversight_messages_title()}
        {...(total > 0 && { text: m.oversight_messages_text({ count: total }) })}
      />
      {messages.length === 0 ? (
        <EmptyState title={m.oversight_all_delivered()} text={m.oversight_all_delivered_text()} />
      ) : (
        <DenseTable
          caption={m.oversight_messages_title()}
          columns={[
            { key: 'kind', label: m.oversight_kind() },
            { key: 'to', label: m.oversight_to() },
            { key: 'at', label: m.oversight_at() },
            { key: 'why', label: m.oversight_why() },
            { key: 'again', label: m.oversight_again(), isSilent: true },
          ]}
          rows={messages.map(({ id, kind, to, at, why }) => ({
            key: id,
            cells: [kind, to, at, why, <Again key="again" id={id} to={to} />],
          }))}
        />
      )}
      <Section title={m.oversight_now()}>
        <DenseTable
          caption={m.oversight_now()}
          columns={[
            { key: 'what', label: m.oversight_now_what() },
            { key: 'count', label: m.oversight_count(), isNumber: true },
          ]}
          rows={now.map(([label, count]) => ({ key: label, cells: [label, count] }))}
        />
      </Section>
      {jobs.length > 0 && (
        <Section title={m.oversight_jobs()}>
          <DenseTable
            caption={m.oversight_jobs()}
            columns={[
              { key: 'name', label: m.oversight_kind() },
              { key: 'count', label: m.oversight_count(), isNumber: true },
              { key: 'last', label: m.oversight_at() },
            ]}
            rows={jobs.map(({ name, count, last }) => ({ key: name, cells: [name, count, last] }))}
          />
        </Section>
      )}
    </>
  );
}

function Again({ id, to }: { id: string; to: string }) {
  const form = useAppForm({ id: `again-${id}`, answer: undefined });
  return (
    <AppFormBox form={form}>
      <input type="hidden" name="message" value={id} />
      <SubmitButton variant="secondary">
        {m.oversight_again()}
        <span className="sr-only">: {to}</span>
      </SubmitButton>
    </AppFormBox>
  );
}
