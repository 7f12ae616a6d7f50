// A bank's queue of orders to pay from savings (docs/product/savings-payments.md): what waits stands on top, without names.
import * as m from '#messages/messages';
import { listBankSavingsPayments } from '#domain/savings-payments';
import { savingsPaymentStateLabel } from '#labels/savings-payments';
import { pageSizes } from '#shared/limits';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { requireBank } from '#web/bank-console/require-bank.server';
import { waitingAge } from '#web/ui/waiting-age';
import { pageRequest } from '#web/request/page-context.server';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { ConsoleTable } from '#web/ui/console-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/savings-payments';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireBank(request);
  const { deps } = request;
  const asked = Number(new URLSearchParams(request.search).get('page') ?? 1);
  const page = Number.isInteger(asked) && asked > 0 && asked < 1_000 ? asked : 1;
  const limit = pageSizes.desk;
  const { items, total } = await listBankSavingsPayments(deps, actor, { page, limit });
  return {
    page,
    limit,
    total,
    items: items.map(({ code, state, since, amount, booking, partner }) => ({
      code,
      word: savingsPaymentStateLabel[state].word(),
      tone: savingsPaymentStateLabel[state].tone,
      age: waitingAge((deps.now().getTime() - since.getTime()) / 1_000),
      amount: formatRupiah(amount),
      order: booking.code,
      partner: partner.name,
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.bank_savings_payments_title());
}

export default function BankSavingsPaymentsRoute({
  loaderData: { items, page, limit, total },
}: Route.ComponentProps) {
  return (
    <>
      <ConsoleHead title={m.bank_savings_payments_title()} text={m.bank_savings_payments_text()} />
      {items.length === 0 ? (
        <EmptyState title={m.bank_savings_payments_none()} text={m.bank_queue_none_text()} />
      ) : (
        <ConsoleTable
          caption={m.bank_savings_payments_title()}
          columns={[
            { key: 'code', label: m.bank_column_code() },
            { key: 'state', label: m.bank_column_state() },
            { key: 'age', label: m.bank_column_age() },
            { key: 'amount', label: m.bank_savings_payment_amount(), isNumber: true },
            { key: 'order', label: m.bank_savings_payment_order() },
            { key: 'partner', label: m.bank_savings_payment_partner() },
          ]}
          rows={items.map(({ code, word, tone, age, amount, order, partner }) => ({
            key: code,
            name: code,
            to: paths.bankConsole.savingsPayment(code),
            after: `${word} · ${age}`,
            cells: [
              <Badge key="state" tone={tone}>
                {word}
              </Badge>,
              age,
              amount,
              order,
              partner,
            ],
          }))}
        />
      )}
      <PageLinks
        page={page}
        limit={limit}
        total={total}
        pathOf={(number) => `${paths.bankConsole.savingsPayments}?page=${number}`}
      />
    </>
  );
}
