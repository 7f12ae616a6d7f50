// The demo has an order in every state, and its books are sound.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idFor } from '#db/catalogue/random';
import { demoActor } from './order-seed.ts';
import { listAttention, listOpenRefunds } from '#domain/finance-console';
import { listOrders } from '#domain/bookings';
import { verifyLedger } from '#domain/ledger';
import { bookingStates, orderTabs } from '#shared/booking-states';
import { createTestDeps } from '#test/deps';
import { createTestDatabase, SEEDED_ON, type TestDatabase } from '#test/harness';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
});
afterAll(() => database.drop());

it('has an order in every state a customer may see, of several members', async () => {
  const rows = await database.db
    .selectFrom('bookings')
    .select(['state', 'account_id', 'attention'])
    .execute();
  expect([...new Set(rows.map(({ state }) => state))].toSorted()).toEqual(
    bookingStates.filter((state) => state !== 'draft').toSorted(),
  );
  expect(new Set(rows.map(({ account_id }) => account_id)).size).toBe(3);
  expect(new Set(rows.flatMap(({ attention }) => attention ?? []))).toEqual(
    new Set(['settlement_overdue', 'payment_reversed']),
  );
});

it('has a supplement that waits, a new day that is not answered, a review, and documents in every state', async () => {
  const { db } = database;
  expect(
    await db.selectFrom('invoices').select('status').where('stage', '=', 'supplement').execute(),
  ).toEqual([{ status: 'waiting' }]);
  expect(
    (await db.selectFrom('new_date_questions').select('answer').execute())
      .map(({ answer }) => answer)
      .toSorted(),
  ).toEqual(['keeps', null]);
  expect(
    await db.selectFrom('reviews').select('rating').where('booking_id', 'is not', null).execute(),
  ).toEqual([{ rating: 5 }]);
  expect(
    new Set(
      (await db.selectFrom('participant_documents').select('status').execute()).map(({ status }) => status),
    ),
  ).toEqual(new Set(['uploaded', 'accepted', 'rejected']));
});

it('has sound books, and nobody to write to', async () => {
  const deps = await createTestDeps(database, new Date(`${SEEDED_ON}T01:00:00Z`));
  expect(await verifyLedger(deps)).toEqual([]);
  expect(await database.db.selectFrom('outbox_messages').select('id').execute()).toEqual([]);
});

it('shows something in every tab of a member, to the partner and to finance', async () => {
  const deps = await createTestDeps(database, new Date(`${SEEDED_ON}T01:00:00Z`));
  const brand = deps.brands.forHost('rihlah.localhost');
  for (const tab of orderTabs) {
    const { items } = await listOrders(deps, demoActor('siti@demo.example'), brand, {
      tab,
      category: null,
      search: '',
      page: 1,
      limit: 10,
    });
    expect(items.length).toBeGreaterThan(0);
  }
  const budi = demoActor('budi@demo.example');
  expect(
    (await listAttention(deps, budi, { page: 1, limit: 25 })).items
      .map(({ attention }) => attention)
      .toSorted(),
  ).toEqual(['payment_reversed', 'settlement_overdue']);
  expect(await listOpenRefunds(deps, budi, null)).toHaveLength(3);
  const ofPartner = await database.db
    .selectFrom('bookings')
    .select('state')
    .distinct()
    .where('partner_id', '=', idFor('partner', 'nurzaman'))
    .execute();
  expect(ofPartner.map(({ state }) => state)).toEqual(
    expect.arrayContaining([
      'paid',
      'in_preparation',
      'completed',
      'needs_attention',
      'cancelled_by_partner',
    ]),
  );
});

it('has souvenir orders with parcels in the states that buyers and their store look at', async () => {
  const rows = await database.db.selectFrom('store_orders').select('state').distinct().execute();
  expect(rows.map(({ state }) => state).toSorted()).toEqual(
    ['accepted', 'completed', 'delivered', 'paid', 'refunded', 'shipped', 'waiting_payment'].toSorted(),
  );
});
