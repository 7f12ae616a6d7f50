// Whether partners may sell, as the acquisition team reads it (docs/product/partner-standing.md).
import { sql } from 'kysely';
import type { BrandDirectory } from '#domain/brands';
import { type Actor, requireOperatorTask, type Role } from '#domain/memberships';
import type { OutboxDeps } from '#domain/outbox';
import { likeLabels } from '#platform/database/like';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import type { LocalText } from '#shared/locale';
import { isId } from '#shared/names';
import type { Page } from '#shared/paging';

export interface StandingDeps extends OutboxDeps {
  brands: BrandDirectory;
}

/** The role for the audit line. Refuses `forbidden`. */
export function requireStandingRole(actor: Actor): Role {
  return requireOperatorTask(actor, 'partners');
}

export type StandingEventName = 'checked' | 'renewed' | 'frozen' | 'revoked' | 'reopened';

export interface ListedStanding {
  id: string;
  slug: string;
  name: string;
  state: 'active' | 'suspended';
  /** Last valid day of the licence that is valid longest; null without one. */
  validUntil: string | null;
  /** The nearest day on which a licence is to be looked at; null: nobody has said. */
  nextCheckOn: string | null;
  openTasks: number;
  /** Documents of licences that nobody has looked at. */
  waitingDocuments: number;
}

/** Travel partners, those to look at first: frozen ones, then those whose documents wait, then by the day of the next check. Refuses `forbidden`. */
export async function listStandings(
  { db, now }: Pick<StandingDeps, 'db' | 'now'>,
  actor: Actor,
  {
    page,
    limit,
    search = '',
    state,
  }: { page: number; limit: number; search?: string; state?: string | undefined },
): Promise<Page<ListedStanding>> {
  requireStandingRole(actor);
  const words = likeLabels(search);
  const found = sql`from partners t where t.kind = 'travel' and (${state ?? null}::text is null or t.state = ${state ?? null})
    and (${words} = '' or t.name ilike ${`%${words}%`} or t.legal_name ilike ${`%${words}%`})`;
  const { rows } = await sql<ListedStanding>`
    select t.id, t.slug, t.name, t.state, licence.until as "validUntil", licence.next as "nextCheckOn",
      (select count(*)::int from standing_tasks k where k.partner_id = t.id and k.closed_at is null) as "openTasks", paper.waiting as "waitingDocuments"
    from (select t.* ${found}) t
    cross join lateral (select max(l.valid_until) as until, min(l.next_check_on) filter (where l.valid_until >= ${todayInIndonesia(now())}::date) as next
      from licences l where l.partner_id = t.id) licence
    cross join lateral (select count(*)::int as waiting from licence_documents p join licences l on l.id = p.licence_id
      where l.partner_id = t.id and p.replaced_at is null and p.verdict is null) paper
    order by t.state <> 'suspended', paper.waiting = 0, licence.next nulls first, licence.until nulls first, t.name, t.id
    limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  const {
    rows: [count],
  } = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db);
  return { items: rows, page, limit, total: count!.total, totalIsCapped: false };
}

export interface StandingLicence {
  id: string;
  kind: 'ppiu' | 'pihk';
  number: string;
  issuedOn: string;
  validUntil: string;
  source: string;
  checkedOn: string;
  nextCheckOn: string | null;
  /** The one that stands first, then those before it that were found good. */
  documents: StandingDocument[];
}

export interface StandingDocument {
  id: string;
  uploadedAt: Date;
  isReplaced: boolean;
  /** Null: nobody has looked at it. */
  verdict: 'good' | 'bad' | null;
  note: string | null;
  judgedBy: string | null;
  judgedAt: Date | null;
}

export interface StandingEvent {
  id: string;
  event: StandingEventName;
  effectiveOn: string;
  source: string;
  note: string;
  by: string | null;
  at: Date;
  /** Of what was seen; null: nothing was kept of it. */
  fileId: string | null;
}

export interface StandingTask {
  id: string;
  code: string;
  title: LocalText;
  departsOn: string;
  openedAt: Date;
}

export interface Standing {
  id: string;
  slug: string;
  name: string;
  state: 'active' | 'suspended';
  suspendedOn: string | null;
  suspendedReason: LocalText | null;
  licences: StandingLicence[];
  /** The newest first. */
  history: StandingEvent[];
  /** Orders somebody looks after, the nearest departure first; at most a hundred. */
  tasks: StandingTask[];
  openTasks: number;
  today: string;
}

const tasksListed = 100;

/** Everything about one travel partner's standing. Refuses `forbidden`, `not_found`. */
export async function getStanding(deps: StandingDeps, actor: Actor, partnerId: string): Promise<Standing> {
  requireStandingRole(actor);
  if (!isId(partnerId)) throw new AppError('not_found');
  const { db } = deps;
  const partner = await db
    .selectFrom('partners')
    .select(['id', 'slug', 'name', 'state', 'suspended_on', 'suspended_reason'])
    .where('id', '=', partnerId)
    .where('kind', '=', 'travel')
    .executeTakeFirst();
  if (!partner) throw new AppError('not_found');
  const { rows: licences } = await sql<StandingLicence>`
    select id, kind, number, issued_on as "issuedOn", valid_until as "validUntil", source, checked_on as "checkedOn", next_check_on as "nextCheckOn",
      (select coalesce(json_agg(json_build_object('id', d.id, 'uploadedAt', d.uploaded_at, 'isReplaced', d.replaced_at is not null, 'verdict', d.verdict,
        'note', d.note, 'judgedBy', o.name, 'judgedAt', d.judged_at) order by d.replaced_at desc nulls first), '[]')
        from licence_documents d left join accounts o on o.id = d.judged_by where d.licence_id = licences.id) as documents
    from licences where partner_id = ${partnerId}::uuid order by valid_until desc, kind`.execute(db);
  const { rows: history } = await sql<StandingEvent>`
    select e.id::text as id, f.id as "fileId", e.event, e.effective_on as "effectiveOn", e.source, e.note, o.name as by, e.recorded_at as at
    from partner_standing_events e left join accounts o on o.id = e.recorded_by
    left join standing_files f on f.event_id = e.id where e.partner_id = ${partnerId}::uuid order by e.id desc limit 100`.execute(
    db,
  );
  const { rows: tasks } = await sql<StandingTask & { total: number }>`
    select k.id, b.code, p.title, d.departs_on as "departsOn", k.opened_at as "openedAt", count(*) over ()::int as total
    from standing_tasks k join bookings b on b.id = k.booking_id join departures d on d.id = b.departure_id join programmes p on p.id = d.programme_id
    where k.partner_id = ${partnerId}::uuid and k.closed_at is null order by d.departs_on, b.code limit ${tasksListed}`.execute(
    db,
  );
  return {
    id: partner.id,
    slug: partner.slug,
    name: partner.name,
    state: partner.state as Standing['state'],
    suspendedOn: partner.suspended_on,
    suspendedReason: partner.suspended_reason as LocalText | null,
    licences: licences.map((licence) => ({
      ...licence,
      // As JSON has them.
      documents: licence.documents.map((one) => ({
        ...one,
        uploadedAt: new Date(one.uploadedAt),
        judgedAt: one.judgedAt && new Date(one.judgedAt),
      })),
    })),
    history,
    tasks: tasks.map(({ total: _total, ...task }) => task),
    openTasks: tasks[0]?.total ?? 0,
    today: todayInIndonesia(deps.now()),
  };
}
