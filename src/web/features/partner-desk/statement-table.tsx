// The partner's account entry by entry, with what each day and month adds up to (product.md "partner balance").
import * as m from '#messages/messages';
import type { StatementEntry, StatementSum } from '#domain/ledger';
import { formatRupiah } from '#shared/money';
import { DenseTable } from '#web/components/ui/dense-table.tsx';
import { LocalLink } from '#web/components/ui/local-link.tsx';
import { Money } from '#web/components/ui/money.tsx';
import { entryWord } from './statement-words.ts';

export interface StatementRow extends Pick<StatementEntry, 'id' | 'kind' | 'bookingCode' | 'amount' | 'balance' | 'on'> {
  /** Of the day and the month that end with it. */
  sums: StatementSum[];
}

const link = 'inline-flex min-h-12 items-center whitespace-nowrap font-semibold text-primary underline underline-offset-4';

export function StatementTable({ entries }: { entries: readonly StatementRow[] }) {
  const columns = [
    { key: 'on', label: m.pdesk_entry_on() }, { key: 'kind', label: m.pdesk_entry_kind() }, { key: 'order', label: m.pdesk_entry_order() },
    { key: 'amount', label: m.pdesk_entry_amount(), isNumber: true }, { key: 'balance', label: m.pdesk_entry_balance(), isNumber: true }];
  return <DenseTable caption={m.pdesk_statement()} columns={columns} rows={entries.flatMap((entry) => [entryRow(entry), ...entry.sums.map((sum) => sumRow(sum, entry))])} />;
}

function entryRow({ id, on, kind, bookingCode, amount, balance }: StatementRow) {
  const order = bookingCode ? <LocalLink key="order" to={`/partner-desk/bookings/${bookingCode}`} className={link}>{bookingCode}</LocalLink> : '–';
  return { key: id, cells: [<span key="on" className="whitespace-nowrap">{on}</span>, entryWord[kind](), order, <Money key="amount" amount={amount} />, <Money key="balance" amount={balance} />] };
}

function sumRow({ of, came, went }: StatementSum, { id, balance }: StatementRow) {
  const said = [m.pdesk_sum_came({ amount: formatRupiah(came) }), m.pdesk_sum_went({ amount: formatRupiah(went) })].map((words) => <span key={words} className="max-lg:block lg:mr-4 lg:inline-block whitespace-nowrap">{words}</span>);
  return { key: `${id} ${of}`, isSum: true, cells: [
    <span key="on" className="whitespace-nowrap">{m.pdesk_sum({ of })}</span>, said, '–', <Money key="amount" amount={came - went} />, <Money key="balance" amount={balance} />] };
}

export function MonthTable({ months }: { months: readonly StatementSum[] }) {
  const columns = [
    { key: 'of', label: m.pdesk_month() }, { key: 'came', label: m.pdesk_came(), isNumber: true }, { key: 'went', label: m.pdesk_went(), isNumber: true }, { key: 'sum', label: m.pdesk_difference(), isNumber: true }];
  return <DenseTable caption={m.pdesk_months()} columns={columns} rows={months.map(monthRow)} />;
}

function monthRow({ of, came, went }: StatementSum) {
  return { key: of, cells: [<span key="of" className="whitespace-nowrap">{of}</span>, <Money key="came" amount={came} />, <Money key="went" amount={went} />, <Money key="sum" amount={came - went} />] };
}
