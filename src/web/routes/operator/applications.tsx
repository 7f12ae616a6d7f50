// The acquisition team's queue (docs/product/joining.md): applications, what waits longest first; filters in the address.
import * as m from '#messages/messages';
import { listApplications } from '#domain/joining';
import { joinKindLabels, joinStateLabels } from '#labels/joining';
import { formatDate, todayInIndonesia } from '#shared/dates';
import { queueStates, readQueueQuery, writeQueueQuery } from '#shared/join-queue-query';
import { joinChecks, joinKinds } from '#shared/joining';
import { pageSizes } from '#shared/limits';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterForm } from '#web/ui/filter-form.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { SelectField } from '#web/ui/select-field.tsx';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/applications';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'applications');
  const query = readQueueQuery(new URLSearchParams(request.search));
  const { items, limit, total } = await listApplications(request.deps, actor, {
    ...query,
    state: query.state ?? undefined,
    kind: query.kind ?? undefined,
    limit: pageSizes.console,
  });
  return {
    query,
    limit,
    total,
    items: items.map(({ submittedAt, updatedAt: _updated, ...item }) => ({
      ...item,
      submittedAt: submittedAt && formatDate(todayInIndonesia(submittedAt), request.locale, 'short'),
      checksNeeded: joinChecks(item.kind).length,
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.joining_queue_title());
}

export default function ApplicationsRoute({
  loaderData: { query, limit, total, items },
}: Route.ComponentProps) {
  const isFiltered = query.search !== '' || query.state !== null || query.kind !== null;
  return (
    <>
      <ConsoleHead title={m.joining_queue_title()} text={m.joining_queue_text()} />
      <FilterForm
        path={paths.operator.applications}
        className="md:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto] lg:items-end"
        searchLabel={m.joining_queue_search()}
        search={query.search}
        show={m.joining_queue_show()}
        clear={m.joining_queue_clear()}
        isFiltered={isFiltered}
      >
        <SelectField
          label={m.joining_queue_state()}
          name="state"
          value={query.state ?? ''}
          none={m.joining_queue_all()}
          choices={queueStates.map((value) => ({ value, label: joinStateLabels[value].word() }))}
        />
        <SelectField
          label={m.joining_queue_kind()}
          name="kind"
          value={query.kind ?? ''}
          none={m.joining_queue_all()}
          choices={joinKinds.map((value) => ({ value, label: joinKindLabels[value]() }))}
        />
      </FilterForm>
      {items.length === 0 ? (
        <EmptyState title={m.joining_queue_empty()} text={m.joining_queue_empty_text()} />
      ) : (
        <DenseTable
          caption={m.joining_queue_title()}
          columns={[
            { key: 'organisation', label: m.joining_field_organisation() },
            { key: 'kind', label: m.joining_queue_kind() },
            { key: 'state', label: m.joining_queue_state() },
            { key: 'since', label: m.joining_queue_since() },
            { key: 'checks', label: m.joining_queue_checks(), isNumber: true },
            { key: 'assignee', label: m.joining_queue_assignee() },
          ]}
          rows={items.map((item) => ({
            key: item.id,
            cells: [
              <LocalLink
                key="name"
                to={paths.operator.application(item.id)}
                className="inline-flex min-h-12 flex-col justify-center text-left font-semibold text-primary underline underline-offset-4"
              >
                {item.organisation}
                <span className="text-sm font-normal text-ink-soft tabular-nums">{item.code}</span>
              </LocalLink>,
              joinKindLabels[item.kind](),
              <Badge key="state" tone={joinStateLabels[item.state].tone}>
                {joinStateLabels[item.state].word()}
              </Badge>,
              item.submittedAt,
              `${item.checksDone}/${item.checksNeeded}`,
              item.assignee ?? m.joining_queue_nobody(),
            ],
          }))}
        />
      )}
      <PageLinks
        page={query.page}
        limit={limit}
        total={total}
        pathOf={(page) => `${paths.operator.applications}${writeQueueQuery({ ...query, page })}`}
      />
    </>
  );
}
