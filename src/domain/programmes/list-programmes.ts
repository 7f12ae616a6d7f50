// A partner's programmes for its console: published, archived and never published, with what waits to be published.
import { sql } from 'kysely';
import { type Actor, workplaceFor } from '#domain/memberships';
import { todayInIndonesia } from '#shared/dates';
import type { LocalText } from '#shared/locale';
import type { ProductKind } from '#shared/catalogue';
import type { Page } from '#shared/paging';
import type { ProgrammeDeps, ProgrammeState } from './working-copy.ts';

export interface ListedProgramme {
  id: string;
  kind: ProductKind;
  /** Of the working copy. */
  title: LocalText;
  state: ProgrammeState;
  version: number;
  /** Whether something waits to be published. */
  isChanged: boolean;
  /** Published departures that lie ahead. */
  departuresAhead: number;
  changedAt: Date;
}

/** By when they were changed, the newest first; `state` narrows. Refuses `forbidden`. */
export async function listProgrammes(
  { db, now }: ProgrammeDeps,
  actor: Actor,
  { page, limit, state }: { page: number; limit: number; state?: ProgrammeState | undefined },
): Promise<Page<ListedProgramme>> {
  const partnerId = workplaceFor(actor, 'catalogue');
  const found = sql`from (
    select coalesce(p.id, w.programme_id) as id, coalesce(w.document ->> 'kind', p.kind) as kind, coalesce(w.document -> 'title', p.title) as title,
      case when p.id is null then 'draft' when p.archived_at is not null then 'archived' else 'published' end as state,
      coalesce(p.version, 0) as version, coalesce(w.is_changed, false) as "isChanged", coalesce(w.changed_at, p.created_at) as "changedAt",
      (select count(*)::int from departures d where d.programme_id = p.id and d.state = 'published' and d.departs_on > ${todayInIndonesia(now())}::date)
        as "departuresAhead"
    from programmes p full join programme_drafts w on w.programme_id = p.id
    where coalesce(p.partner_id, w.partner_id) = ${partnerId}::uuid) each
    where ${state ?? null}::text is null or each.state = ${state ?? null}`;
  const { rows } =
    await sql<ListedProgramme>`select * ${found} order by "changedAt" desc, id limit ${limit} offset ${(page - 1) * limit}`.execute(
      db,
    );
  const {
    rows: [count],
  } = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db);
  return { items: rows, page, limit, total: count!.total, totalIsCapped: false };
}
