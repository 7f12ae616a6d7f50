// A file of balances that was checked, as its page shows it and sends it again.
import type { ReportedBalance } from '#domain/savings';
import { formatDate } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import type { FormAnswer } from '#web/ui/forms/form-answer';

/** That many are looked at; the others are counted. */
const shown = 50;

export function checkedBalances(rows: ReportedBalance[], locale: Locale) {
  const answer: FormAnswer = { intent: 'check', result: { status: 'success' } };
  return {
    ...answer,
    checked: {
      count: rows.length,
      changed: rows.filter(({ isNews }) => isNews).length,
      more: Math.max(0, rows.length - shown),
      rows: rows.slice(0, shown).map(({ code, balance, day, isNews }) => ({
        code,
        balance: formatRupiah(balance),
        day: formatDate(day, locale, 'short'),
        isNews,
      })),
      text: ['kode,saldo,tanggal', ...rows.map(({ code, balance, day }) => `${code},${balance},${day}`)].join(
        '\n',
      ),
    },
  };
}
export type CheckedBalances = ReturnType<typeof checkedBalances>['checked'];
