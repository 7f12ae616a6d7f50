// Offers of agencies: immutable revisions, all-in for one person, and how each differs from what the family put together
// (docs/product/private-umrah.md).
import { sql } from 'kysely';
import type { Estimate } from '#domain/umrah-estimates';
import type { Db } from '#platform/database/database';
import type { LocalText } from '#shared/locale';
import { type Rupiah, perHead, rupiah } from '#shared/money';
import type { UmrahRequest } from './request.ts';

export interface OfferLine {
  label: string;
  /** For one adult, in whole rupiah. */
  amount: number;
}

export interface UmrahOffer {
  id: string;
  requestId: string;
  partner: { id: string; slug: string; name: string };
  revision: number;
  lines: OfferLine[];
  adultAmount: number;
  childAmount: number;
  infantAmount: number;
  /** All-in for the whole party, and for each person who takes a seat. */
  total: number;
  each: number;
  note: string | null;
  /** The existing departure that is offered; null: one is made for the party. */
  departure: { id: string; slug: string; title: LocalText; departsOn: string; returnsOn: string } | null;
  validUntil: Date;
  createdAt: Date;
  /** False once a later revision, a withdrawal or its day has ended it. */
  isLive: boolean;
}

/** What an offer costs the whole party. */
export function totalOfOffer(
  { adults, children, infants }: UmrahRequest['people'],
  offer: Pick<UmrahOffer, 'adultAmount' | 'childAmount' | 'infantAmount'>,
): Rupiah {
  return rupiah(offer.adultAmount * adults + offer.childAmount * children + offer.infantAmount * infants);
}

interface Difference {
  label: string;
  /** Null: not in the estimate, or not in the offer. */
  estimated: { low: number; high: number } | null;
  offered: number | null;
  kind: 'within' | 'below' | 'above' | 'added' | 'left_out';
}

/** Each line of the offer beside the estimate's share for one person; `labels` are the estimate's in the order of its lines. */
export function differencesOf(
  estimate: Estimate,
  labels: readonly string[],
  beds: number,
  lines: readonly OfferLine[],
): Difference[] {
  const estimated = new Map<string, { low: number; high: number }>();
  for (const [index, line] of estimate.lines.entries()) {
    const label = labels[index]!;
    const before = estimated.get(label) ?? { low: 0, high: 0 };
    estimated.set(label, {
      low: before.low + perHead(line.low, beds),
      high: before.high + perHead(line.high, beds),
    });
  }
  const offered = lines.map(({ label, amount }): Difference => {
    const range = estimated.get(label) ?? null;
    estimated.delete(label);
    if (!range) return { label, estimated: null, offered: amount, kind: 'added' };
    const kind = amount < range.low ? 'below' : amount > range.high ? 'above' : 'within';
    return { label, estimated: range, offered: amount, kind };
  });
  const leftOut = [...estimated].map(([label, range]): Difference => ({
    label,
    estimated: range,
    offered: null,
    kind: 'left_out',
  }));
  return [...offered, ...leftOut];
}

/** Offers on a request, all-in price first; with `live` only those that can be accepted now. */
export async function unsafeListOffers(
  { db, now }: { db: Db; now: () => Date },
  requestId: string,
  { partnerId, live = false }: { partnerId?: string; live?: boolean } = {},
): Promise<UmrahOffer[]> {
  const { rows } = await sql<UmrahOffer>`
    select * from (
      select o.id, o.request_id as "requestId", json_build_object('id', p.id, 'slug', p.slug, 'name', p.name) as partner, o.revision, o.lines,
        o.adult_amount as "adultAmount", o.child_amount as "childAmount", o.infant_amount as "infantAmount", o.total_amount as total,
        ceil(o.total_amount::numeric / (r.adults + r.children))::bigint as each, o.note, o.valid_until as "validUntil", o.created_at as "createdAt",
        case when o.departure_id is not null then json_build_object('id', d.id, 'slug', d.slug, 'title', g.title, 'departsOn', o.departs_on,
          'returnsOn', d.returns_on) end as departure,
        o.withdrawn_at is null and o.valid_until > ${now()}
          and (o.departure_id is null or (d.state = 'published' and d.departs_on = o.departs_on))
          and o.revision = max(o.revision) over (partition by o.partner_id) as "isLive"
      from umrah_offers o join umrah_requests r on r.id = o.request_id join partners p on p.id = o.partner_id
        left join departures d on d.id = o.departure_id left join programmes g on g.id = d.programme_id
      where o.request_id = ${requestId}) offers
    where (${partnerId ?? null}::uuid is null or (partner ->> 'id')::uuid = ${partnerId ?? null}::uuid) and ("isLive" or not ${live})
    order by "isLive" desc, total, "createdAt" desc`.execute(db);
  return rows;
}
