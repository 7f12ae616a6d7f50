// A partner's lists over a past of 100,000 orders (docs/product/partner-console.md): as its console asks for them, of the partner that has most.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { listPartnerBookings, listPartnerDepartures } from '#domain/partner-console';
import { listNeeds, listNextDepartures } from '#domain/partner-home';
import { listDocumentQueue } from '#domain/participants';
import type { Db } from '#platform/database/database';
import { createKeyRing } from '#platform/keys';
import { readConsoleBookingQuery } from '#shared/console-booking-query';
import { pageSizes } from '#shared/limits';
import { actorOf, timeOf, withDatabase } from './database.ts';
import { type Measurement, milliseconds, quantile, whole } from './report.ts';

const pastOrders = 100_000;
const rounds = 40;

export const consoleLists: Measurement = {
  name: 'console-lists',
  measure: (say) =>
    withDatabase(async (db) => {
      say(`${whole(pastOrders)} orders`);
      await fillPast(db);
      const { partnerId, accountId, orders } = await findLargest(db);
      const keys = createKeyRing(`bench:${Buffer.alloc(32, 'bench').toString('base64')}`);
      const deps = { db, now: () => new Date(), keys };
      const actor = actorOf(accountId, [{ role: 'partner_staff', partnerId, duties: ['owner'] }]);
      const list = (query: string) => () =>
        listPartnerBookings(
          deps,
          actor,
          partnerId,
          readConsoleBookingQuery(new URLSearchParams(query)),
          pageSizes.desk,
        );
      const asked: Record<string, () => Promise<unknown>> = {
        'orders, the newest': list(''),
        'orders, page 40': list('page=40'),
        'orders by departure': list('sort=departure'),
        'orders by name': list('sort=name'),
        'orders of a name': list('q=Jamaah'),
        'an order by its code': list('q=RH-G'),
        departures: () => listPartnerDepartures(deps, actor, partnerId),
        'documents that wait': () => listDocumentQueue(deps, actor, partnerId),
        'first page: what waits': () => listNeeds(deps, actor, partnerId),
        'first page: next departures': () => listNextDepartures(deps, actor, partnerId),
      };
      const found = new Map<string, number[]>();
      for (let round = 0; round < rounds; round += 1)
        for (const [name, ask] of Object.entries(asked))
          found.set(name, [...(found.get(name) ?? []), await timeOf(ask)]);
      return [
        {
          title: `Lists of a partner's console over ${whole(pastOrders)} orders`,
          method: `The domain's functions as the pages ask them, one after the other, for the partner with most orders (${whole(orders)}); ${rounds} rounds in turn. Limit: p95 of 150 ms.`,
          head: ['', 'median', 'p95'],
          rows: [...found].map(([name, all]) => [
            name,
            milliseconds(quantile(all, 0.5)),
            milliseconds(quantile(all, 0.95)),
          ]),
        },
      ];
    }),
};

/** The file speaks to one session: what it sets must end with it. */
async function fillPast(db: Db): Promise<void> {
  const text = readFileSync(join(import.meta.dirname, 'many-orders.sql'), 'utf8').replaceAll(
    ':count',
    String(pastOrders),
  );
  await db.connection().execute(async (own) => {
    await sql.raw(text).execute(own);
    await sql`reset all`.execute(own);
    await sql`vacuum analyze`.execute(own);
  });
}

async function findLargest(db: Db) {
  const { rows } = await sql<{ partnerId: string; orders: number; accountId: string }>`
    with owner as (insert into accounts (email, name, locale, email_verified_at, created_at, updated_at)
      values ('console-lists@example.com', 'Jamaah', 'id', now(), now(), now()) returning id)
    select partner_id as "partnerId", count(*)::int as orders, (select id from owner) as "accountId"
    from bookings group by partner_id order by count(*) desc limit 1`.execute(db);
  return rows[0]!;
}
