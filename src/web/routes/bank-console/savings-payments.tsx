// A bank's queue of orders to pay from savings (docs/product/savings-payments.md): what waits stands on top, without names.
import * as m from '#messages/messages';
import { listBankSavingsPayments } from '#domain/savings-payments';
import { savingsPaymentStateLabel } from '#labels/savings-payments';
import { pageSizes } from '#shared/limits';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { savingsPaymentStates } from '#shared/savings-payments';
import { QueueFrame } from '#web/bank-console/queue-frame.tsx';
import { requireBank } from '#web/bank-console/require-bank.server';
import { readSavingsPaymentsQuery } from '#web/bank-console/savings-payments.server';
import { waitingAge } from '#web/ui/waiting-age';
import { pageRequest } from '#web/request/page-context.server';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { ConsoleTable } from '#web/ui/console-table.tsx';
import { ListFileLink } from '#web/ui/list-file-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { SelectField } from '#web/ui/select-field.tsx';
import type { Route } from './+types/savings-payments';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireBank(request);
  const { deps } = request;
  const query = readSavingsPaymentsQuery(request.search);
  const { items, total } = await listBankSavingsPayments(deps, actor, { ...query, limit: pageSizes.console });
  return {
    query,
    total,
    states: savingsPaymentStates.map((value) => ({ value, label: savingsPaymentStateLabel[value].word() })),
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
  loaderData: { query, total, states, items },
}: Route.ComponentProps) {
  return (
    <>
      <ConsoleHead
        title={m.bank_savings_payments_title()}
        text={m.bank_savings_payments_text()}
        action={<ListFileLink file={paths.bankConsole.savingsPaymentsFile} total={total} />}
      />
      <QueueFrame
        path={paths.bankConsole.savingsPayments}
        filters={
          <SelectField
            label={m.bank_filter_state()}
            name="state"
            value={query.state ?? ''}
            none={m.bank_queue_all()}
            choices={states}
          />
        }
        filtersClassName="md:grid-cols-[16rem_auto] md:items-end md:justify-start"
        isNarrowed={query.state !== null}
        isEmpty={items.length === 0}
        none={m.bank_savings_payments_none()}
        page={query.page}
        limit={pageSizes.console}
        total={total}
      >
        <ConsoleTable
          caption={m.bank_savings_payments_title()}
          sort={query.sort}
          columns={[
            { key: 'code', label: m.bank_column_code() },
            { key: 'state', label: m.bank_column_state(), isSortable: true },
            { key: 'age', label: m.bank_column_age(), isSortable: true },
            { key: 'amount', label: m.bank_savings_payment_amount(), isNumber: true, isSortable: true },
            { key: 'order', label: m.bank_savings_payment_order() },
            { key: 'partner', label: m.bank_savings_payment_partner(), isSortable: true },
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
      </QueueFrame>
    </>
  );
}
