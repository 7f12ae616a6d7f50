// Balances as a bank reports them (docs/product/savings.md): a CSV file of code, balance and day. All rows count, or none.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Actor, bankOf, bankRoleOf, requireBankRole } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { readCsvTable } from '#platform/spreadsheets/read-csv';
import { isCalendarDate } from '#shared/calendar-date';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { balancesFileMaxBytes, balancesFileMaxRows } from '#shared/limits';
import { type Rupiah, rupiah } from '#shared/money';
import type { SavingsDeps } from './apply.ts';
import { isSavingsCode } from './find-savings.ts';

const columns = {
  code: ['kode', 'code'],
  balance: ['saldo', 'balance'],
  day: ['tanggal', 'date'],
} as const;

export interface ReportedBalance {
  code: string;
  balance: Rupiah;
  day: string;
  /** False: a newer day is known already, and stays. */
  isNews: boolean;
}

interface BalancesFile {
  file: Buffer;
}

/** What `importBalances` would do with the file; nothing is stored. Refuses what that refuses. */
export async function checkBalances(
  deps: SavingsDeps,
  actor: Actor,
  { file }: BalancesFile,
): Promise<ReportedBalance[]> {
  const bankId = bankOf(actor);
  requireBankRole(actor, bankId, 'bank_officer');
  const rows = readBalances(file, todayInIndonesia(deps.now()));
  return (await besideAccounts(deps.db, bankId, rows)).map(({ row: { code, balance, day }, isNews }) => ({
    code,
    balance,
    day,
    isNews,
  }));
}

/**
 * Stores what an officer's file says of the bank's own open accounts and returns how many; an older day never replaces a newer one.
 * Refuses `forbidden`, `step_up_required`, and `invalid_input` with `file`: unreadable, too large, or the first row that is wrong.
 */
export async function importBalances(
  deps: SavingsDeps,
  actor: Actor,
  { file }: BalancesFile,
): Promise<number> {
  const bankId = bankOf(actor);
  requireBankRole(actor, bankId, 'bank_officer');
  const rows = readBalances(file, todayInIndonesia(deps.now()));
  return transaction(deps.db, async (db) => {
    await lockAccounts(
      db,
      bankId,
      rows.map(({ code }) => code),
    );
    const news = (await besideAccounts(db, bankId, rows)).filter(({ isNews }) => isNews);
    for (const { id, row } of news)
      await db
        .updateTable('savings_accounts')
        .set({ balance: row.balance, balance_on: row.day })
        .where('application_id', '=', id)
        .execute();
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: bankRoleOf(actor, bankId),
        action: 'savings.balance_reported',
        subjectId: null,
        details: { about: bankId, count: news.length },
      },
    );
    return news.length;
  });
}

interface Row {
  code: string;
  balance: Rupiah;
  day: string;
  number: number;
}

/** In one order, so that two files never wait for each other. */
async function lockAccounts(db: Db, bankId: string, codes: string[]): Promise<void> {
  await sql`
    select 1 from savings_accounts a join savings_applications s on s.id = a.application_id
    where s.code = any(${codes}) and s.bank_id = ${bankId} order by a.application_id for update of a`.execute(
    db,
  );
}

/** Each row beside the bank's own account it is about. Refuses `invalid_input` naming the first row without one. */
async function besideAccounts(db: Db, bankId: string, rows: Row[]) {
  const { rows: accounts } = await sql<{ code: string; id: string; balanceOn: string | null }>`
    select s.code, a.application_id as id, a.balance_on as "balanceOn"
    from savings_accounts a join savings_applications s on s.id = a.application_id
    where s.code = any(${rows.map(({ code }) => code)}) and s.bank_id = ${bankId} and s.state = 'accepted'`.execute(
    db,
  );
  const byCode = new Map(accounts.map((account) => [account.code, account]));
  return rows.map((row) => {
    const account = byCode.get(row.code);
    if (!account) throw wrong('savings_error_row_unknown', row.number);
    return { id: account.id, row, isNews: account.balanceOn === null || account.balanceOn <= row.day };
  });
}

function readBalances(file: Buffer, today: string): Row[] {
  if (file.length === 0) throw wrong('error_document_empty');
  if (file.length > balancesFileMaxBytes) throw wrong('savings_error_file');
  const table = readCsvTable(decode(file), columns, ['code', 'balance', 'day']);
  if (!table || table.length === 0 || table.length > balancesFileMaxRows) throw wrong('savings_error_file');
  const codes = new Set<string>();
  return table.map(({ code = '', balance = '', day = '' }, index) => {
    const number = index + 2;
    const isRight =
      isSavingsCode(code) &&
      /^\d{1,13}$/.test(balance) &&
      isCalendarDate(day) &&
      day <= today &&
      !codes.has(code);
    if (!isRight) throw wrong('savings_error_row', number);
    codes.add(code);
    return { code, balance: rupiah(Number(balance)), day, number };
  });
}

function decode(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw wrong('savings_error_file');
  }
}

function wrong(message: string, row?: number): AppError {
  return new AppError('invalid_input', [{ field: 'file', message, ...(row && { values: { row } }) }]);
}
