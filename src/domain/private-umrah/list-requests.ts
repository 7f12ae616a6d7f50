// Lists of private umrahs: a member's history (spec §7 custom-product/history) and an agency's inbox.
import { type RawBuilder, sql } from 'kysely';
import { type Actor, workplaceFor } from '#domain/memberships';
import { readCountedPage, whole } from '#platform/database/counted-page';
import type { Db } from '#platform/database/database';
import type { ConsoleSort } from '#shared/console-list';
import type { Page } from '#shared/paging';
import type { UmrahStatus } from '#shared/private-umrah-status';
import { requestColumns, statusNow, type UmrahRequest } from './request.ts';

interface Asking {
  db: Db;
  now: () => Date;
}

export interface RequestCard extends UmrahRequest {
  /** Offers that can be accepted now, and the least of them for each person. */
  liveOffers: number;
  leastEach: number | null;
}

const offersOf = (at: Date) => sql`left join lateral (
  select count(*)::integer as live, min(ceil(o.total_amount::numeric / (r.adults + r.children)))::bigint as least from umrah_offers o
  where o.request_id = r.id and o.withdrawn_at is null and o.valid_until > ${at}
    and (o.departure_id is null or exists (select from departures d where d.id = o.departure_id and d.state = 'published' and d.departs_on = o.departs_on))
    and not exists (select from umrah_offers later
    where later.request_id = o.request_id and later.partner_id = o.partner_id and later.revision > o.revision)) offers on true`;

/** The member's own on this brand, the newest first; searched by code. */
export async function listRequests(
  { db, now }: Asking,
  { accountId }: Actor,
  brand: { id: string },
  {
    status,
    search,
    page,
    limit,
  }: { status: UmrahStatus | null; search: string; page: number; limit: number },
): Promise<Page<RequestCard>> {
  const at = now();
  return readCountedPage({ page, limit }, async (slice) => {
    const { rows } = await sql<RequestCard & { whole: number }>`
      select ${requestColumns(at)}, offers.live as "liveOffers", offers.least as "leastEach", ${whole}
      from umrah_requests r left join bookings b on b.id = r.booking_id ${offersOf(at)}
      where r.account_id = ${accountId} and r.brand_id = ${brand.id}
        and (${status}::text is null or ${statusNow(at)} = ${status}) and strpos(r.code, upper(${search})) > 0
      order by r.changed_at desc, r.id ${slice}`.execute(db);
    return rows;
  });
}

export interface InboxRow {
  request: UmrahRequest;
  respondBy: Date;
  isDeclined: boolean;
  /** The revision offered last; null before the first. */
  revision: number | null;
  isAcceptedHere: boolean;
}

/** Upwards by `status`: what waits for the agency's confirmation, then what is open, then what has ended; of the same the latest clock first. */
export const inboxSorts = ['code', 'departs_on', 'people', 'respond_by', 'status'] as const;
type InboxSort = ConsoleSort<(typeof inboxSorts)[number]>;
export const firstInboxSort: InboxSort = { by: 'status', isDown: false };

const inboxOrder = (at: Date): Record<InboxSort['by'], RawBuilder<unknown>> => ({
  code: sql`r.code`,
  departs_on: sql`r.departs_on`,
  people: sql`r.adults + r.children + r.infants`,
  respond_by: sql`i.respond_by`,
  status: sql`case when ${statusNow(at)} = 'accepted' then 0 when ${statusNow(at)} in ('requested', 'offered', 'revised') then 1 else 2 end`,
});

interface InboxQuery {
  status?: UmrahStatus | null;
  sort?: InboxSort;
  page: number;
  limit: number;
}

/** What was sent to the agency of the actor, open ones first; a group once, by the request of who opened it. Refuses `forbidden`. */
export async function listInbox(
  { db, now }: Asking,
  actor: Actor,
  { status = null, sort = firstInboxSort, page, limit }: InboxQuery,
): Promise<Page<InboxRow>> {
  const partnerId = workplaceFor(actor, 'catalogue');
  const at = now();
  const found = await readCountedPage({ page, limit }, async (slice) => {
    const { rows } = await sql<UmrahRequest & Omit<InboxRow, 'request'> & { whole: number }>`
      select ${requestColumns(at)}, i.respond_by as "respondBy", i.declined_at is not null as "isDeclined",
        (select max(o.revision) from umrah_offers o where o.request_id = r.id and o.partner_id = i.partner_id) as revision,
        exists (select from umrah_offers o where o.id = r.accepted_offer_id and o.partner_id = i.partner_id) as "isAcceptedHere",
        ${whole}
      from umrah_request_partners i join umrah_requests r on r.id = i.request_id left join bookings b on b.id = r.booking_id
      where i.partner_id = ${partnerId} and r.joined_to is null and (${status}::text is null or ${statusNow(at)} = ${status})
      order by ${inboxOrder(at)[sort.by]} ${sort.isDown ? sql`desc` : sql`asc`}, i.respond_by desc, r.id ${slice}`.execute(
      db,
    );
    return rows;
  });
  const items = found.items.map((row) => {
    const { respondBy, isDeclined, revision, isAcceptedHere } = row;
    return { request: row, respondBy, isDeclined, revision, isAcceptedHere };
  });
  return { ...found, items };
}
