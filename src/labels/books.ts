// The books as tables (docs/product/ledger.md): journal and trial balance. Accounts keep their names in the ledger: an auditor asks for them.
import * as m from '#messages/messages';
import type { JournalLine, TrialBalance } from '#domain/ledger';

interface BookColumn {
  title: string;
  type: 'text' | 'amount';
  width?: number;
}
type BookRow = (string | number | null)[];
export interface BookSheet {
  name: string;
  columns: BookColumn[];
  rows: BookRow[];
}

/** Our choice: a workbook is made in memory. A CSV file has no limit. */
const mostInWorkbook = 200_000;

export async function journalSheet(
  slices: AsyncIterable<JournalLine[]>,
  most = mostInWorkbook,
): Promise<BookSheet> {
  const columns = journalColumns();
  const rows: BookRow[] = [];
  for await (const lines of slices) {
    rows.push(...lines.map(journalRow));
    if (rows.length > most) break;
  }
  // A file that is not whole says so.
  if (rows.length > most)
    rows.splice(
      most,
      rows.length,
      columns.map((_, index) => (index === 4 ? m.fconsole_book_cut() : null)),
    );
  return { name: m.fconsole_journal(), columns, rows };
}

/** Slice after slice, the heading first, for a file of any length. */
export async function* journalSlices(slices: AsyncIterable<JournalLine[]>) {
  yield [journalColumns().map(({ title }) => title)];
  for await (const lines of slices) yield lines.map((line) => journalRow(line).map((value) => value ?? ''));
}

export function trialBalanceSheet({ lines, difference }: TrialBalance): BookSheet {
  const sum = (of: 'debit' | 'credit') => lines.reduce((total, line) => total + line[of], 0);
  return {
    name: m.fconsole_trial_balance(),
    columns: [
      { title: m.fconsole_book_account(), type: 'text', width: 20 },
      { title: m.fconsole_book_type(), type: 'text', width: 10 },
      { title: m.fconsole_book_debit(), type: 'amount' },
      { title: m.fconsole_book_credit(), type: 'amount' },
      { title: m.fconsole_book_balance(), type: 'amount' },
    ],
    rows: [
      ...lines.map(({ account, type, debit, credit, balance }) => [account, type, debit, credit, balance]),
      [m.fconsole_book_total(), null, sum('debit'), sum('credit'), difference],
    ],
  };
}

const journalColumns = (): BookColumn[] => [
  { title: m.fconsole_book_number(), type: 'text', width: 10 },
  { title: m.fconsole_book_value_on(), type: 'text', width: 12 },
  { title: m.fconsole_book_posted_at(), type: 'text', width: 26 },
  { title: m.fconsole_book_kind(), type: 'text' },
  { title: m.fconsole_book_key(), type: 'text', width: 60 },
  { title: m.fconsole_book_account(), type: 'text', width: 20 },
  { title: m.fconsole_book_type(), type: 'text', width: 10 },
  { title: m.fconsole_book_owner(), type: 'text', width: 40 },
  { title: m.fconsole_book_order(), type: 'text', width: 14 },
  { title: m.fconsole_book_payment(), type: 'text', width: 20 },
  { title: m.fconsole_book_currency(), type: 'text', width: 6 },
  { title: m.fconsole_book_debit(), type: 'amount' },
  { title: m.fconsole_book_credit(), type: 'amount' },
];

const journalRow = (line: JournalLine): BookRow => [
  String(line.transactionId),
  line.valueOn,
  line.at.toISOString(),
  line.kind,
  line.key,
  line.account,
  line.type,
  line.owner,
  line.bookingCode,
  line.paymentReference,
  line.currency,
  line.debit,
  line.credit,
];
