// A bank's two queues of applications (docs/product/bank-console.md): what is particular to each.
import { type BankQueueRow, listBankApplications } from '#domain/financing';
import { type BankSavingsRow, listBankSavings } from '#domain/savings';
import { financingStateLabel } from '#labels/financing';
import { savingsStateLabel } from '#labels/savings';
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import { type FinancingState, financingStates } from '#shared/financing';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { type SavingsState, savingsStates } from '#shared/savings';
import type { BankQueue } from './queue.server.ts';

export const financingQueue: BankQueue<FinancingState, BankQueueRow> = {
  states: financingStates,
  labels: financingStateLabel,
  list: listBankApplications,
  pathOf: paths.bankConsole.application,
  fileName: () => 'pembiayaan',
  sum: {
    label: m.bank_column_financed,
    value: ({ financed }) => financed,
    shown: ({ financed }) => formatRupiah(financed),
  },
  more: [
    { label: m.financing_price, value: ({ price }) => price },
    {
      label: m.bank_column_partner,
      value: ({ partnerName }) => partnerName,
      shown: ({ partnerName }) => partnerName,
    },
    {
      label: m.bank_column_departs,
      value: ({ departsOn }) => departsOn,
      shown: ({ departsOn }, locale) => formatDate(departsOn, locale, 'short'),
    },
  ],
};

export const savingsQueue: BankQueue<SavingsState, BankSavingsRow> = {
  states: savingsStates,
  labels: savingsStateLabel,
  list: listBankSavings,
  pathOf: paths.bankConsole.saving,
  fileName: () => 'tabungan',
  sum: {
    label: m.bank_savings_price,
    value: ({ price }) => price,
    shown: ({ price }) => formatRupiah(price),
  },
  more: [],
};
