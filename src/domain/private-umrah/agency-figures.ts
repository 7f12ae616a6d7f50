// How often an agency's offers are taken, and how close its final prices come to the estimates (docs/product/private-umrah.md): counted from
// the requests themselves, so that nobody writes a figure.
import { type RawBuilder, sql } from 'kysely';
import { type Actor, requireOperatorTask, workplaceFor } from '#domain/memberships';
import { readCountedPage, whole } from '#platform/database/counted-page';
import type { Db } from '#platform/database/database';
import type { Page } from '#shared/paging';
import { statusNow } from './request.ts';

export interface AgencyFigures {
  /** Requests it made an offer for that have come to an end, and how many of them were paid on its offer. */
  ended: number;
  won: number;
  /** Paid ones whose price lies within the estimate, or below it. */
  asEstimated: number;
  /** Paid price against the upper end of the estimate, on average, in hundredths of a percent: above it when positive. */
  againstEstimate: number | null;
}
interface Asking {
  db: Db;
  now: () => Date;
}

const none: AgencyFigures = { ended: 0, won: 0, asEstimated: 0, againstEstimate: null };

/** Each request that has ended once for each agency with an offer on it; `final` where it was paid on that offer. `who`: of `o`. */
const outcomes = (at: Date, who: RawBuilder<unknown>) => sql`
  outcomes as (
    select o.partner_id, o.request_id, ${statusNow(at)} as status, a.total_amount as final, (r.estimate -> 'total' ->> 'high')::numeric as high
    from (select distinct partner_id, request_id from umrah_offers) o join umrah_requests r on r.id = o.request_id
      left join bookings b on b.id = r.booking_id left join umrah_offers a on a.id = r.accepted_offer_id and a.partner_id = o.partner_id
    where ${who}),
  ended as (select * from outcomes where status in ('paid', 'expired', 'declined', 'withdrawn'))`;

const counted = sql`
  count(*) filter (where status = 'paid' and final is not null)::integer as won,
  count(*) filter (where status = 'paid' and final <= high)::integer as "asEstimated",
  round(avg((final / high - 1) * 10000) filter (where status = 'paid'))::integer as "againstEstimate"`;

/** By the agency's id; one without an offer that has come to an end is missing. */
export async function unsafeListAgencyFigures(
  { db, now }: Asking,
  partnerIds: readonly string[],
): Promise<Map<string, AgencyFigures>> {
  const { rows } = await sql<AgencyFigures & { partnerId: string }>`
    with ${outcomes(now(), sql`o.partner_id = any(${[...partnerIds]}::uuid[])`)}
    select partner_id as "partnerId", count(*)::integer as ended, ${counted} from ended group by partner_id`.execute(
    db,
  );
  return new Map(rows.map(({ partnerId, ...figures }) => [partnerId, figures]));
}

interface AgencyFiguresPage extends Page<AgencyFigures & { partner: { id: string; name: string } }> {
  /** Of all agencies together, each request once. */
  all: AgencyFigures;
}

/** Of every agency with an offer on what has ended, who won most first: by them the operator sees what its prices are worth. Refuses `forbidden`. */
export async function listAgencyFigures(
  { db, now }: Asking,
  actor: Actor,
  { page, limit }: { page: number; limit: number },
): Promise<AgencyFiguresPage> {
  requireOperatorTask(actor, 'umrahPrices');
  const found = await readCountedPage({ page, limit }, async (slice) => {
    const { rows } = await sql<AgencyFigures & { id: string; name: string; whole: number }>`
      with ${outcomes(now(), sql`true`)},
      figures as (select partner_id, count(*)::integer as ended, ${counted} from ended group by partner_id)
      select p.id, p.name, f.ended, f.won, f."asEstimated", f."againstEstimate", ${whole}
      from figures f join partners p on p.id = f.partner_id
      order by f.won desc, f.ended desc, p.name, p.id ${slice}`.execute(db);
    return rows;
  });
  const {
    rows: [all],
  } = await sql<AgencyFigures>`
    with ${outcomes(now(), sql`true`)}
    select count(distinct request_id)::integer as ended, ${counted} from ended`.execute(db);
  return {
    ...found,
    items: found.items.map(({ id, name, ...figures }) => ({ partner: { id, name }, ...figures })),
    all: all!,
  };
}

/** Of the actor's own agency. Refuses `forbidden`. */
export async function getAgencyFigures(deps: Asking, actor: Actor): Promise<AgencyFigures> {
  const partnerId = workplaceFor(actor, 'catalogue');
  return (await unsafeListAgencyFigures(deps, [partnerId])).get(partnerId) ?? none;
}
