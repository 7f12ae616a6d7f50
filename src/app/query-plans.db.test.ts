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
import {
  findBookingMoney,
  findPartnerBalance,
  listClosedPeriods,
  openJournal,
  openStatement,
  readLastCheck,
  readStatement,
  readTrialBalance,
} from '#domain/ledger';
import { listPartnerDepartures } from '#domain/partner-console';
import { listMonthlySales, listNeeds, listNextDepartures } from '#domain/partner-home';
import { applyGatewayStatus, receiveWebhook, reconcilePayments } from '#domain/payments';
import {
  askForPayout,
  decideBatch,
  failPayout,
  getBatch,
  importBankStatement,
  importGatewayReport,
  listBankLines,
  listBatches,
  listConsultantSales,
  listDistributionSales,
  listGatewayReports,
  listMethodCosts,
  listPayeeAccounts,
  listPayoutsDue,
  listPayoutsOf,
  markBatchSent,
  proposeBatch,
  readBankFile,
  readConsultantPay,
  readDistributionPay,
  readStorePay,
  settleBankLine,
} from '#domain/payouts';
import { getPlatformInvoice, listPlatformInvoices, readOutputTaxFile } from '#domain/platform-invoices';
import type { Db } from '#platform/database/database';
import { todayInIndonesia } from '#shared/dates';
import { createMember } from '#test/factories/accounts';
import { createConsultant } from '#test/factories/affiliates';
import { beginPayment, brandOf, createOrder, createPaidOrder } from '#test/factories/bookings';
import { createDeparture, createPartner, NOW } from '#test/factories/programmes';
import {
  createDistributionStaff,
  createFinance,
  createOwedPartner,
  createStoreOwner,
  openPayeeAccount,
  owePartner,
} from '#test/factories/payouts';
import { usePartnerFixture } from '#test/booking-fixture';
import { rounds } from '#test/rounds';
import { jobHandlers } from './jobs.ts';

const { database, shop, clock, partner } = usePartnerFixture();

const MILLION = 1_000_000;
const written = rounds({ quick: 3_000, prove: MILLION });

/** Tables with rows for every order, or for everybody who orders, or for every month, partner and transfer. */
const growing = [
  'accounts',
  'bank_lines',
  'booking_history',
  'booking_lines',
  'bookings',
  'gateway_report_lines',
  'gateway_reports',
  'invoices',
  'ledger_entries',
  'ledger_transactions',
  'payment_events',
  'payment_notifications',
  'payments',
  'payout_entries',
  'payouts',
  'platform_invoices',
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
  await listAttention(consoles, finance.actor, { page: 1, limit: 25 });
  await payOut(first);
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

/** What finance, partners, stores and consultants do and read of payouts, invoices and our bank. */
async function payOut(departure: string): Promise<void> {
  const { deps } = shop;
  const [maker, checker] = [await createFinance(deps), await createFinance(deps)];
  const today = todayInIndonesia(clock.now);
  const consultant = await createConsultant(deps);
  await createPaidOrder(shop, { departure, affiliateCode: consultant.code });
  await createPartner(deps.db, { kind: 'distribution_channel', licences: {} });
  const channel = await createDistributionStaff(deps);
  const store = await createStoreOwner(deps);
  await owePartner(deps, store.storeId, 100_000);
  await openPayeeAccount(deps, store.storeId);
  const [paid, failed] = [await createOwedPartner(deps, 150_000), await createOwedPartner(deps, 160_000)];
  const own = await createMember(deps, { roles: ['partner_staff'], partnerId: paid });

  const payee = recording('a payee');
  await askForPayout(payee, consultant.actor);
  await readConsultantPay(payee, consultant.actor);
  const page = { page: 1, limit: 10 };
  await listConsultantSales(payee, consultant.actor, page);
  await readDistributionPay(payee, channel.actor);
  await listDistributionSales(payee, channel.actor, page);
  await readStorePay(payee, store.actor, store.storeId);
  await listPayoutsOf(payee, own.actor, paid);
  await listPayeeAccounts(payee, own.actor, paid);
  await listPlatformInvoices(payee, own.actor, paid);

  const paying = recording('paying out');
  await listPayoutsDue(paying, maker.actor, today);
  const refused = await proposeBatch(paying, maker.actor, today);
  await decideBatch(paying, checker.actor, refused, { decision: 'refuse', note: 'Dicoba lagi' });
  const batchId = await proposeBatch(paying, maker.actor, today);
  await decideBatch(paying, checker.actor, batchId, { decision: 'approve' });
  await readBankFile(paying, maker.actor, batchId);
  await markBatchSent(paying, maker.actor, batchId);
  await listBatches(paying, maker.actor);
  const { payouts } = await getBatch(paying, maker.actor, batchId);
  const payoutTo = (partnerId: string) => payouts.find((one) => one.partnerId === partnerId)!;
  await failPayout(paying, maker.actor, payoutTo(failed).id);
  const { reference } = await deps.db
    .selectFrom('payments')
    .select('reference')
    .where('status', '=', 'paid')
    .executeTakeFirstOrThrow();
  await importGatewayReport(paying, maker.actor, {
    gateway: 'simulator',
    file: Buffer.from(`reference,gross,fee\n${reference},30004000,4440\n`),
  });
  const lines = [
    [payoutTo(paid).code, -150_000],
    ['KOM/2027/03/00001', 5_000],
    ['SETORAN', 29_999_560],
    ['TANPA KODE', -100_000],
  ];
  await importBankStatement(paying, maker.actor, {
    file: Buffer.from(
      ['date,description,amount', ...lines.map(([text, sum]) => `${today},${text},${sum}`)].join('\n'),
    ),
    account: '1230004567',
  });
  const open = await listBankLines(paying, maker.actor, 'open');
  await listBankLines(paying, maker.actor, 'matched');
  const withoutCode = open.find(({ text }) => text === 'TANPA KODE')!;
  await settleBankLine(paying, maker.actor, withoutCode.id, {
    what: 'payout',
    id: payoutTo(store.storeId).id,
  });
  await listGatewayReports(paying, maker.actor);
  await listMethodCosts(paying, maker.actor);
  await listPayeeAccounts(paying, maker.actor, null);

  const books = recording('the books');
  await listPlatformInvoices(books, maker.actor, null);
  await getPlatformInvoice(books, maker.actor, batchId).catch(() => null);
  await readOutputTaxFile(books, maker.actor, '2027-02').catch(() => null);
  await listClosedPeriods(books, maker.actor);
  await readLastCheck(books, maker.actor);
  const period = { from: '2027-01-01', to: '2027-12-31' };
  await readAll(openJournal(books, maker.actor, period, 2));
  const { slices } = await openStatement(books, own.actor, { partnerId: paid, ...period });
  await readAll(slices);
}

async function readAll(slices: AsyncGenerator<unknown>): Promise<void> {
  while (!(await slices.next()).done);
}

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
    await owner.query(yearsOfPayouts(written / 10));
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

/** A payout, its line of our bank and an invoice for every ten orders, and a gateway's report of them all; all of it long settled. */
const yearsOfPayouts = (count: number) => `
  set session_replication_role = replica;
  create temp table old as
    select n, gen_random_uuid() as batch_id, gen_random_uuid() as payout_id, gen_random_uuid() as report_id, p.id as partner_id, p.of, date '2026-01-01' - (n % 1000)::int as day
    from generate_series(1, ${count}) n join (select id, row_number() over (order by id) as place, count(*) over () as of from partners) p on p.place = 1 + n % p.of;
  insert into payout_batches (id, code, until, status, made_at, decided_at, sent_at) select batch_id, 'OLD' || n, day, 'done', day, day, day from old;
  insert into payouts (id, batch_id, partner_id, account_id, code, amount, status)
    select payout_id, batch_id, partner_id, gen_random_uuid(), 'OLD' || n, 1000000 + n, 'paid' from old;
  insert into payout_entries (payout_id, transaction_id, position)
    select old.payout_id, e.transaction_id, e.position from old join (
      select q.*, row_number() over (order by transaction_id) as place from payable_entries q) e on old.n = 1 + (e.place - 1) / 10;
  delete from payable_entries q using payout_entries x where x.transaction_id = q.transaction_id and x.position = q.position;
  insert into bank_lines (statement_id, account, booked_on, amount, text, fingerprint, status, payout_id, settled_at)
    select gen_random_uuid(), '1230004567', day, -1000000 - n, 'OLD' || n, decode(md5(n::text), 'hex'), 'matched', payout_id, day from old;
  insert into platform_invoices (year, place, number, partner_id, month, collected, owed, vat_basis_points, net, vat, withheld, buyer, issued_at, due_on)
    select 2000, n, 'OLD/' || n, partner_id, (date '1000-01-01' + make_interval(months => (n / of)::int))::date, 100, n, 1100, 100 + n, 0, 0, '{}', day, day from old;
  insert into gateway_reports (id, gateway, digest, gross, fee, differences, lines, imported_at)
    select report_id, 'simulator', decode(md5(n::text), 'hex'), 1000000 + n, 0, 0, 10, day from old;
  insert into gateway_report_lines (report_id, reference, payment_id, gross, fee)
    select old.report_id, p.reference, p.id, p.amount, 0 from old join (
      select id, reference, amount, row_number() over (order by id) as place from payments where gateway_id like 'gw-%') p on old.n = 1 + p.place / 10
    on conflict do nothing;
  drop table old;
  set session_replication_role = origin;`;

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  'Parent Relationship'?: string;
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
      for (const { node, isCut } of nodesOf(rows[0]!['QUERY PLAN'][0]!.Plan)) {
        const table = node['Relation Name'];
        if (!table || !growing.includes(table)) continue;
        const isWhole =
          node['Node Type'] === 'Seq Scan' ||
          (node['Node Type'].startsWith('Index') &&
            !node['Index Cond'] &&
            !(isCut && !node.Filter) &&
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

/** What hands its rows on as it gets them, so that a limit above it stops what is below. */
const streaming = ['Nested Loop', 'Hash Join', 'Incremental Sort', 'Subquery Scan', 'Memoize', 'Result'];

/** All of a plan; `isCut`: the newest so many are read in the order of an index, and no more. */
function nodesOf(node: PlanNode, isCut = false): { node: PlanNode; isCut: boolean }[] {
  const goesOn = node['Node Type'] === 'Limit' || (isCut && streaming.includes(node['Node Type']));
  const below = (node.Plans ?? []).flatMap((child) =>
    nodesOf(child, goesOn && ['Outer', 'Subquery'].includes(child['Parent Relationship'] ?? '')),
  );
  return [{ node, isCut }, ...below];
}
