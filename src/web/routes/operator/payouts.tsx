// What partners are owed, batches of payouts, and accounts that wait for a second person (docs/product/payouts.md).
import * as m from '#messages/messages';
import {
  decideConsultantAccount,
  decidePayeeAccount,
  listBatches,
  listConsultantAccounts,
  listPayeeAccounts,
  listPayoutsDue,
  proposeBatch,
  proposeConsultantAccount,
} from '#domain/payouts';
import { batchLabel, obstacleLabel } from '#labels/payouts';
import { formatInstant, todayInIndonesia } from '#shared/dates';
import * as paths from '#shared/paths';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import { answerActions } from '#web/request/answer-actions.server';
import { ConsultantAccounts } from '#web/payouts/consultant-accounts.tsx';
import { PayeeAccounts } from '#web/payouts/payee-accounts.tsx';
import { accountView, batchView, consultantView } from '#web/payouts/payout-views.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Section } from '#web/ui/section.tsx';
import type { Route } from './+types/payouts';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'payouts');
  const today = todayInIndonesia(request.deps.now());
  const [due, batches, accounts, consultantAccounts] = await Promise.all([
    listPayoutsDue(request.deps, actor, today),
    listBatches(request.deps, actor),
    listPayeeAccounts(request.deps, actor, null),
    listConsultantAccounts(request.deps, actor),
  ]);
  return {
    today,
    due: due.map(({ askedAt, ...one }) => ({
      ...one,
      asked: askedAt && formatInstant(askedAt, request.locale),
    })),
    batches: batches.map((batch) => batchView(batch, request)),
    accounts: accounts
      .filter(({ status }) => status === 'proposed')
      .map((account) => accountView(account, request, paths.operator.payeeEvidence)),
    waiting: consultantAccounts.map((account) => consultantView(account, request)),
    owed: due.flatMap(({ payeeId, isPersonal, accountId, partnerName }) =>
      payeeId && (isPersonal || !accountId)
        ? [{ id: payeeId, name: partnerName, hasAccount: isPersonal }]
        : [],
    ),
  };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'payouts');
  const { deps } = request;
  const decide = (decision: 'approve' | 'refuse', said: () => string) => async (accountId: string) => {
    await decidePayeeAccount(deps, actor, { accountId, decision });
    return said();
  };
  const acts = {
    propose: async (_about: string, form: FormData) => {
      await proposeBatch(deps, actor, String(form.get('until')));
      return m.payout_proposed();
    },
    approve: decide('approve', m.payout_approved_said),
    refuse: decide('refuse', m.payout_refused_said),
    consultant: async (affiliateId: string, form: FormData) => {
      await proposeConsultantAccount(deps, actor, { affiliateId, form: Object.fromEntries(form) });
      return m.payout_stated_said();
    },
    allow: async (accountId: string) => {
      await decideConsultantAccount(deps, actor, { accountId, decision: 'approve' });
      return m.payout_approved_said();
    },
    deny: async (accountId: string) => {
      await decideConsultantAccount(deps, actor, { accountId, decision: 'refuse' });
      return m.payout_refused_said();
    },
  };
  return answerActions(request, args.request, acts, paths.operator.payouts);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.payout_title());
}

/** What stands in the way, and since when a consultant waits. */
const stateWords = (obstacle: string, asked: string | null) =>
  asked ? m.payout_asked({ obstacle, at: asked }) : obstacle;

export default function PayoutsRoute({
  loaderData: { today, due, batches, accounts, waiting, owed },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="max-w-6xl">
      <ConsoleHead title={m.payout_title()} text={m.payout_text()} />
      <Section title={m.payout_due()} className="">
        {due.length === 0 ? (
          <EmptyState title={m.payout_due_none()} text={m.payout_due_none_text()} />
        ) : (
          <DenseTable
            caption={m.payout_due()}
            columns={[
              { key: 'partner', label: m.payout_partner() },
              { key: 'state', label: m.payout_state() },
              { key: 'amount', label: m.payout_amount(), isNumber: true },
            ]}
            rows={due.map(({ partnerId, payeeId, refundTaskId, partnerName, amount, obstacle, asked }) => ({
              key: (partnerId ?? payeeId ?? refundTaskId)!,
              cells: [
                payeeId
                  ? m.payout_consultant({ name: partnerName })
                  : refundTaskId
                    ? m.payout_refund({ name: partnerName })
                    : partnerName,
                stateWords(obstacle ? obstacleLabel[obstacle]() : m.payout_ready(), asked),
                <Money key="amount" amount={amount} />,
              ],
            }))}
          />
        )}
        {due.some(({ obstacle }) => obstacle === null) && (
          <ActionForm
            act="propose"
            answer={actionData}
            button={m.payout_propose()}
            values={{ until: today }}
            className="mt-4 flex flex-wrap items-end gap-3"
          >
            {(form) => (
              <Field {...form.field('until')} label={m.payout_until()} type="date" max={today} required />
            )}
          </ActionForm>
        )}
      </Section>
      <Section title={m.payout_batches()} className="mt-10">
        {batches.length === 0 ? (
          <EmptyState title={m.payout_batches_none()} text={m.payout_batches_none_text()} />
        ) : (
          <DenseTable
            caption={m.payout_batches()}
            columns={[
              { key: 'code', label: m.payout_code() },
              { key: 'state', label: m.payout_state() },
              { key: 'made', label: m.payout_made() },
              { key: 'count', label: m.payout_count(), isNumber: true },
              { key: 'total', label: m.payout_amount(), isNumber: true },
            ]}
            rows={batches.map(({ id, code, status, made, count, total }) => ({
              key: id,
              cells: [
                <LocalLink
                  key="code"
                  to={paths.operator.payoutBatch(id)}
                  className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
                >
                  {code}
                </LocalLink>,
                <Badge key="state" tone={batchLabel[status].tone}>
                  {batchLabel[status].word()}
                </Badge>,
                made,
                count,
                <Money key="total" amount={total} />,
              ],
            }))}
          />
        )}
      </Section>
      <Section title={m.payout_accounts()} className="mt-10">
        {accounts.length === 0 ? (
          <EmptyState title={m.payout_accounts_none()} text={m.payout_accounts_none_text()} />
        ) : (
          <PayeeAccounts accounts={accounts} decides={{ answer: actionData }} />
        )}
      </Section>
      {waiting.length + owed.length > 0 && (
        <Section title={m.payout_consultants()} className="mt-10">
          <p className="mb-4 max-w-prose text-ink-soft">{m.payout_consultants_text()}</p>
          <ConsultantAccounts waiting={waiting} owed={owed} answer={actionData} />
        </Section>
      )}
    </div>
  );
}
