// A member's own data as one file (docs/product/privacy.md: "A member can export all their data"): every row of every table in the
// list of personal-data.ts, under readable headings, without the secrets.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import * as m from '#messages/messages';
import { type Db, transaction } from '#platform/database/database';
import { AppError } from '#shared/errors';
import { findPerson, type PersonalDataTable, personalDataTables, type Person } from './personal-data.ts';

interface ExportDeps {
  db: Db;
  now: () => Date;
}

export type ExportedValue = string | number | boolean | null | object;

export interface ExportedData {
  about: string;
  exportedAt: string;
  sections: { title: string; table: string; rows: Record<string, ExportedValue>[] }[];
}

/** Our choice: a complete file is worth stealing; nobody needs it often. */
const perAccount = { name: 'export account', max: 5, windowSeconds: 3_600 };

/**
 * Everything stored about the actor, in the language of the request. Writes to the audit log. Refuses
 * `too_many_requests`.
 */
export async function exportPersonalData(deps: ExportDeps, actor: Actor): Promise<ExportedData> {
  await passThrottle(deps, { ...perAccount, of: actor.accountId });
  return transaction(deps.db, async (db) => {
    const person = await findPerson(db, actor.accountId);
    if (!person) throw new AppError('session_ended');
    await recordAudit({ ...deps, db }, { actor, action: 'account.exported', subjectId: actor.accountId });
    const sections: ExportedData['sections'] = [];
    for (const kept of personalDataTables)
      sections.push({ title: kept.title(), table: kept.table, rows: await rowsOf(db, kept, person) });
    return { about: m.personal_export_about(), exportedAt: deps.now().toISOString(), sections };
  });
}

async function rowsOf(
  db: Db,
  { table, rowsOf: find, hidden = [] }: PersonalDataTable,
  person: Person,
): Promise<Record<string, ExportedValue>[]> {
  const { rows } = await sql<
    Record<string, unknown>
  >`select * from ${sql.table(table)} where ${find(person)}`.execute(db);
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([column]) => !hidden.includes(column))
        .map(([column, value]) => [column, readable(value)]),
    ),
  );
}

function readable(value: unknown): ExportedValue {
  if (Buffer.isBuffer(value)) return value.toString('base64');
  return value instanceof Date ? value.toISOString() : (value as ExportedValue);
}
