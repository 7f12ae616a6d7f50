// A bank's queue of savings applications (docs/product/savings.md): what waits stands on top, without names.
import * as m from '#messages/messages';
import { hasRole } from '#domain/memberships';
import { listBankSavings } from '#domain/savings';
import { savingsStateLabel } from '#labels/savings';
import { pageSizes } from '#shared/limits';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { requireBank } from '#web/bank-console/require-bank.server';
import { waitingAge } from '#web/bank-console/waiting-age';
import { pageRequest } from '#web/request/page-context.server';
import { buttonClass } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { ConsoleTable } from '#web/ui/console-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/savings';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireBank(request);
  const { deps } = request;
  const asked = Number(new URLSearchParams(request.search).get('page') ?? 1);
  const page = Number.isInteger(asked) && asked > 0 && asked < 1_000 ? asked : 1;
  const limit = pageSizes.desk;
  const { items, total } = await listBankSavings(deps, actor, { page, limit });
  return {
    page,
    limit,
    total,
    isOfficer: hasRole(actor, 'bank_officer'),
    items: items.map(({ code, state, since, price, months }) => ({
      code,
      state,
      hours: Math.floor((deps.now().getTime() - since.getTime()) / 3_600_000),
      price: formatRupiah(price),
      months,
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.bank_savings_title());
}

export default function BankSavingsRoute({
  loaderData: { items, page, limit, total, isOfficer },
}: Route.ComponentProps) {
  return (
    <>
      <ConsoleHead
        title={m.bank_savings_title()}
        text={m.bank_savings_text()}
        action={
          isOfficer && (
            <LocalLink to={paths.bankConsole.balances} className={buttonClass('secondary')}>
              {m.bank_savings_to_balances()}
            </LocalLink>
          )
        }
      />
      {items.length === 0 ? (
        <EmptyState title={m.bank_savings_none()} text={m.bank_queue_none_text()} />
      ) : (
        <ConsoleTable
          caption={m.bank_savings_title()}
          columns={[
            { key: 'code', label: m.bank_column_code() },
            { key: 'state', label: m.bank_column_state() },
            { key: 'age', label: m.bank_column_age() },
            { key: 'price', label: m.bank_savings_price(), isNumber: true },
            { key: 'months', label: m.bank_column_months(), isNumber: true },
          ]}
          rows={items.map(({ code, state, hours, price, months }) => ({
            key: code,
            name: code,
            to: paths.bankConsole.saving(code),
            after: `${savingsStateLabel[state].word()} · ${waitingAge(hours)}`,
            cells: [
              <Badge key="state" tone={savingsStateLabel[state].tone}>
                {savingsStateLabel[state].word()}
              </Badge>,
              waitingAge(hours),
              price,
              months,
            ],
          }))}
        />
      )}
      <PageLinks
        page={page}
        limit={limit}
        total={total}
        pathOf={(number) => `${paths.bankConsole.savings}?page=${number}`}
      />
    </>
  );
}
