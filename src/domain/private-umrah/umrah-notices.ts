// Who hears what happens to a private umrah (docs/product/private-umrah.md): the family of what agencies do, agencies of what waits for them.
import { sql } from 'kysely';
import { notify, type NotifyDeps } from '#domain/notifications';
import type { BookingEvent } from '#domain/bookings';
import type { UmrahNews, UmrahOrderNews } from '#shared/notifications';
import { dutiesFor } from '#shared/partner-duties';
import * as paths from '#shared/paths';
import type { UmrahEvent } from '#shared/private-umrah-status';

const news: readonly (UmrahEvent | UmrahNews)[] = [
  'offered',
  'revised',
  'offer_withdrawn',
  'approved',
  'approval_refused',
  'expired',
  'offer_expired',
] satisfies UmrahNews[];
/** Whether the family hears of an event. */
export const isFamilyNotified = (event: UmrahEvent | UmrahNews): boolean => news.includes(event);
const isNews = (event: UmrahEvent | UmrahNews): event is UmrahNews => news.includes(event);

/** In the transaction of the event. What the family does itself it is not told. */
export async function notifyFamily(
  deps: NotifyDeps,
  requestId: string,
  event: UmrahEvent | UmrahNews,
): Promise<void> {
  if (!isNews(event)) return;
  const { code, account_id, brand_id } = await deps.db
    .selectFrom('umrah_requests')
    .select(['code', 'account_id', 'brand_id'])
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow();
  await notify(deps, [
    {
      accountId: account_id,
      kind: 'umrah_moved',
      values: { code, event },
      path: paths.member.privateUmrah(requestId),
      brandId: brand_id,
      dedupeKey: `umrah ${requestId}`,
    },
  ]);
}

/** The staff who answer requests: of every agency that was asked and has not declined, or of one of them. */
export async function notifyAgencies(
  deps: NotifyDeps,
  request: { id: string; code: string },
  news: { partnerId?: string } & (
    | { kind: 'umrah_requested' | 'umrah_accepted' | 'umrah_family_left' }
    | { kind: 'umrah_ended'; what: 'request' | 'offer' | 'left' }
  ),
): Promise<void> {
  const { kind, partnerId = null } = news;
  const duties = dutiesFor('catalogue');
  const { rows } = await sql<{ accountId: string }>`
    select distinct m.account_id as "accountId" from umrah_request_partners r join memberships m on m.partner_id = r.partner_id
    where r.request_id = ${request.id}::uuid and r.declined_at is null and (${partnerId}::uuid is null or r.partner_id = ${partnerId}::uuid)
      and m.role = 'partner_staff' and m.duties && ${duties}::text[]`.execute(deps.db);
  await notify(
    deps,
    rows.map(({ accountId }) => ({
      accountId,
      ...(news.kind === 'umrah_ended'
        ? { kind: news.kind, values: { code: request.code, what: news.what } }
        : { kind: news.kind, values: { code: request.code } }),
      path: paths.partnerConsole.privateUmrah(request.id),
      brandId: null,
      dedupeKey: `${kind} ${request.id}`,
    })),
  );
}

const orderNews: Partial<Record<BookingEvent, UmrahOrderNews>> = {
  checked_out: 'placed',
  down_payment_paid: 'down_payment_paid',
  paid_in_full: 'paid',
  hold_ran_out: 'lapsed',
};
/** Whether the agency of a private umrah hears of an event of its order. */
export const isAgencyNotified = (event: BookingEvent): boolean => orderNews[event] !== undefined;

/** Of each order the last event counts. Whoever prepares a journey, or its money, is led to the order; who offers alone, to the request. */
export async function notifyAgenciesOfOrders(
  deps: NotifyDeps,
  events: readonly { bookingId: string; event: BookingEvent }[],
): Promise<void> {
  const news = new Map(
    events.flatMap(({ bookingId, event }) => {
      const said = orderNews[event];
      return said ? [[bookingId, said] as const] : [];
    }),
  );
  if (news.size === 0) return;
  const ofOrder = dutiesFor('documents', 'money');
  const { rows } = await sql<{
    accountId: string;
    requestId: string;
    bookingId: string;
    code: string;
    readsOrders: boolean;
  }>`
    select m.account_id as "accountId", r.id as "requestId", b.id as "bookingId", b.code, bool_or(m.duties && ${ofOrder}::text[]) as "readsOrders"
    from umrah_requests r join bookings b on b.id = r.booking_id join memberships m on m.partner_id = b.partner_id
    where b.id = any (${[...news.keys()]}::uuid[]) and m.role = 'partner_staff' and m.duties && ${[...ofOrder, ...dutiesFor('catalogue')]}::text[]
    group by m.account_id, r.id, b.id`.execute(deps.db);
  await notify(
    deps,
    rows.map(({ accountId, requestId, bookingId, code, readsOrders }) => ({
      accountId,
      kind: 'umrah_order_moved' as const,
      values: { code, event: news.get(bookingId)! },
      path: readsOrders ? paths.partnerConsole.booking(code) : paths.partnerConsole.privateUmrah(requestId),
      brandId: null,
      dedupeKey: `umrah order ${bookingId}`,
    })),
  );
}
