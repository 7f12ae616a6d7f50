// How often an agency's offers are taken, and how close its final prices come to the estimates (docs/product/private-umrah.md): counted from
// the requests themselves, so that nobody writes a figure.
import { sql } from 'kysely';
import { type Actor, workplaceFor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
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

/** By the agency's id; one without an offer that has come to an end is missing. */
export async function unsafeListAgencyFigures(
  { db, now }: Asking,
  partnerIds: readonly string[],
): Promise<Map<string, AgencyFigures>> {
  const at = now();
  const { rows } = await sql<AgencyFigures & { partnerId: string }>`
    with offered as (select distinct partner_id, request_id from umrah_offers where partner_id = any(${[...partnerIds]}::uuid[])),
    outcomes as (
      select o.partner_id, ${statusNow(at)} as status, a.total_amount as final, (r.estimate -> 'total' ->> 'high')::numeric as high
      from offered o join umrah_requests r on r.id = o.request_id left join bookings b on b.id = r.booking_id
        left join umrah_offers a on a.id = r.accepted_offer_id and a.partner_id = o.partner_id)
    select partner_id as "partnerId", count(*)::integer as ended,
      count(*) filter (where status = 'paid' and final is not null)::integer as won,
      count(*) filter (where status = 'paid' and final <= high)::integer as "asEstimated",
      round(avg((final / high - 1) * 10000) filter (where status = 'paid'))::integer as "againstEstimate"
    from outcomes where status in ('paid', 'expired', 'declined', 'withdrawn') group by partner_id`.execute(
    db,
  );
  return new Map(rows.map(({ partnerId, ...figures }) => [partnerId, figures]));
}

/** Of the actor's own agency. Refuses `forbidden`. */
export async function getAgencyFigures(deps: Asking, actor: Actor): Promise<AgencyFigures> {
  const partnerId = workplaceFor(actor, 'catalogue');
  return (await unsafeListAgencyFigures(deps, [partnerId])).get(partnerId) ?? none;
}
