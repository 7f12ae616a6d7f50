// Statements of our bank as it exports them (docs/product/payouts.md): MT940 (SWIFT), whose balances must add up, and CSV.
import { readCsvTable } from '#platform/spreadsheets/read-csv';
import { AppError } from '#shared/errors';
import { isCalendarDate } from '#shared/calendar-date';
import { readBankAmount, readBankDate } from './bank-amounts.ts';

export interface StatementLine {
  /** Our own account. */
  account: string;
  bookedOn: string;
  /** Whole rupiah; what came is positive. */
  amount: number;
  text: string;
}

export interface StatementFile {
  format: 'mt940' | 'csv';
  lines: StatementLine[];
}

const longestText = 1_000;
/** Our choice: a month of a large deployment. */
const mostLines = 20_000;

/**
 * Reads either format by what is in it. `account`: whose statement a CSV is, which does not say so itself. Refuses
 * `invalid_input` with the line, and `statement_unbalanced`.
 */
export function readStatementFile(bytes: Buffer, account: string | null): StatementFile {
  const text = decoded(bytes);
  const file: StatementFile = /^:25:/m.test(text)
    ? { format: 'mt940', lines: readMt940(text) }
    : { format: 'csv', lines: readStatementCsv(text, account) };
  if (file.lines.length > mostLines) throw unreadable(mostLines);
  return file;
}

/** UTF-8 or, as many banks write, Latin-1. */
function decoded(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return text.includes('\uFFFD') ? bytes.toString('latin1') : text;
}

const unreadable = (line: number) =>
  new AppError('invalid_input', [{ field: 'file', message: 'error_statement_line', values: { line } }]);

const accountShape = /^[0-9A-Z]{6,34}$/;

/** `:61:` of a statement: value date, entry date, debit or credit (or the reversal of one), the sum, and references. */
const movement = /^(\d{6})(\d{4})?(R?[CD])[A-Z]?(\d{1,15}),(\d{0,2})(.*)$/s;
/** `:60F:` and `:62F:`: debit or credit, the day, the currency, the sum. */
const balance = /^([CD])\d{6}([A-Z]{3})(\d{1,15}),(\d{0,2})/;

function readMt940(text: string): StatementLine[] {
  const lines: StatementLine[] = [];
  let account = '';
  let sum: number | null = null;
  let isOpen = false;
  for (const { tag, value, line } of fieldsOf(text)) {
    if (tag === '25') account = accountOf(value, line);
    else if (tag === '60F' || tag === '60M') [sum, isOpen] = [balanceOf(value, line), true];
    else if (tag === '61') {
      const moved = movementOf(value, line);
      if (sum === null || !account) throw unreadable(line);
      sum += moved.amount;
      lines.push({ account, ...moved });
    } else if (tag === '86' && lines.length > 0 && isOpen) {
      const last = lines.at(-1)!;
      // Banks break texts by width, in the middle of words too.
      last.text = `${last.text} ${value.replaceAll('\n', '')}`
        .replaceAll(/\s+/g, ' ')
        .trim()
        .slice(0, longestText);
    } else if (tag === '62F' || tag === '62M') {
      if (sum !== balanceOf(value, line)) throw new AppError('statement_unbalanced');
      [sum, isOpen] = [null, false];
    }
  }
  // Cut off: the end of a statement is what proves that it is whole.
  if (isOpen) throw new AppError('statement_unbalanced');
  return lines;
}

function* fieldsOf(text: string): Generator<{ tag: string; value: string; line: number }> {
  let field: { tag: string; value: string; line: number } | null = null;
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const [, tag, value] = /^:(\d{2}[A-Z]?):(.*)$/.exec(raw) ?? [];
    if (tag !== undefined) {
      if (field) yield field;
      field = { tag, value: value!, line: index + 1 };
    } else if (raw.trim() === '-' || raw.startsWith('-}')) {
      if (field) yield field;
      field = null;
    } else if (field) field.value += `\n${raw}`;
  }
  if (field) yield field;
}

function accountOf(value: string, line: number): string {
  const account = value
    .trim()
    .split('/')
    .at(-1)!
    .replaceAll(/[\s.-]/g, '')
    .toUpperCase();
  if (!accountShape.test(account)) throw unreadable(line);
  return account;
}

function balanceOf(value: string, line: number): number {
  const [, side, currency, whole, cents] = balance.exec(value) ?? [];
  if (currency !== 'IDR' || Number(cents) !== 0) throw unreadable(line);
  return side === 'D' ? -Number(whole) : Number(whole);
}

function movementOf(value: string, line: number): Omit<StatementLine, 'account'> {
  const [, day, , side, whole, cents, rest] = movement.exec(value) ?? [];
  const bookedOn = day ? `20${day.slice(0, 2)}-${day.slice(2, 4)}-${day.slice(4)}` : '';
  if (!isCalendarDate(bookedOn) || Number(cents) !== 0 || Number(whole) === 0) throw unreadable(line);
  const isGoing = side === 'D' || side === 'RC';
  return {
    bookedOn,
    amount: isGoing ? -Number(whole) : Number(whole),
    text: rest!.replaceAll(/\s+/g, ' ').trim().slice(0, longestText),
  };
}

/** Headings of Indonesian banks' exports, as far as they agree. */
const columns = {
  date: ['date', 'tanggal', 'tgl', 'tanggal transaksi', 'posting date', 'booking date'],
  text: ['description', 'keterangan', 'deskripsi', 'uraian', 'remark', 'remarks', 'berita'],
  amount: ['amount', 'jumlah', 'nominal', 'mutasi'],
  debit: ['debit', 'debet', 'keluar'],
  credit: ['credit', 'kredit', 'masuk'],
} as const;

function readStatementCsv(text: string, account: string | null): StatementLine[] {
  if (!account || !accountShape.test(account))
    throw new AppError('invalid_input', [{ field: 'account', message: 'error_account_number' }]);
  const rows = readCsvTable(text, columns, ['date', 'text']);
  if (!rows) throw unreadable(1);
  return rows.map((row, index) => {
    const bookedOn = readBankDate(row.date ?? '');
    const amount = signedAmount(row);
    if (!bookedOn || !amount) throw unreadable(index + 2);
    return {
      account,
      bookedOn,
      amount,
      text: (row.text ?? '').replaceAll(/\s+/g, ' ').slice(0, longestText),
    };
  });
}

/** One column with a sign (or CR, DB behind it), or one for each direction. Null: neither, or both. */
function signedAmount(row: Partial<Record<keyof typeof columns, string>>): number | null {
  const side = (text: string | undefined) => (text ? (readBankAmount(text) ?? Number.NaN) : 0);
  if (row.amount) {
    const written = row.amount.trim();
    const [mark = ''] = /(?:CR|DB|DR)$/i.exec(written) ?? [];
    const amount = readBankAmount(written.slice(0, written.length - mark.length));
    if (amount === null) return null;
    return mark.toUpperCase().startsWith('D') ? -Math.abs(amount) : amount;
  }
  const [debit, credit] = [side(row.debit), side(row.credit)];
  if (Number.isNaN(debit) || Number.isNaN(credit) || (debit !== 0) === (credit !== 0)) return null;
  return credit !== 0 ? Math.abs(credit) : -Math.abs(debit);
}
