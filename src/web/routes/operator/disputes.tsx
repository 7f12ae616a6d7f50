// Payments that a bank took back (docs/product/finance-console.md), those that need a decision first.
import * as m from '#messages/messages';
import { listDisputes } from '#domain/finance-console';
import { disputeLabel } from '#labels/payment-exceptions';
import { consoleListPath } from '#shared/console-list';
import { formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import { disputeDecisions, readDisputesQuery } from '#shared/dispute-list';
import { pageSizes } from '#shared/limits';
import * as paths from '#shared/paths';
import { useFrame } from '#web/frame';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { ConsoleTable } from '#web/ui/console-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFileLink } from '#web/ui/list-file-link.tsx';
import { ListForm } from '#web/ui/list-form.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { SelectField } from '#web/ui/select-field.tsx';
import type { Route } from './+types/disputes';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'payments');
  const { deps, locale, search } = request;
  const query = readDisputesQuery(search);
  const { items, total } = await listDisputes(deps, actor, { ...query, limit: pageSizes.console });
  const today = todayInIndonesia(deps.now());
  return {
    query,
    total,
    disputes: items.map(({ begunAt, dueOn, ...dispute }) => ({
      ...dispute,
      due: dueOn && formatDate(dueOn, locale, 'short'),
      isLate: dueOn !== null && dueOn < today && !dispute.isAnswered,
      begun: formatInstant(begunAt, locale),
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.dispute_title());
}

export default function DisputesRoute({ loaderData: { query, total, disputes } }: Route.ComponentProps) {
  const { search } = useFrame();
  const { decision, sort, page } = query;
  const decisionWord = { open: m.dispute_undecided, decided: m.dispute_decided };
  return (
    <div className="max-w-6xl">
      <ConsoleHead
        title={m.dispute_title()}
        text={m.dispute_text()}
        action={<ListFileLink file={paths.operator.disputesFile} total={total} />}
      />
      {(decision !== null || disputes.length > 0) && (
        <ListForm
          className="md:grid-cols-[16rem_auto] md:items-end md:justify-start"
          show={m.dispute_show()}
          variant="secondary"
          clear={decision === null ? undefined : { to: paths.operator.disputes, label: m.dispute_clear() }}
        >
          <SelectField
            label={m.dispute_state()}
            name="decision"
            value={decision ?? ''}
            none={m.dispute_all()}
            choices={disputeDecisions.map((value) => ({ value, label: decisionWord[value]() }))}
          />
        </ListForm>
      )}
      {disputes.length === 0 ? (
        <EmptyState
          title={m.dispute_none()}
          text={decision === null ? m.dispute_none_text() : m.dispute_none_such_text()}
        />
      ) : (
        <ConsoleTable
          caption={m.dispute_title()}
          sort={sort}
          columns={[
            { key: 'order', label: m.dispute_order(), isSortable: true },
            { key: 'partner', label: m.dispute_partner(), isSortable: true },
            { key: 'begun', label: m.dispute_begun(), isSortable: true },
            { key: 'due', label: m.dispute_due(), isSortable: true },
            { key: 'urgency', label: m.dispute_state(), isSortable: true },
            { key: 'files', label: m.dispute_files_count(), isNumber: true },
            { key: 'sum', label: m.dispute_sum(), isNumber: true, isSortable: true },
          ]}
          rows={disputes.map((one) => ({
            key: one.paymentId,
            name: one.orderCode ?? one.reference,
            to: paths.operator.dispute(one.paymentId),
            after: one.isLate ? (
              <span className="font-semibold text-bad">{m.dispute_late()}</span>
            ) : (
              disputeLabel[one.lastStep].word()
            ),
            cells: [
              one.partnerName ?? '–',
              one.begun,
              one.due ?? '–',
              <span key="state" className="flex flex-wrap gap-2">
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
      <PageLinks
        page={page}
        limit={pageSizes.console}
        total={total}
        pathOf={(to) => consoleListPath(paths.operator.disputes, search, { page: to })}
      />
    </div>
  );
}
