// Stores as the operator's acquisition team reads them: frozen ones first, then those that are late with parcels.
import { sql } from 'kysely';
import { type Actor, requireOperatorTask } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { likeLabels } from '#platform/database/like';
import { AppError } from '#shared/errors';
import type { LocalText } from '#shared/locale';
import { isId } from '#shared/names';
import type { Page } from '#shared/paging';

export interface StandingDeps {
  db: Db;
  now: () => Date;
}

export interface ListedStore {
  id: string;
  slug: string;
  name: string;
  city: string;
  state: 'active' | 'suspended';
  /** Published items. */
  items: number;
  /** Paid parcels that have not come yet. */
  openParcels: number;
  /** Of these: not sent by the day it promised. */
  lateParcels: number;
  /** One decimal; null without reviews. */
  rating: number | null;
}

export interface StoreStanding extends ListedStore {
  address: string;
  readyDays: number;
  approvedAt: Date;
  suspendedOn: string | null;
  suspendedReason: LocalText | null;
  /** Certificates of its published items that have ended. */
  endedCertificates: number;
  /** Returns on which store and buyer disagree. */
  contestedReturns: number;
  /** The newest first. */
  history: {
    event: string;
    effectiveOn: string;
    source: string;
    note: string;
    by: string | null;
    at: Date;
  }[];
}

interface ListQuery {
  page: number;
  limit: number;
  search?: string;
  state?: string | undefined;
}

type Row = Omit<ListedStore, 'rating'> & { rating: string | null };

/** Of stores `s` with partner `p` and city `g`. */
const columns = (now: Date) => sql`p.id, p.slug, p.name, g.name as city, p.state,
  (select count(*)::int from items i where i.store_id = p.id and i.state = 'published') as items,
  parcels.open as "openParcels", parcels.late as "lateParcels",
  (select round(avg(r.rating), 1) from item_reviews r join items i on i.id = r.item_id where i.store_id = p.id and r.hidden_at is null) as rating
  from stores s join partners p on p.id = s.partner_id join regencies g on g.code = p.regency_code
  cross join lateral (select count(*)::int as open, count(*) filter (where o.state <> 'shipped' and o.ship_by < ${now})::int as late
    from store_orders o where o.store_id = p.id and o.state in ('paid', 'accepted', 'shipped')) parcels`;

const listedOf = ({ rating, ...row }: Row): ListedStore => ({
  ...row,
  rating: rating === null ? null : Number(rating),
});

/** Approved stores; `search` matches name and city. Refuses `forbidden`. */
export async function listStoreStandings(
  { db, now }: StandingDeps,
  actor: Actor,
  { page, limit, search = '', state }: ListQuery,
): Promise<Page<ListedStore>> {
  requireOperatorTask(actor, 'stores');
  const words = likeLabels(search);
  const found = sql`s.approved_at is not null and (${state ?? null}::text is null or p.state = ${state ?? null})
    and (${words} = '' or concat_ws(' ', p.name, g.name) ilike ${`%${words}%`})`;
  const { rows } = await sql<Row>`select * from (select ${columns(now())} where ${found}) each
    order by each.state <> 'suspended', each."lateParcels" desc, each.name, each.id limit ${limit} offset ${(page - 1) * limit}`.execute(
    db,
  );
  const counted = await sql<{
    total: number;
  }>`select count(*)::int as total from stores s join partners p on p.id = s.partner_id
      join regencies g on g.code = p.regency_code where ${found}`.execute(db);
  return { items: rows.map(listedOf), page, limit, total: counted.rows[0]!.total, totalIsCapped: false };
}

/** Everything about one store's standing. Refuses `forbidden`, `not_found`. */
export async function getStoreStanding(
  { db, now }: StandingDeps,
  actor: Actor,
  storeId: string,
): Promise<StoreStanding> {
  requireOperatorTask(actor, 'stores');
  if (!isId(storeId)) throw new AppError('not_found');
  const { rows } =
    await sql<Row>`select ${columns(now())} where p.id = ${storeId}::uuid and s.approved_at is not null`.execute(
      db,
    );
  if (!rows[0]) throw new AppError('not_found');
  const about = await sql<
    Pick<
      StoreStanding,
      | 'address'
      | 'readyDays'
      | 'approvedAt'
      | 'suspendedOn'
      | 'suspendedReason'
      | 'endedCertificates'
      | 'contestedReturns'
    >
  >`
    select p.address, s.ready_days as "readyDays", s.approved_at as "approvedAt", p.suspended_on as "suspendedOn", p.suspended_reason as "suspendedReason",
      (select count(*)::int from item_evidence e join items i on i.id = e.item_id where i.store_id = p.id and i.state = 'published'
        and e.valid_until < ${now()}::date) as "endedCertificates",
      (select count(*)::int from store_returns r join store_orders o on o.id = r.store_order_id where o.store_id = p.id and r.state = 'contested') as "contestedReturns"
    from stores s join partners p on p.id = s.partner_id where p.id = ${storeId}::uuid`.execute(db);
  const history = await sql<StoreStanding['history'][number]>`
    select e.event, e.effective_on as "effectiveOn", e.source, e.note, o.name as by, e.recorded_at as at
    from partner_standing_events e left join accounts o on o.id = e.recorded_by where e.partner_id = ${storeId}::uuid order by e.id desc limit 100`.execute(
    db,
  );
  return { ...listedOf(rows[0]), ...about.rows[0]!, history: history.rows };
}
