// The bank's orders to pay from savings as a file: codes, states and sums, no names of people (docs/product/savings-payments.md).
import * as m from '#messages/messages';
import { listBankSavingsPayments } from '#domain/savings-payments';
import { savingsPaymentStateLabel } from '#labels/savings-payments';
import { todayInIndonesia } from '#shared/dates';
import { maxConsoleRows } from '#shared/limits';
import { requireBank } from '#web/bank-console/require-bank.server';
import { readSavingsPaymentsQuery } from '#web/bank-console/savings-payments.server';
import { csvFile } from '#web/request/csv.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/savings-payments-csv';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireBank(request);
  const { deps, search } = request;
  const query = { ...readSavingsPaymentsQuery(search), page: 1, limit: maxConsoleRows };
  const { items } = await listBankSavingsPayments(deps, actor, query);
  return csvFile(`${m.bank_savings_payments_file()}-${todayInIndonesia(deps.now())}`, [
    [
      m.bank_column_code(),
      m.bank_column_state(),
      m.bank_savings_payment_asked(),
      m.bank_savings_payment_since(),
      m.bank_savings_payment_amount(),
      m.bank_savings_payment_order(),
      m.bank_savings_payment_partner(),
    ],
    ...items.map(({ code, state, askedAt, since, amount, booking, partner }) => [
      code,
      savingsPaymentStateLabel[state].word(),
      todayInIndonesia(askedAt),
      todayInIndonesia(since),
      amount,
      booking.code,
      partner.name,
    ]),
  ]);
}
