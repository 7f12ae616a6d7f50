// Requests for a private umrah that were sent to the agency (docs/product/private-umrah.md): what waits for its answer first.
import * as m from '#messages/messages';
import { type AgencyFigures, getAgencyFigures, listInbox } from '#domain/private-umrah';
import { umrahStatusLabel } from '#labels/private-umrah';
import { formatInstant } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { pageSizes } from '#shared/limits';
import { askedPage } from '#shared/list-query';
import * as paths from '#shared/paths';
import { umrahStatuses } from '#shared/private-umrah-status';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import { requestSummary } from '#web/private-umrah/request-view.server';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { ConsoleTable } from '#web/ui/console-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListForm } from '#web/ui/list-form.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/private-umrahs';

/** Nobody is sent an estimate. */
const sentStatuses = umrahStatuses.filter((status) => status !== 'estimated');

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'privateUmrah');
  const { actor } = requirePartner(request);
  const params = new URLSearchParams(request.search);
  const page = askedPage(params);
  const status = sentStatuses.find((each) => each === params.get('status')) ?? null;
  const [list, figures] = await Promise.all([
    listInbox(request.deps, actor, { status, page, limit: pageSizes.desk }),
    getAgencyFigures(request.deps, actor),
  ]);
  return {
    figures: figuresText(figures, request.locale),
    status,
    statuses: sentStatuses.map((value) => ({ value, label: umrahStatusLabel(value) })),
    page,
    limit: list.limit,
    total: list.total,
    rows: list.items.map((row) => ({
      ...requestSummary(row.request, request.locale),
      respondBy: formatInstant(row.respondBy, request.locale, 'short'),
      answer: row.isAcceptedHere
        ? m.private_umrah_inbox_accepted()
        : row.revision !== null
          ? m.private_umrah_inbox_offered({ revision: row.revision })
          : row.isDeclined
            ? m.private_umrah_inbox_declined()
            : m.private_umrah_inbox_open(),
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
  loaderData: { rows, figures, status, statuses, page, limit, total },
}: Route.ComponentProps) {
  const columns = [
    { key: 'code', label: m.private_umrah_inbox_request() },
    { key: 'journey', label: m.private_umrah_trip() },
    { key: 'people', label: m.private_umrah_party() },
    { key: 'by', label: m.private_umrah_respond_by() },
    { key: 'status', label: m.private_umrah_status() },
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
          className="sm:grid-cols-[16rem_auto] sm:items-end sm:justify-start"
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
        page={page}
        limit={limit}
        total={total}
        pathOf={(number) =>
          `${paths.partnerConsole.privateUmrahs}?${new URLSearchParams({ ...(status && { status }), page: String(number) })}`
        }
      />
    </>
  );
}
