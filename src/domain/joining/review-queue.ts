// The acquisition team's queue, and one application with what was checked and whom it resembles (docs/product/joining.md).
import { sql } from 'kysely';
import { type AuditedAction, listActionsAbout, recordAudit } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { likeLabels } from '#platform/database/like';
import { AppError } from '#shared/errors';
import type { JoinCheckItem, JoinKind, JoinState } from '#shared/joining';
import { isId } from '#shared/names';
import type { Page } from '#shared/paging';
import { requireAcquisition } from './acquisition.ts';
import { applicationOf, documentsOf, type JoinApplication, type JoiningDeps } from './application.ts';

export interface QueuedApplication {
  id: string;
  code: string;
  kind: JoinKind;
  state: JoinState;
  organisation: string;
  assignee: string | null;
  submittedAt: Date | null;
  updatedAt: Date;
  checksDone: number;
}

export interface QueueQuery {
  page: number;
  limit: number;
  /** Drafts are nobody's to read before they are sent. */
  state?: Exclude<JoinState, 'draft'> | undefined;
  kind?: JoinKind | undefined;
  search?: string | undefined;
}

/** What waits longest comes first; what is decided last. Refuses `forbidden`. */
export async function listApplications(
  { db }: Pick<JoiningDeps, 'db'>,
  actor: Actor,
  { page, limit, state, kind, search = '' }: QueueQuery,
): Promise<Page<QueuedApplication>> {
  requireAcquisition(actor);
  const words = likeLabels(search);
  const found = sql`from join_applications a left join accounts o on o.id = a.assigned_to where a.state <> 'draft' and a.submitted_at is not null
    and (${state ?? null}::text is null or a.state = ${state ?? null})
    and (${kind ?? null}::text is null or a.kind = ${kind ?? null})
    and (${words} = '' or a.organisation ilike ${`%${words}%`} or a.code ilike ${`%${words}%`} or a.email ilike ${`%${words}%`})`;
  const { rows } = await sql<QueuedApplication>`
    select a.id, a.code, a.kind, a.state, a.organisation, o.name as assignee, a.submitted_at as "submittedAt", a.updated_at as "updatedAt",
      (select count(*)::int from join_checks c where c.application_id = a.id and c.verdict = 'good') as "checksDone"
    ${found} order by a.state <> 'submitted', a.state <> 'returned', a.submitted_at, a.id limit ${limit} offset ${(page - 1) * limit}`.execute(
    db,
  );
  const {
    rows: [count],
  } = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db);
  return { items: rows, page, limit, total: count!.total, totalIsCapped: false };
}

export interface JoinCheck {
  item: JoinCheckItem;
  verdict: 'good' | 'bad';
  note: string;
  by: string | null;
  at: Date;
}

/** Another application, or a partner, that may be the same organisation. */
export interface Lookalike {
  kind: 'application' | 'partner';
  id: string;
  name: string;
  /** Code of an application, slug of a partner. */
  reference: string;
  likeness: ('number' | 'email' | 'phone' | 'name')[];
}

export interface ReviewedApplication extends JoinApplication {
  assignee: { id: string; name: string } | null;
  city: string | null;
  checks: JoinCheck[];
  lookalikes: Lookalike[];
  history: AuditedAction[];
  partnerSlug: string | null;
}

/** Everything about one; the look is an audit line. Refuses `forbidden`, `not_found`, also for a draft. */
export async function getApplication(
  deps: JoiningDeps,
  actor: Actor,
  id: string,
): Promise<ReviewedApplication> {
  const role = requireAcquisition(actor);
  const row =
    isId(id) &&
    (await deps.db
      .selectFrom('join_applications')
      .selectAll()
      .where('id', '=', id)
      .where('submitted_at', 'is not', null)
      .executeTakeFirst());
  if (!row) throw new AppError('not_found');
  const application = applicationOf(row, await documentsOf(deps.db, id));
  const { rows: names } = await sql<{ assignee: string | null; city: string | null; slug: string | null }>`
    select (select name from accounts where id = ${row.assigned_to}::uuid) as assignee,
      (select name from regencies where code = ${application.form['city'] ?? ''}) as city,
      (select slug from partners where id = ${row.partner_id}::uuid) as slug`.execute(deps.db);
  const { assignee, city, slug } = names[0]!;
  const history = await listActionsAbout(deps, id, 50);
  await recordAudit(deps, {
    actor,
    role,
    action: 'application.read',
    subjectId: null,
    details: { about: id },
  });
  return {
    ...application,
    assignee: row.assigned_to && assignee !== null ? { id: row.assigned_to, name: assignee } : null,
    city,
    partnerSlug: slug,
    checks: await listChecks(deps.db, id),
    lookalikes: await findLookalikes(deps.db, row.id),
    history: history.filter(({ action }) => action !== 'application.read'),
  };
}

async function listChecks(db: Db, id: string): Promise<JoinCheck[]> {
  const rows = await db
    .selectFrom('join_checks')
    .leftJoin('accounts', 'accounts.id', 'join_checks.checked_by')
    .select(['item', 'verdict', 'note', 'accounts.name as by', 'checked_at as at'])
    .where('application_id', '=', id)
    .execute();
  return rows as JoinCheck[];
}

/** By number of the state, email, phone and name; drafts and what was withdrawn do not count. */
async function findLookalikes(db: Db, id: string): Promise<Lookalike[]> {
  const { rows } = await sql<Lookalike>`
    with plain as (
      select a.*, regexp_replace(lower(a.organisation), '^(pt|cv)\\.? |[^a-z0-9]', '', 'g') as plain_name from join_applications a)
    select 'application' as kind, a.id, a.organisation as name, a.code as reference,
      array_remove(array[case when a.registration_number = me.registration_number then 'number' end, case when a.email = me.email then 'email' end,
        case when a.phone = me.phone then 'phone' end, case when a.plain_name = me.plain_name then 'name' end], null) as likeness
    from plain a join plain me on me.id = ${id}::uuid
    where a.id <> me.id and a.state not in ('draft', 'withdrawn')
      and (a.registration_number = me.registration_number or a.email = me.email or a.phone = me.phone or a.plain_name = me.plain_name)
    union all
    select 'partner', t.id, t.name, t.slug,
      array_remove(array[case when exists (select from licences l where l.partner_id = t.id and regexp_replace(upper(l.number), '[^A-Z0-9]', '', 'g') = me.registration_number) then 'number' end,
        case when lower(t.email) = me.email then 'email' end, case when t.phone_number = me.phone then 'phone' end,
        case when regexp_replace(lower(t.name), '^(pt|cv)\\.? |[^a-z0-9]', '', 'g') = me.plain_name then 'name' end], null)
    from partners t join plain me on me.id = ${id}::uuid
    where t.id is distinct from me.partner_id and (lower(t.email) = me.email or t.phone_number = me.phone
      or regexp_replace(lower(t.name), '^(pt|cv)\\.? |[^a-z0-9]', '', 'g') = me.plain_name
      or exists (select from licences l where l.partner_id = t.id and regexp_replace(upper(l.number), '[^A-Z0-9]', '', 'g') = me.registration_number))
    limit 20`.execute(db);
  return rows;
}
