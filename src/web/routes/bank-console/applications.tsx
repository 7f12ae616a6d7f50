// A bank's queue of financing applications (docs/product/bank-console.md): what waits stands on top, with its age against the promise.
import { Download } from 'lucide-react';
import * as m from '#messages/messages';
import { listBankApplications } from '#domain/financing';
import { financingStateLabel } from '#labels/financing';
import { formatDate } from '#shared/dates';
import { type FinancingState, financingStates } from '#shared/financing';
import { bankAnswerHours, pageSizes } from '#shared/limits';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { requireBank } from '#web/bank-console/require-bank.server';
import { waitingAge } from '#web/bank-console/waiting-age';
import { pageRequest } from '#web/request/page-context.server';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { ConsoleTable } from '#web/ui/console-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListForm } from '#web/ui/list-form.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { SelectField } from '#web/ui/select-field.tsx';
import type { Route } from './+types/applications';

const waiting: readonly FinancingState[] = ['submitted', 'resubmitted', 'reviewed'];

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireBank(request);
  const { deps, locale } = request;
  const query = new URLSearchParams(request.search);
  const state = financingStates.find((one) => one === query.get('state')) ?? null;
  const asked = Number(query.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked > 0 && asked < 1_000 ? asked : 1;
  const limit = pageSizes.desk;
  const { items, total } = await listBankApplications(deps, actor, { state, page, limit });
  return {
    state,
    page,
    limit,
    total,
    items: items.map((one) => {
      const hours = Math.floor((deps.now().getTime() - one.since.getTime()) / 3_600_000);
      return {
        code: one.code,
        state: one.state,
        hours,
        isLate: waiting.includes(one.state) && hours >= bankAnswerHours,
        financed: formatRupiah(one.financed),
        months: one.months,
        partner: one.partnerName,
        departs: formatDate(one.departsOn, locale, 'short'),
      };
    }),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.bank_queue_title());
}

export default function BankApplicationsRoute({
  loaderData: { state, items, page, limit, total },
}: Route.ComponentProps) {
  const query = state ? `state=${state}&` : '';
  return (
    <>
      <ConsoleHead
        title={m.bank_queue_title()}
        text={m.bank_queue_text({ hours: bankAnswerHours })}
        action={
          total > 0 && (
            <LocalLink to={`${paths.bankConsole.file}?${query}`} className={buttonClass('secondary')}>
              <Download size={20} aria-hidden="true" />
              {m.bank_download()}
            </LocalLink>
          )
        }
      />
      <ListForm
        className="max-w-2xl sm:grid-cols-[1fr_auto] sm:items-end"
        show={m.bank_filter_do()}
        variant="secondary"
      >
        <SelectField
          label={m.bank_filter_state()}
          name="state"
          value={state ?? ''}
          none={m.bank_queue_all()}
          choices={financingStates
            .filter((one) => one !== 'draft')
            .map((value) => ({ value, label: financingStateLabel[value].word() }))}
        />
      </ListForm>
      {items.length === 0 ? (
        <EmptyState title={m.bank_queue_none()} text={m.bank_queue_none_text()} />
      ) : (
        <ConsoleTable
          caption={m.bank_queue_title()}
          columns={[
            { key: 'code', label: m.bank_column_code() },
            { key: 'state', label: m.bank_column_state() },
            { key: 'age', label: m.bank_column_age() },
            { key: 'financed', label: m.bank_column_financed(), isNumber: true },
            { key: 'months', label: m.bank_column_months(), isNumber: true },
            { key: 'partner', label: m.bank_column_partner() },
            { key: 'departs', label: m.bank_column_departs() },
          ]}
          rows={items.map((one) => ({
            key: one.code,
            name: one.code,
            to: paths.bankConsole.application(one.code),
            after: (
              <>
                {financingStateLabel[one.state].word()} ·{' '}
                {one.isLate ? (
                  <span className="font-semibold text-bad">{m.bank_late()}</span>
                ) : (
                  waitingAge(one.hours)
                )}
              </>
            ),
            cells: [
              <Badge key="state" tone={financingStateLabel[one.state].tone}>
                {financingStateLabel[one.state].word()}
              </Badge>,
              one.isLate ? (
                <span key="age" className="font-semibold text-bad">
                  {waitingAge(one.hours)} · {m.bank_late()}
                </span>
              ) : (
                waitingAge(one.hours)
              ),
              one.financed,
              one.months,
              one.partner,
              one.departs,
            ],
          }))}
        />
      )}
      <PageLinks
        page={page}
        limit={limit}
        total={total}
        pathOf={(number) => `${paths.bankConsole.applications}?${query}page=${number}`}
      />
    </>
  );
}
