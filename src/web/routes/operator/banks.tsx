// Partner banks and their OJK licence of today, those without one first (docs/product/bank-terms.md).
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { loadBanks } from '#web/bank-terms/banks-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { ConsoleTable } from '#web/ui/console-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/banks';

export function loader(args: Route.LoaderArgs) {
  return loadBanks(pageRequest(args));
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.bank_licences_title());
}

export default function OperatorBanksRoute({ loaderData: banks }: Route.ComponentProps) {
  return (
    <>
      <ConsoleHead title={m.bank_licences_title()} text={m.bank_licences_text()} />
      {banks.length === 0 ? (
        <EmptyState title={m.bank_licences_none()} text={m.bank_licences_none_text()} />
      ) : (
        <ConsoleTable
          caption={m.bank_licences_title()}
          columns={[
            { key: 'bank', label: m.bank_terms_bank() },
            { key: 'licence', label: m.bank_licence() },
            { key: 'check', label: m.bank_licence_check() },
            { key: 'terms', label: m.bank_licences_offers() },
          ]}
          rows={banks.map(({ id, name, line, nextCheck, isCheckDue, terms }) => ({
            key: id,
            name,
            to: paths.operator.bankLicence(id),
            // Short: on phones the bank's name comes first.
            after: isCheckDue ? (
              <span className="font-semibold text-warn">{m.standing_due()}</span>
            ) : line ? (
              m.bank_approval_in_force()
            ) : (
              <span className="font-semibold text-bad">{m.bank_licence_none()}</span>
            ),
            cells: [
              line ?? (
                <Badge key="licence" tone="bad">
                  {m.bank_licence_none()}
                </Badge>
              ),
              <span key="check">
                {nextCheck ?? (line ? m.standing_next_none() : '')}{' '}
                {isCheckDue && <Badge tone="warn">{m.standing_due()}</Badge>}
              </span>,
              terms || m.bank_terms_none_of_it(),
            ],
          }))}
        />
      )}
    </>
  );
}
