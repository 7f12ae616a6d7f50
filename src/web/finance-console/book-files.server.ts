// The books as files (docs/product/ledger.md): trial balance and journal, for CSV and XLSX the same table. Accounts keep their names in
// the ledger: an auditor asks for them.
import * as m from '#messages/messages';
import { type JournalLine, openJournal, readTrialBalance } from '#domain/ledger';
import type { Actor } from '#domain/memberships';
import type { Deps } from '#domain/deps';
import type { Sheet } from '#platform/spreadsheets/spreadsheets';
import type { Locale } from '#shared/locale';
import type { StatementPeriod } from '#shared/statement-query';
import { csvStream } from '#web/request/csv.server';

/** Our choice: a workbook is made in memory. A CSV file has no limit. */
const mostInWorkbook = 200_000;

export const bookFiles = ['journal', 'trial-balance'] as const;

/** Refuses `not_found` to everybody but finance. */
export async function readBookSheet(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  file: (typeof bookFiles)[number],
  { from, to }: StatementPeriod,
  most = mostInWorkbook,
): Promise<Sheet> {
  return file === 'journal'
    ? journalSheet(deps, actor, { from, to }, most)
    : trialBalanceSheet(deps, actor, to);
}

/** The journal of any length, sent as it is read. Refuses `not_found` to everybody but finance. */
export function answerJournalCsv(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  period: StatementPeriod,
  { name, locale }: { name: string; locale: Locale },
): Response {
  const slices = openJournal(deps, actor, period);
  return csvStream(name, locale, csvRowsOf(slices));
}

async function* csvRowsOf(slices: ReturnType<typeof openJournal>) {
  yield [journalColumns().map(({ title }) => title)];
  for await (const lines of slices) yield lines.map((line) => journalRow(line).map((value) => value ?? ''));
}

async function journalSheet(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  period: StatementPeriod,
  most: number,
): Promise<Sheet> {
  const columns = journalColumns();
  const rows: Sheet['rows'][number][] = [];
  for await (const lines of openJournal(deps, actor, period)) {
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

const journalColumns = (): Sheet['columns'] => [
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

const journalRow = (line: JournalLine): (string | number | null)[] => [
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

async function trialBalanceSheet(deps: Pick<Deps, 'db'>, actor: Actor, until: string): Promise<Sheet> {
  const { lines, difference } = await readTrialBalance(deps, actor, until);
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
