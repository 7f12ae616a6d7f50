// What ends by the clock (docs/product/private-umrah.md): nothing needs to be swept, but whoever waited is told, once.
import { sql } from 'kysely';
import { transaction } from '#platform/database/database';
import { dayMs } from '#shared/durations';
import type { RequestDeps } from './change-status.ts';
import { notifyAgencies, notifyFamily } from './umrah-notices.ts';

/** Our choice: what ended longer ago is no news. */
const newsMs = dayMs;

/**
 * Tells of requests and offers that have expired: the family, and the agencies concerned. Not of an estimate that was never sent, nor of
 * an order, which has notices of its own. Answers how many it told of.
 */
export async function announceUmrahEnds(deps: RequestDeps): Promise<number> {
  const at = deps.now();
  const since = new Date(at.getTime() - newsMs);
  return transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    const { rows: requests } = await sql<{ id: string; code: string }>`
      update umrah_requests set end_told_at = ${at}
      where end_told_at is null and booking_id is null and status in ('requested', 'offered', 'revised', 'accepted', 'waiting_payment')
        and status_ends_at <= ${at} and status_ends_at > ${since}
      returning id, code`.execute(db);
    for (const request of requests) {
      await notifyFamily(within, request.id, 'expired');
      await notifyAgencies(within, request, { kind: 'umrah_ended', what: 'request' });
    }
    const { rows: offers } = await sql<{ id: string; code: string; partnerId: string }>`
      update umrah_offers o set end_told_at = ${at} from umrah_requests r
      where r.id = o.request_id and o.end_told_at is null and o.withdrawn_at is null and o.valid_until <= ${at} and o.valid_until > ${since}
        and r.status in ('offered', 'revised') and r.status_ends_at > ${at}
        and not exists (select from umrah_offers later
          where later.request_id = o.request_id and later.partner_id = o.partner_id and later.revision > o.revision)
      returning r.id, r.code, o.partner_id as "partnerId"`.execute(db);
    for (const { partnerId, ...request } of offers) {
      await notifyFamily(within, request.id, 'offer_expired');
      await notifyAgencies(within, request, { kind: 'umrah_ended', what: 'offer', partnerId });
    }
    return requests.length + offers.length;
  });
}
