// The plans of everything that runs while people buy, and of every job, as PostgreSQL makes them once for all values at a million orders
// (docs/product/seats-and-money.md): none reads a whole table that grows with them. `npm test` tells the planner of a million rows;
// `npm run prove` writes them.
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { dispatchWaitingMoves } from '#domain/booking-notifications';
import { countOrders, findBooking, listOrders } from '#domain/bookings';
import { cancelDeparture, cancelOrdersOf } from '#domain/departure-changes';
import {
  listAttention,
  listHeldPayments,
  listOpenExceptions,
  listOpenRefunds,
} from '#domain/finance-console';
import { findBookingMoney, findPartnerBalance, readStatement, readTrialBalance } from '#domain/ledger';
import { listPartnerDepartures } from '#domain/partner-console';
import { listMonthlySales, listNeeds, listNextDepartures } from '#domain/partner-home';
import { applyGatewayStatus, receiveWebhook, reconcilePayments } from '#domain/payments';
import type { Db } from '#platform/database/database';
import { createMember } from '#test/factories/accounts';
import { beginPayment, brandOf, createOrder, createPaidOrder } from '#test/factories/bookings';
import { createDeparture, NOW } from '#test/factories/programmes';
import { usePartnerFixture } from '#test/booking-fixture';
import { rounds } from '#test/rounds';
import { jobHandlers } from './jobs.ts';

const { database, shop, clock, partner } = usePartnerFixture();

const MILLION = 1_000_000;
const written = rounds({ quick: 3_000, prove: MILLION });

/** Tables with rows for every order, or for everybody who orders. */
const growing = [
  'accounts',
  'booking_history',
  'booking_lines',
  'bookings',
  'invoices',
  'ledger_entries',
  'ledger_transactions',
  'payment_events',
  'payment_notifications',
  'payments',
  'seat_claims',
];

/** What each kind of statement was named by: its first caller. */
const statements = new Map<string, string>();

/** The same deps, whose statements are remembered under `caller`. */
function recording(caller: string): typeof shop.deps {
  const plain = database.db;
  const db = plain.withPlugin({
    transformQuery({ node, queryId }) {
      const text = plain.getExecutor().compileQuery(node, queryId).sql;
      if (!statements.has(text)) statements.set(text, caller);
      return node;
    },
    transformResult: async ({ result }) => result,
  }) as Db;
  return { ...shop.deps, db };
}

const log = { warn: () => {}, error: () => {} };

beforeAll(async () => {
  const finance = await createMember(shop.deps, { roles: ['operator_finance'] });
  const departure = async () =>
    (
      await createDeparture(database.db, {
        programme_id: partner.programmeId,
        quota: 40,
        down_payment_amount: 5_000_000,
        settlement_due_days: 30,
      })
    ).id;
  const [first, second] = [await departure(), await departure()];
  const buying = { ...shop, deps: recording('buying') };
  const order = await createPaidOrder(buying, { departure: first });
  await createPaidOrder(buying, { departure: second, plan: 'down_payment' });
  const waiting = await createOrder(buying, { departure: first });
  const { reference } = await beginPayment(buying, waiting.member, waiting.bookingId);
  shop.gateway.becomes(reference, 'pending');
  await receiveWebhook(recording('a notification'), {
    gateway: 'simulator',
    body: Buffer.from('{}'),
    headers: {},
    address: '198.51.100.7',
  }).catch(() => null);
  await applyGatewayStatus(recording('a notification'), shop.gateway.becomes(reference, 'paid', 1));
  const reading = recording('reading an order');
  const { actor } = order.member;
  const every = { tab: null, category: null, search: '', page: 1, limit: 10 };
  await findBooking(reading, actor, order.bookingId);
  await findBookingMoney(reading, order.bookingId);
  await countOrders(reading, actor, brandOf(shop.deps), every);
  await listOrders(reading, actor, brandOf(shop.deps), every);
  const consoles = recording('a console');
  const { actor: staff } = partner.staff;
  await listPartnerDepartures(consoles, staff, partner.id);
  await listNeeds(consoles, staff, partner.id);
  await listNextDepartures(consoles, staff, partner.id);
  await listMonthlySales(consoles, staff, partner.id);
  await findPartnerBalance(consoles, staff, partner.id);
  await readTrialBalance(consoles, finance.actor, '2027-03-31');
  await readStatement(consoles, staff, {
    partnerId: partner.id,
    from: '2027-03-01',
    to: '2027-03-31',
    page: 1,
    limit: 20,
  });
  await listAttention(consoles, finance.actor);
  for (const list of [listHeldPayments, listOpenExceptions, listOpenRefunds]) {
    await list(consoles, finance.actor, null);
    await list(consoles, staff, partner.id);
  }

  await cancelDeparture(recording('cancelling a departure'), partner.staff.actor, first);
  await cancelOrdersOf(recording('cancelling a departure'), {
    departureId: first,
    actorId: partner.staff.account.id,
  });
  const late = await createOrder(shop, { departure: second });
  await beginPayment(shop, late.member, late.bookingId);
  clock.now = new Date(NOW.getTime() + 3 * 3_600_000);
  await reconcilePayments(recording('reconciling'), log);
  for (const handler of jobHandlers({ ...recording('a job'), dollarRates: null } as never))
    // By night everything is read once: that is its purpose.
    if (handler.kind.cron && handler.kind.name !== 'verify-ledger') await handler.run({}, log);
  await dispatchWaitingMoves(recording('a job'), log);

  await fill();
}, 1_800_000);

/** A million orders of the past, two notifications for each, and what PostgreSQL then knows of them. */
async function fill(): Promise<void> {
  const owner = await database.owner.pool.connect();
  try {
    await owner.query(
      readFileSync(new URL('../../bench/many-orders.sql', import.meta.url), 'utf8').replaceAll(
        ':count',
        String(written),
      ),
    );
    await owner.query(`insert into payment_notifications (gateway, reference, gateway_id, body, is_genuine, received_at, applied_at)
      select 'simulator', p.reference, p.gateway_id, '{}', true, p.created_at, p.created_at from payments p cross join generate_series(1, 2)
      where p.gateway_id is not null`);
    await owner.query('analyze');
    for (const table of growing)
      await owner.query(
        `select pg_restore_relation_stats('schemaname', 'public', 'relname', c.relname::text, 'relpages', c.relpages, 'reltuples', (c.reltuples * $2)::real)
         from pg_class c where c.oid = $1::regclass or c.oid in (select indexrelid from pg_index where indrelid = $1::regclass)`,
        [table, MILLION / written],
      );
  } finally {
    owner.release();
  }
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Plan Rows': number;
  Plans?: PlanNode[];
}

it('reads no table that grows with orders from end to end, in no statement of a sale, a page, a console or a job', async () => {
  const { rows: partial } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index where indpred is not null`.execute(database.db);
  const partialIndexes = new Set(partial.map(({ name }) => name));
  const found: string[] = [];
  let planned = 0;
  const owner = await database.owner.pool.connect();
  try {
    for (const [text, caller] of statements) {
      if (!/^\s*(\/\*.*?\*\/)?\s*(select|with|insert|update|delete)\b/i.test(text)) continue;
      const { rows } = await owner.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
        `explain (generic_plan, format json) ${text}`,
      );
      planned += 1;
      for (const node of nodesOf(rows[0]!['QUERY PLAN'][0]!.Plan)) {
        const table = node['Relation Name'];
        if (!table || !growing.includes(table)) continue;
        const isWhole =
          node['Node Type'] === 'Seq Scan' ||
          (node['Node Type'].startsWith('Index') &&
            !node['Index Cond'] &&
            !partialIndexes.has(node['Index Name'] ?? ''));
        if (isWhole)
          found.push(`${caller}: ${node['Node Type']} of ${table} (${node['Index Name'] ?? ''}) in ${text}`);
      }
    }
  } finally {
    owner.release();
  }
  expect(planned).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
