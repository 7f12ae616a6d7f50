// Front door of the audit log (docs/product/audit.md): who did what to whose data. The owner of the data reads it.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { AuditAction, AuditDetails } from '#shared/audit';
import type { Page } from '#shared/paging';
import type { Role } from '#shared/roles';

interface AuditDeps {
  db: Db;
  now: () => Date;
}

export interface AuditRecord {
  /** Null: a guest, or the system itself. */
  actor: { accountId: string; apiKey?: { name: string } } | null;
  /** The actor's role; by default the member they are. */
  role?: Role | 'system';
  action: AuditAction;
  /** Whose data; null for data of nobody, such as an article. */
  subjectId: string | null;
  /** Names of fields, counts and amounts, never personal content; `about` is the id of the affected thing. */
  details?: AuditDetails;
}

/** Writes one entry; in the transaction of the action itself, so that neither exists without the other. A program is named by its key. */
export async function recordAudit(
  { db, now }: AuditDeps,
  { actor, role, action, subjectId, details = {} }: AuditRecord,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      at: now(),
      actor_id: actor?.accountId ?? null,
      actor_role: role ?? (actor ? 'member' : 'guest'),
      action,
      subject_id: subjectId,
      details: JSON.stringify(actor?.apiKey ? { ...details, api_key: actor.apiKey.name } : details),
    })
    .execute();
}

export interface AuditEntry {
  id: string;
  at: Date;
  action: AuditAction;
  /** True when the owner did it. */
  isOwn: boolean;
  /** 'member', 'guest', 'system' or a role of somebody else. */
  role: string;
  details: Record<string, string | number | string[]>;
}

/** What happened to somebody's data, newest first. Other people appear by their role, never by name. */
export async function listAudit(
  { db }: Pick<AuditDeps, 'db'>,
  accountId: string,
  page: number,
  limit: number,
): Promise<Page<AuditEntry>> {
  const own = db.selectFrom('audit_log').where('subject_id', '=', accountId);
  const { total } = await own.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .select(['id', 'at', 'action', 'actor_id', 'actor_role', 'details'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const items = rows.map((row): AuditEntry => ({
    id: String(row.id),
    at: row.at,
    action: row.action as AuditAction,
    isOwn: row.actor_id === accountId,
    role: row.actor_role,
    details: row.details as AuditEntry['details'],
  }));
  return { items, page, limit, total, totalIsCapped: false };
}

export interface AuditedAction {
  at: Date;
  action: AuditAction;
  /** Null once the account is gone. */
  by: string | null;
}

/**
 * The last actions on a thing, newest first, with the names of those who did them: for colleagues. The caller has
 * checked who may read it.
 */
export async function listActionsAbout(
  { db }: Pick<AuditDeps, 'db'>,
  about: string,
  limit: number,
): Promise<AuditedAction[]> {
  const { rows } =
    await sql<AuditedAction>`select l.at, l.action, o.name as by from audit_log l left join accounts o on o.id = l.actor_id
    where l.details ? 'about' and l.details ->> 'about' = ${about} order by l.at desc, l.id desc limit ${limit}`.execute(
      db,
    );
  return rows;
}

/** The last action on each of these things. */
export async function lastActionsAbout(
  { db }: Pick<AuditDeps, 'db'>,
  about: readonly string[],
): Promise<ReadonlyMap<string, AuditedAction>> {
  const { rows } = await sql<
    AuditedAction & { about: string }
  >`select distinct on (l.details ->> 'about') l.details ->> 'about' as about, l.at, l.action, o.name as by
    from audit_log l left join accounts o on o.id = l.actor_id where l.details ? 'about' and l.details ->> 'about' = any(${about}::text[])
    order by l.details ->> 'about', l.at desc, l.id desc`.execute(db);
  return new Map(rows.map(({ about: thing, ...act }) => [thing, act]));
}
