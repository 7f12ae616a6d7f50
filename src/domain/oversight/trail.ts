// The trail of everything that was done (docs/product/oversight.md), newest first. Pages continue after the last line that was shown, so that
// the hundredth costs what the first does and nothing moves while somebody reads.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Actor, requireOperatorTask } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import type { AuditAction } from '#shared/audit';
import type { TrailPlace } from './trail-place.ts';

interface TrailDeps {
  db: Db;
  now: () => Date;
}

interface TrailQuery {
  /** Acts of this kind only. */
  action: AuditAction | null;
  /** Acts of somebody, or on their data: an email address. */
  email: string;
  /** What was done before this; null: the newest. */
  before: TrailPlace | null;
  limit: number;
}

export interface TrailLine {
  id: string;
  at: Date;
  action: AuditAction;
  role: string;
  /** Null: a guest, the system, or an account that is gone. */
  by: string | null;
  /** Whose data; null: nobody's, or gone. */
  whose: string | null;
  details: Record<string, string | number | string[]>;
}

/**
 * One page, and where the next begins. Naming a person is written into their own log. Refuses `forbidden`.
 */
export async function readTrail(
  deps: TrailDeps,
  actor: Actor,
  { action, email, before, limit }: TrailQuery,
): Promise<{ lines: TrailLine[]; next: TrailPlace | null }> {
  const role = requireOperatorTask(actor, 'audit');
  const person = email === '' ? null : await findPerson(deps, email);
  if (email !== '' && person === null) return { lines: [], next: null };
  if (person !== null) await recordAudit(deps, { actor, role, action: 'audit.read', subjectId: person });
  const of = (side: 'actor_id' | 'subject_id' | null) =>
    page(deps.db, { side, person, action, before, limit });
  // Two indexes, merged here: an `or` over both would read the whole log.
  const rows =
    person === null ? await of(null) : merged(await Promise.all([of('actor_id'), of('subject_id')]), limit);
  const lines = rows.slice(0, limit);
  const last = lines.at(-1);
  return { lines, next: rows.length > limit && last ? { at: last.at, id: last.id } : null };
}

async function findPerson({ db }: TrailDeps, email: string): Promise<string | null> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return account?.id ?? null;
}

interface PageQuery extends Omit<TrailQuery, 'email'> {
  side: 'actor_id' | 'subject_id' | null;
  person: string | null;
}

/** One line more than is shown, to know whether there are more. */
async function page(db: Db, { side, person, action, before, limit }: PageQuery): Promise<TrailLine[]> {
  const rows = await db
    .selectFrom('audit_log as l')
    .leftJoin('accounts as a', 'a.id', 'l.actor_id')
    .leftJoin('accounts as s', 's.id', 'l.subject_id')
    .select([
      'l.id',
      'l.at',
      'l.action',
      'l.actor_role as role',
      'l.details',
      'a.name as by',
      's.name as whose',
    ])
    .$if(side !== null, (query) => query.where(`l.${side!}`, '=', person))
    .$if(action !== null, (query) => query.where('l.action', '=', action))
    .$if(before !== null, (query) =>
      query.where(sql<boolean>`(l.at, l.id) < (${before!.at}::timestamptz, ${before!.id}::bigint)`),
    )
    .orderBy('l.at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit + 1)
    .execute();
  return rows.map((row) => ({
    ...row,
    id: String(row.id),
    action: row.action as AuditAction,
    details: row.details as TrailLine['details'],
  }));
}

/** What somebody did to their own data stands in both. */
function merged(pages: TrailLine[][], limit: number): TrailLine[] {
  const lines = new Map(pages.flat().map((line) => [line.id, line]));
  return [...lines.values()]
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || Number(BigInt(b.id) - BigInt(a.id)))
    .slice(0, limit + 1);
}
