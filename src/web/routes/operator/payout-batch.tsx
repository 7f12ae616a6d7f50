// One batch of payouts: approved by somebody else than who made it, handed to the bank, paid as its statement says
// (docs/product/payouts.md).
import { Download } from 'lucide-react';
import * as m from '#messages/messages';
import { decideBatch, failPayout, getBatch, markBatchSent } from '#domain/payouts';
import { batchLabel, payoutLabel } from '#labels/payouts';
import { bankNames } from '#shared/bank-names';
import { formatDate } from '#shared/dates';
import { proofMaxLength } from '#shared/limits';
import * as paths from '#shared/paths';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import { answerActions } from '#web/request/answer-actions.server';
import { batchView } from '#web/payouts/payout-views.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card } from '#web/ui/section.tsx';
import type { Route } from './+types/payout-batch';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'payouts');
  const batch = await orMissing(getBatch(request.deps, actor, args.params.batchId));
  return {
    ...batchView(batch, request),
    payouts: batch.payouts.map(
      ({ id, code, isRefund, partnerName, amount, status, bank, number, holder, paidOn }) => ({
        id,
        code,
        partnerName: isRefund ? m.payout_refund({ name: partnerName }) : partnerName,
        amount,
        status,
        account: bank ? `${bankNames[bank]} · ${number}` : m.payout_account_gone(),
        holder,
        paid: paidOn && m.payout_paid_on({ date: formatDate(paidOn, request.locale, 'short') }),
      }),
    ),
  };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'payouts');
  const { deps } = request;
  const { batchId } = args.params;
  const acts = {
    approve: async () => {
      await decideBatch(deps, actor, batchId, { decision: 'approve' });
      return m.payout_approved_said();
    },
    refuse: async (_about: string, form: FormData) => {
      await decideBatch(deps, actor, batchId, { decision: 'refuse', note: form.get('note') ?? '' });
      return m.payout_refused_said();
    },
    send: async () => {
      await markBatchSent(deps, actor, batchId);
      return m.payout_sent_said();
    },
    fail: async (payoutId: string) => {
      await failPayout(deps, actor, payoutId);
      return m.payout_failed_said();
    },
  };
  return answerActions(request, args.request, acts, paths.operator.payoutBatch(batchId));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData ? m.payout_batch({ code: loaderData.code }) : m.payout_title());
}

export default function PayoutBatchRoute({ loaderData: batch, actionData }: Route.ComponentProps) {
  const { id, code, status, total, made, decided, until, note, isOwn, payouts } = batch;
  return (
    <div className="max-w-6xl">
      <LocalLink
        to={paths.operator.payouts}
        className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {m.payout_back()}
      </LocalLink>
      <ConsoleHead
        title={m.payout_batch({ code })}
        action={<Badge tone={batchLabel[status].tone}>{batchLabel[status].word()}</Badge>}
      />
      <Card className="mb-6 px-5 py-1">
        <DefinitionList
          facts={[
            { term: m.payout_amount(), value: <Money amount={total} className="text-lg font-bold" /> },
            { term: m.payout_until(), value: until },
            { term: m.payout_made(), value: made },
            ...(decided ? [{ term: m.payout_decided(), value: decided }] : []),
            ...(note ? [{ term: m.payout_note(), value: note }] : []),
          ]}
        />
      </Card>
      {status === 'proposed' && isOwn && <Notice tone="neutral" title={m.payout_own_batch()} />}
      {status === 'proposed' && !isOwn && (
        <div className="grid gap-4 lg:grid-cols-2">
          <Card>
            <ActionForm act="approve" answer={actionData} button={m.payout_approve()} about={code} />
          </Card>
          <Card>
            <ActionForm
              act="refuse"
              answer={actionData}
              button={m.payout_refuse()}
              about={code}
              variant="secondary"
            >
              {(form) => (
                <Field
                  {...form.field('note')}
                  label={m.payout_note()}
                  maxLength={proofMaxLength}
                  autoComplete="off"
                  required
                />
              )}
            </ActionForm>
          </Card>
        </div>
      )}
      {(status === 'approved' || status === 'sent') && (
        <Card className="space-y-4 p-5">
          <p className="max-w-prose">{m.payout_file_text()}</p>
          <div className="flex flex-wrap items-start gap-3">
            <LocalLink to={paths.operator.payoutFile(id)} className={buttonClass('secondary')}>
              <Download size={20} aria-hidden="true" />
              {m.payout_file()}
            </LocalLink>
            {status === 'approved' && (
              <ActionForm act="send" answer={actionData} button={m.payout_send()} about={code} />
            )}
          </div>
        </Card>
      )}
      <div className="mt-6">
        <DenseTable
          caption={m.payout_batch({ code })}
          columns={[
            { key: 'partner', label: m.payout_partner() },
            { key: 'account', label: m.payout_number() },
            { key: 'code', label: m.payout_code() },
            { key: 'state', label: m.payout_state() },
            { key: 'amount', label: m.payout_amount(), isNumber: true },
            { key: 'act', label: m.payout_fail(), isSilent: true },
          ]}
          rows={payouts.map((payout) => ({
            key: payout.id,
            cells: [
              payout.partnerName,
              <span key="account">
                {payout.account}
                <span className="block text-ink-soft">{payout.holder}</span>
              </span>,
              payout.code,
              <span key="state">
                <Badge tone={payoutLabel[payout.status].tone}>{payoutLabel[payout.status].word()}</Badge>
                {payout.paid && <span className="block text-ink-soft">{payout.paid}</span>}
              </span>,
              <Money key="amount" amount={payout.amount} />,
              status === 'sent' && payout.status === 'waiting' ? (
                <ActionForm
                  key="act"
                  act={`fail:${payout.id}`}
                  answer={actionData}
                  button={m.payout_fail()}
                  about={payout.partnerName}
                  variant="quiet"
                />
              ) : null,
            ],
          }))}
        />
      </div>
    </div>
  );
}
