// The account of a partner or a store entry by entry, with what each day and month adds up to (docs/product/partner-console.md).
import * as m from '#messages/messages';
import type { StatementEntry, StatementSum } from '#domain/ledger';
import { formatRupiah } from '#shared/money';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { entryLabel } from '#labels/statement';

export interface StatementRow extends Pick<
  StatementEntry,
  'id' | 'kind' | 'bookingCode' | 'amount' | 'balance' | 'on'
> {
  /** Its order, at whoever reads it; null: it is of none. */
  orderPath: string | null;
  /** Of the day and the month that end with it. */
  sums: StatementSum[];
}

const link =
  'inline-flex min-h-12 items-center whitespace-nowrap font-semibold text-primary underline underline-offset-4';

export function StatementTable({ entries }: { entries: readonly StatementRow[] }) {
  const columns = [
    { key: 'on', label: m.pconsole_entry_on() },
    { key: 'kind', label: m.pconsole_entry_kind() },
    { key: 'order', label: m.pconsole_entry_order() },
    { key: 'amount', label: m.pconsole_entry_amount(), isNumber: true },
    { key: 'balance', label: m.pconsole_entry_balance(), isNumber: true },
  ];
  return (
    <DenseTable
      caption={m.pconsole_statement()}
      columns={columns}
      rows={entries.flatMap((entry) => [entryRow(entry), ...entry.sums.map((sum) => sumRow(sum, entry))])}
    />
  );
}

function entryRow({ id, on, kind, bookingCode, orderPath, amount, balance }: StatementRow) {
  const order = orderPath ? (
    <LocalLink key="order" to={orderPath} className={link}>
      {bookingCode}
    </LocalLink>
  ) : (
    (bookingCode ?? '–')
  );
  return {
    key: id,
    cells: [
      <span key="on" className="whitespace-nowrap">
        {on}
      </span>,
      entryLabel[kind](),
      order,
      <Money key="amount" amount={amount} />,
      <Money key="balance" amount={balance} />,
    ],
  };
}

function sumRow({ of, came, went }: StatementSum, { id, balance }: StatementRow) {
  const said = [
    m.pconsole_sum_came({ amount: formatRupiah(came) }),
    m.pconsole_sum_went({ amount: formatRupiah(went) }),
  ].map((words) => (
    <span key={words} className="max-lg:block lg:mr-4 lg:inline-block whitespace-nowrap">
      {words}
    </span>
  ));
  return {
    key: `${id} ${of}`,
    isSum: true,
    cells: [
      <span key="on" className="whitespace-nowrap">
        {m.pconsole_sum({ of })}
      </span>,
      said,
      '–',
      <Money key="amount" amount={came - went} />,
      <Money key="balance" amount={balance} />,
    ],
  };
}

export function MonthTable({ months }: { months: readonly StatementSum[] }) {
  const columns = [
    { key: 'of', label: m.pconsole_sum_month() },
    { key: 'came', label: m.pconsole_came(), isNumber: true },
    { key: 'went', label: m.pconsole_went(), isNumber: true },
    { key: 'sum', label: m.pconsole_difference(), isNumber: true },
  ];
  return <DenseTable caption={m.pconsole_months()} columns={columns} rows={months.map(monthRow)} />;
}

function monthRow({ of, came, went }: StatementSum) {
  return {
    key: of,
    cells: [
      <span key="of" className="whitespace-nowrap">
        {of}
      </span>,
      <Money key="came" amount={came} />,
      <Money key="went" amount={went} />,
      <Money key="sum" amount={came - went} />,
    ],
  };
}
