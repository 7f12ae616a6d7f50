// Payments that a bank took back (docs/product/finance-console.md), those that need a decision first.
import * as m from '#messages/messages';
import { listDisputes } from '#domain/finance-console';
import { disputeLabel } from '#labels/payment-exceptions';
import { formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import * as paths from '#shared/paths';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/disputes';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const disputes = await listDisputes(request.deps, requireOperator(request, 'payments'));
  const today = todayInIndonesia(request.deps.now());
  return disputes.map(({ begunAt, dueOn, ...dispute }) => ({
    ...dispute,
    due: dueOn && formatDate(dueOn, request.locale, 'short'),
    isLate: dueOn !== null && dueOn < today && !dispute.isAnswered,
    begun: formatInstant(begunAt, request.locale),
  }));
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.dispute_title());
}

export default function DisputesRoute({ loaderData: disputes }: Route.ComponentProps) {
  return (
    <div className="max-w-6xl">
      <ConsoleHead title={m.dispute_title()} text={m.dispute_text()} />
      {disputes.length === 0 ? (
        <EmptyState title={m.dispute_none()} text={m.dispute_none_text()} />
      ) : (
        <DenseTable
          caption={m.dispute_title()}
          columns={[
            { key: 'order', label: m.dispute_order() },
            { key: 'partner', label: m.dispute_partner() },
            { key: 'begun', label: m.dispute_begun() },
            { key: 'due', label: m.dispute_due() },
            { key: 'state', label: m.dispute_state() },
            { key: 'files', label: m.dispute_files_count(), isNumber: true },
            { key: 'sum', label: m.dispute_sum(), isNumber: true },
          ]}
          rows={disputes.map((one) => ({
            key: one.paymentId,
            cells: [
              <LocalLink
                key="order"
                to={paths.operator.dispute(one.paymentId)}
                className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
              >
                {one.orderCode ?? one.reference}
              </LocalLink>,
              one.partnerName ?? '–',
              one.begun,
              one.due ?? '–',
              <span key="state" className="flex flex-wrap gap-2 max-lg:justify-end">
                <Badge tone={disputeLabel[one.lastStep].tone}>{disputeLabel[one.lastStep].word()}</Badge>
                {one.isOpen && <Badge tone="warn">{m.dispute_undecided()}</Badge>}
                {one.isLate && <Badge tone="bad">{m.dispute_late()}</Badge>}
                {one.isAnswered && <Badge tone="good">{m.dispute_answered()}</Badge>}
              </span>,
              one.fileCount,
              <Money key="sum" amount={one.total} />,
            ],
          }))}
        />
      )}
    </div>
  );
}
