// Allocations of before the ledger knew who holds the money (decision 0088): the migration books them once more beside themselves, and
// whoever reverses one reverses both.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { cancelDeparture, cancelOrdersOf } from '#domain/departure-changes';
import { usePartnerFixture, verifyLedgerAfterEach } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createPaidOrder } from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { findBookingMoney, findPartnerBalance } from './ledger.ts';

const { database, shop, partner } = usePartnerFixture();
const migration = readFileSync('db/migrations/202611222112_who_holds_the_money.sql', 'utf8');
const migrate = () => sql.raw(migration).execute(database.owner.db);
let finance: SignedIn;
beforeAll(async () => {
  finance = await createMember(shop.deps, { roles: ['operator_finance'] });
});
verifyLedgerAfterEach({ shop });

/** Booked as if the platform held it, though it came by the partner's own gateway: as it was before the migration. */
async function paidBefore() {
  const { id: departure } = await createDeparture(database.db, {
    programme_id: partner.programmeId,
    quota: 10,
  });
  const { bookingId, payment } = await createPaidOrder(shop, { departure });
  const credentials = randomUUID();
  await sql`insert into gateway_credentials (id, partner_id, gateway, fingerprint, settings, key_id)
    values (${credentials}, ${partner.id}, 'simulator', ${Buffer.from(credentials)}, '', 'x')`.execute(
    database.db,
  );
  await sql`update payments set credential_id = ${credentials} where id = ${payment.id}`.execute(database.db);
  return { departure, bookingId };
}
const balance = () => findPartnerBalance(shop.deps, finance.actor, partner.id);

it('books each of them once more, so that the share of the platform is owed by the partner', async () => {
  const { bookingId } = await paidBefore();
  expect(await balance()).toMatchObject({ payable: 29_100_000, receivable: 0 });
  await migrate();
  await migrate();
  expect(await balance()).toMatchObject({ payable: 29_100_000, receivable: 900_000 });
  expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({
    partner: 29_100_000,
    platform: 900_000,
  });
});

it('reverses both when the order is cancelled: nothing is owed either way', async () => {
  const before = await balance();
  const { departure } = await paidBefore();
  await migrate();
  await cancelDeparture(shop.deps, partner.staff.actor, departure);
  await cancelOrdersOf(shop.deps, { departureId: departure, actorId: partner.staff.account.id });
  expect(await balance()).toMatchObject({ payable: before.payable, receivable: before.receivable });
});

it('leaves alone what was reversed before it', async () => {
  const before = await balance();
  const { departure } = await paidBefore();
  await cancelDeparture(shop.deps, partner.staff.actor, departure);
  await cancelOrdersOf(shop.deps, { departureId: departure, actorId: partner.staff.account.id });
  await migrate();
  expect(await balance()).toMatchObject({ payable: before.payable, receivable: before.receivable });
});
