// Lists of consoles over a past of 100,000 orders: a partner's (docs/product/partner-console.md), of the partner that has most, and the operator's, as
// their pages ask for them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { listAttention, listDisputes } from '#domain/finance-console';
import { readStatement } from '#domain/ledger';
import { readDepartureReport, readSalesReport } from '#domain/operator-reports';
import { readTrail } from '#domain/oversight';
import { listPartnerBookings, listDepartureMonths, pagePartnerDepartures } from '#domain/partner-console';
import { listNeeds, listNextDepartures } from '#domain/partner-home';
import { findPeople } from '#domain/support';
import { listDocumentQueue } from '#domain/participants';
import type { Db } from '#platform/database/database';
import { createKeyRing } from '#platform/keys';
import { readConsoleBookingQuery } from '#shared/console-booking-query';
import { readConsoleDepartureQuery } from '#shared/console-departure-query';
import { addDays, todayInIndonesia } from '#shared/dates';
import { pageSizes } from '#shared/limits';
import { actorOf, timeOf, withDatabase } from './database.ts';
import { type Measurement, milliseconds, quantile, whole } from './report.ts';

const pastOrders = 100_000;
const rounds = 40;
/** Of the past orders. */
const needing = 2_000;
const disputed = 500;

export const consoleLists: Measurement = {
  name: 'console-lists',
  measure: (say) =>
    withDatabase(async (db) => {
      say(`${whole(pastOrders)} orders`);
      await fillPast(db);
      await needPeople(db);
      const { partnerId, accountId, orders, code: someCode } = await findLargest(db);
      const keys = createKeyRing(`bench:${Buffer.alloc(32, 'bench').toString('base64')}`);
      const deps = { db, now: () => new Date(), keys };
      const actor = actorOf(accountId, [{ role: 'partner_staff', partnerId, duties: ['owner'] }]);
      const list = (query: string) => () =>
        listPartnerBookings(
          deps,
          actor,
          partnerId,
          readConsoleBookingQuery(new URLSearchParams(query)),
          pageSizes.console,
        );
      const departures = (query: string) => () =>
        pagePartnerDepartures(deps, actor, partnerId, {
          query: readConsoleDepartureQuery(new URLSearchParams(query)),
          limit: pageSizes.console,
          locale: 'id',
        });
      const operator = actorOf(
        accountId,
        (['operator_finance', 'operator_support'] as const).map((role) => ({
          role,
          partnerId: null,
          duties: [],
        })),
      );
      const first = { page: 1, limit: pageSizes.console };
      const today = todayInIndonesia(deps.now());
      const month = { from: addDays(today, -30), to: today };
      const asked: Record<string, () => Promise<unknown>> = {
        'orders, the newest': list(''),
        'orders, page 40': list('page=40'),
        'orders by departure': list('sort=departure'),
        'orders by name': list('sort=name'),
        'orders of a name': list('q=Jamaah'),
        'an order by its code': list('q=RH-G'),
        departures: departures(''),
        'departures with the fewest seats left': departures('sort=left&state=on_sale'),
        'months of departures': () => listDepartureMonths(deps, actor, partnerId),
        'statement of this month': () =>
          readStatement(deps, actor, { partnerId, ...month, page: 1, limit: pageSizes.console }),
        'documents that wait': () => listDocumentQueue(deps, actor, partnerId),
        'first page: what waits': () => listNeeds(deps, actor, partnerId),
        'first page: next departures': () => listNextDepartures(deps, actor, partnerId),
        'operator: orders that need a person': () => listAttention(deps, operator, first),
        'operator: the same, beyond the last page': () =>
          listAttention(deps, operator, { ...first, page: 900 }),
        'operator: disputes': () => listDisputes(deps, operator, first),
        'operator: a person by an order’s code': () => findPeople(deps, operator, someCode),
        'operator: a person by email': () => findPeople(deps, operator, 'past-77@example.com'),
        'operator: audit trail': () =>
          readTrail(deps, operator, { action: null, email: '', before: null, limit: pageSizes.console }),
        'operator: sales of a month': () => readSalesReport(deps, operator, month),
        'operator: departures of a month': () => readDepartureReport(deps, operator, month),
      };
      const found = new Map<string, number[]>();
      for (let round = 0; round < rounds; round += 1)
        for (const [name, ask] of Object.entries(asked))
          found.set(name, [...(found.get(name) ?? []), await timeOf(ask)]);
      return [
        {
          title: `Lists of consoles over ${whole(pastOrders)} orders`,
          method: `The domain's functions as the pages ask them, one after the other: of the partner with most orders (${whole(orders)}), and of the operator over all of them, of which ${whole(needing)} need a person and ${whole(disputed)} are disputed; ${rounds} rounds in turn. Limit: p95 of 150 ms.`,
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

/** The file's orders have all gone well. */
async function needPeople(db: Db): Promise<void> {
  await db.connection().execute(async (own) => {
    await sql`set session_replication_role = replica`.execute(own);
    await sql`update bookings set state = 'needs_attention', attention = 'payment_reversed'
      where id in (select id from bookings where state = 'completed' order by code limit ${needing}::integer)`.execute(
      own,
    );
    await sql`insert into payment_exceptions (kind, gateway, reference, amount, payment_id, partner_id, created_at)
      select 'reversed', p.gateway, p.reference, p.amount, p.id, p.partner_id, now() from payments p
      where p.status = 'paid' order by p.reference limit ${disputed}::integer`.execute(own);
    await sql`reset all`.execute(own);
    await sql`vacuum analyze`.execute(own);
  });
}

async function findLargest(db: Db) {
  const { rows } = await sql<{ partnerId: string; orders: number; accountId: string; code: string }>`
    with owner as (insert into accounts (email, name, locale, email_verified_at, created_at, updated_at)
      values ('console-lists@example.com', 'Jamaah', 'id', now(), now(), now()) returning id)
    select partner_id as "partnerId", count(*)::int as orders, (select id from owner) as "accountId", max(code) as code
    from bookings group by partner_id order by count(*) desc limit 1`.execute(db);
  return rows[0]!;
}
