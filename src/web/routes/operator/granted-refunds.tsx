// Refunds that finance grants of an order that stands (docs/product/finance-console.md): asked for here, approved here by somebody else.
import * as m from '#messages/messages';
import { decideGrantedRefund, proposeGrantedRefund } from '#domain/finance-console';
import { refundLabel } from '#labels/bookings';
import { bearerLabel, grantLabel } from '#labels/granted-refunds';
import { typedSearch } from '#shared/list-query';
import * as paths from '#shared/paths';
import { GrantCard } from '#web/finance-console/grant-card.tsx';
import { GrantForm } from '#web/finance-console/grant-form.tsx';
import { type GrantView, readGrants } from '#web/finance-console/granted-refunds.server';
import { answerActions } from '#web/request/answer-actions.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterForm } from '#web/ui/filter-form.tsx';
import { Money } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Section } from '#web/ui/section.tsx';
import type { Route } from './+types/granted-refunds';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'payments');
  const orderCode = typedSearch(new URLSearchParams(request.search)).toUpperCase();
  return readGrants(request, actor, orderCode);
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'payments');
  const { deps } = request;
  const acts = {
    ask: async (_about: string, form: FormData) => {
      const { payment_id: paymentId, ...asked } = Object.fromEntries(form);
      await proposeGrantedRefund(deps, actor, { paymentId: String(paymentId), form: asked });
      return m.grant_asked();
    },
    approve: async (grantId: string) => {
      await decideGrantedRefund(deps, actor, grantId, { decision: 'approve' });
      return m.grant_approved();
    },
    refuse: async (grantId: string, form: FormData) => {
      await decideGrantedRefund(deps, actor, grantId, { decision: 'refuse', note: form.get('note') ?? '' });
      return m.grant_refused();
    },
  };
  return answerActions(request, args.request, acts, paths.operator.grantedRefunds);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.grant_title());
}

export default function GrantedRefundsRoute({
  loaderData: { orderCode, grants, payments },
  actionData,
}: Route.ComponentProps) {
  const waiting = grants.filter(({ status }) => status === 'proposed');
  const decided = grants.filter(({ status }) => status !== 'proposed');
  return (
    <div className="max-w-6xl">
      <ConsoleHead title={m.grant_title()} text={m.grant_text()} />
      <Section title={m.grant_waiting()} className="">
        {waiting.length === 0 && (
          <EmptyState title={m.grant_waiting_none()} text={m.grant_waiting_none_text()} />
        )}
        <ul className="space-y-3">
          {waiting.map((grant) => (
            <GrantCard key={grant.id} grant={grant} answer={actionData} />
          ))}
        </ul>
      </Section>
      <Section title={m.grant_new()} className="mt-10">
        <FilterForm
          path={paths.operator.grantedRefunds}
          className="max-w-3xl"
          searchLabel={m.grant_order()}
          search={orderCode}
          show={m.grant_find()}
          clear={m.support_clear()}
          isFiltered={orderCode !== ''}
        >
          {null}
        </FilterForm>
        {orderCode !== '' && payments.length === 0 && (
          <Notice tone="warn">{m.grant_order_none({ code: orderCode })}</Notice>
        )}
        {payments.length > 0 && <GrantForm payments={payments} answer={actionData} />}
      </Section>
      {decided.length > 0 && <Decided grants={decided} />}
    </div>
  );
}

function Decided({ grants }: { grants: readonly GrantView[] }) {
  return (
    <Section title={m.grant_history()} className="mt-10">
      <DenseTable
        caption={m.grant_history()}
        columns={[
          { key: 'order', label: m.dispute_order() },
          { key: 'reason', label: m.grant_reason() },
          { key: 'bearer', label: m.grant_bearer() },
          { key: 'state', label: m.grant_state() },
          { key: 'sum', label: m.grant_amount(), isNumber: true },
        ]}
        rows={grants.map(
          ({
            id,
            orderCode,
            partnerName,
            reason,
            borneBy,
            status,
            isDone,
            decided,
            decisionNote,
            amount,
          }) => ({
            key: id,
            cells: [
              <span key="order" className="block">
                <span className="font-semibold">{orderCode}</span>
                <span className="block text-ink-soft">{partnerName}</span>
              </span>,
              refundLabel[reason](),
              bearerLabel[borneBy](),
              <span key="state" className="block">
                {isDone ? (
                  <Badge tone="good">{m.grant_state_done()}</Badge>
                ) : (
                  <Badge tone={grantLabel[status].tone}>{grantLabel[status].word()}</Badge>
                )}
                <span className="block text-ink-soft">{decided}</span>
                {decisionNote && <span className="block break-words">{decisionNote}</span>}
              </span>,
              <Money key="sum" amount={amount} />,
            ],
          }),
        )}
      />
    </Section>
  );
}
