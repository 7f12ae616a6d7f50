// Requests for a private umrah that were sent to the agency (docs/product/private-umrah.md): what waits for its answer first.
import * as m from '#messages/messages';
import { type AgencyFigures, getAgencyFigures, listInbox } from '#domain/private-umrah';
import { umrahStatusLabel } from '#labels/private-umrah';
import { consoleListPath } from '#shared/console-list';
import { formatInstant } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { pageSizes } from '#shared/limits';
import * as paths from '#shared/paths';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { inboxAnswer, readInboxQuery, sentStatuses } from '#web/private-umrah/inbox.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import { requestSummary } from '#web/private-umrah/request-view.server';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { ConsoleTable } from '#web/ui/console-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFileLink } from '#web/ui/list-file-link.tsx';
import { ListForm } from '#web/ui/list-form.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { useFrame } from '#web/frame';
import type { Route } from './+types/private-umrahs';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'privateUmrah');
  const { actor } = requirePartner(request);
  const query = readInboxQuery(request.search);
  const [list, figures] = await Promise.all([
    listInbox(request.deps, actor, { ...query, limit: pageSizes.console }),
    getAgencyFigures(request.deps, actor),
  ]);
  return {
    figures: figuresText(figures, request.locale),
    query,
    statuses: sentStatuses.map((value) => ({ value, label: umrahStatusLabel(value) })),
    total: list.total,
    rows: list.items.map((row) => ({
      ...requestSummary(row.request, request.locale),
      respondBy: formatInstant(row.respondBy, request.locale, 'short'),
      answer: inboxAnswer(row),
    })),
  };
}

/** Nothing before the first request has come to an end. */
function figuresText(
  { ended, won, asEstimated, againstEstimate }: AgencyFigures,
  locale: Locale,
): string | null {
  if (ended === 0) return null;
  const rate = m.private_umrah_figures_won({ won, ended });
  if (againstEstimate === null) return rate;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
    Math.abs(againstEstimate) / 10_000,
  );
  return [
    rate,
    m.private_umrah_figures_estimate({ within: asEstimated, won }),
    againstEstimate > 0
      ? m.private_umrah_figures_above({ percent })
      : m.private_umrah_figures_below({ percent }),
  ].join(' ');
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.private_umrah_inbox());
}

export default function PrivateUmrahInboxRoute({
  loaderData: { rows, figures, query, statuses, total },
}: Route.ComponentProps) {
  const { search } = useFrame();
  const { status } = query;
  const columns = [
    { key: 'code', label: m.private_umrah_inbox_request(), isSortable: true },
    { key: 'departs_on', label: m.private_umrah_trip(), isSortable: true },
    { key: 'people', label: m.private_umrah_party(), isSortable: true },
    { key: 'respond_by', label: m.private_umrah_respond_by(), isSortable: true },
    { key: 'status', label: m.private_umrah_status(), isSortable: true },
    { key: 'answer', label: m.private_umrah_inbox_answer() },
  ];
  return (
    <>
      <ConsoleHead
        title={m.private_umrah_inbox()}
        text={m.private_umrah_inbox_text()}
        action={
          <div className="flex flex-wrap gap-3">
            <LocalLink to={paths.partnerConsole.umrahPrices} className={buttonClass('secondary')}>
              {m.umrah_prices_own_title()}
            </LocalLink>
            <LocalLink to={paths.partnerConsole.umrahTemplates} className={buttonClass('secondary')}>
              {m.umrah_templates_title()}
            </LocalLink>
          </div>
        }
      />
      {figures && <p className="mb-4 tabular-nums">{figures}</p>}
      {(status !== null || rows.length > 0) && (
        <ListForm
          className="md:grid-cols-[16rem_auto] md:items-end md:justify-start"
          show={m.private_umrah_show()}
          variant="secondary"
          clear={
            status === null
              ? undefined
              : { to: paths.partnerConsole.privateUmrahs, label: m.private_umrah_clear() }
          }
        >
          <SelectField
            label={m.private_umrah_status()}
            name="status"
            value={status ?? ''}
            none={m.private_umrah_any_status()}
            choices={statuses}
          />
        </ListForm>
      )}
      {rows.length === 0 ? (
        <EmptyState
          title={m.private_umrah_inbox_none()}
          text={status === null ? m.private_umrah_inbox_none_text() : m.private_umrah_none_found()}
        />
      ) : (
        <ConsoleTable
          caption={m.private_umrah_inbox()}
          columns={columns}
          sort={query.sort}
          rows={rows.map((row) => ({
            key: row.id,
            name: row.code,
            to: paths.partnerConsole.privateUmrah(row.id),
            after: row.answer,
            cells: [
              row.journey,
              row.people,
              row.respondBy,
              <Badge key="status" tone={row.tone}>
                {row.status}
              </Badge>,
              row.answer,
            ],
          }))}
        />
      )}
      <PageLinks
        page={query.page}
        limit={pageSizes.console}
        total={total}
        pathOf={(page) => consoleListPath(paths.partnerConsole.privateUmrahs, search, { page })}
      />
      <p className="mt-4">
        <ListFileLink file={paths.partnerConsole.privateUmrahsFile} total={total} />
      </p>
    </>
  );
}
