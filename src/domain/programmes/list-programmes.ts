// A partner's programmes for its console: published, archived and never published, with what waits to be published.
import { type RawBuilder, sql } from 'kysely';
import { type Actor, workplaceFor } from '#domain/memberships';
import { todayInIndonesia } from '#shared/dates';
import { orderedText } from '#platform/database/text-in';
import { defaultLocale, type Locale, type LocalText } from '#shared/locale';
import type { ProductKind } from '#shared/catalogue';
import type { Page } from '#shared/paging';
import { isPrivate, type ProgrammeDeps, type ProgrammeState } from './working-copy.ts';

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

export const programmeSorts = ['title', 'kind', 'departures_ahead', 'changed_at'] as const;
type ProgrammeSort = (typeof programmeSorts)[number];

interface ProgrammeListQuery {
  page: number;
  limit: number;
  state?: ProgrammeState | undefined;
  /** Words in its title, in either language. */
  search?: string | undefined;
  /** By when they were changed, the newest first, unless it says otherwise. */
  sort?: { by: ProgrammeSort; isDown: boolean } | undefined;
  /** Whose titles they are sorted by. */
  locale?: Locale;
}

const columnsIn = (locale: Locale): Record<ProgrammeSort, RawBuilder<unknown>> => ({
  title: orderedText(sql`title`, locale),
  kind: sql`kind`,
  departures_ahead: sql`"departuresAhead"`,
  changed_at: sql`"changedAt"`,
});

/** The programmes that match, without those of private umrahs. Refuses `forbidden`. */
export async function listProgrammes(
  { db, now }: ProgrammeDeps,
  actor: Actor,
  {
    page,
    limit,
    state,
    search = '',
    sort = { by: 'changed_at', isDown: true },
    locale = defaultLocale,
  }: ProgrammeListQuery,
): Promise<Page<ListedProgramme>> {
  const partnerId = workplaceFor(actor, 'catalogue');
  const words = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const order = sql`${columnsIn(locale)[sort.by]} ${sort.isDown ? sql`desc` : sql`asc`}`;
  const found = sql`from (
    select coalesce(p.id, w.programme_id) as id, coalesce(w.document ->> 'kind', p.kind) as kind, coalesce(w.document -> 'title', p.title) as title,
      case when p.id is null then 'draft' when p.archived_at is not null then 'archived' else 'published' end as state,
      coalesce(p.version, 0) as version, coalesce(w.is_changed, false) as "isChanged", coalesce(w.changed_at, p.created_at) as "changedAt",
      (select count(*)::int from departures d where d.programme_id = p.id and d.state = 'published' and d.departs_on > ${todayInIndonesia(now())}::date)
        as "departuresAhead"
    from programmes p full join programme_drafts w on w.programme_id = p.id
    where coalesce(p.partner_id, w.partner_id) = ${partnerId}::uuid and not ${isPrivate(sql.ref('p.id'))}) each
    where (${state ?? null}::text is null or each.state = ${state ?? null})
      and (each.title ->> 'id' ilike ${words} or each.title ->> 'en' ilike ${words})`;
  const { rows } =
    await sql<ListedProgramme>`select * ${found} order by ${order}, id limit ${limit} offset ${(page - 1) * limit}`.execute(
      db,
    );
  const {
    rows: [count],
  } = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db);
  return { items: rows, page, limit, total: count!.total, totalIsCapped: false };
}
