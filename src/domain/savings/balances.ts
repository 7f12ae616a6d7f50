// Balances as a bank reports them (docs/product/savings.md): a CSV file of code, balance and day. All rows count, or none.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Actor, bankOf, bankRoleOf, requireBankRole } from '#domain/memberships';
import { transaction } from '#platform/database/database';
import { readCsvTable } from '#platform/spreadsheets/read-csv';
import { isCalendarDate } from '#shared/calendar-date';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { balancesFileMaxBytes, balancesFileMaxRows } from '#shared/limits';
import type { SavingsDeps } from './apply.ts';
import { isSavingsCode } from './find-savings.ts';

const columns = {
  code: ['kode', 'code'],
  balance: ['saldo', 'balance'],
  day: ['tanggal', 'date'],
} as const;

/**
 * Stores what an officer's file says of the bank's own open accounts and returns how many; an older day never replaces a newer one.
 * Refuses `forbidden`, `step_up_required`, and `invalid_input` with `file`: unreadable, too large, or the first row that is wrong.
 */
export async function importBalances(
  deps: SavingsDeps,
  actor: Actor,
  { file }: { file: Buffer },
): Promise<number> {
  const bankId = bankOf(actor);
  requireBankRole(actor, bankId, 'bank_officer');
  const rows = readBalances(file, todayInIndonesia(deps.now()));
  return transaction(deps.db, async (db) => {
    let changed = 0;
    for (const { code, balance, day, number } of rows) {
      const { rows: own } = await sql<{ id: string }>`
        select a.application_id as id from savings_accounts a join savings_applications s on s.id = a.application_id
        where s.code = ${code} and s.bank_id = ${bankId} and s.state = 'accepted' for update of a`.execute(
        db,
      );
      if (!own[0]) throw wrong('savings_error_row_unknown', number);
      const { numUpdatedRows } = await db
        .updateTable('savings_accounts')
        .set({ balance, balance_on: day })
        .where('application_id', '=', own[0].id)
        .where((is) => is.or([is('balance_on', 'is', null), is('balance_on', '<=', day)]))
        .executeTakeFirst();
      changed += Number(numUpdatedRows);
    }
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: bankRoleOf(actor, bankId),
        action: 'savings.balance_reported',
        subjectId: null,
        details: { about: bankId, count: changed },
      },
    );
    return changed;
  });
}

function readBalances(file: Buffer, today: string) {
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
    return { code, balance: Number(balance), day, number };
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
