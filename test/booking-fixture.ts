// What tests of orders stand on: a test context with places and a clock, the setup that orders are made in (#test/factories/bookings),
// and the partner whose programmes are sold.
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { verifyLedger } from '#domain/ledger';
import { createMember, type SignedIn } from './factories/accounts.ts';
import { openBookingSetup, type BookingSetup } from './factories/bookings.ts';
import { createPartner, createPlaces, createProgramme, NOW } from './factories/programmes.ts';
import { type TestContext, useTestContext } from './test-context.ts';

export interface BookingFixture extends TestContext {
  shop: BookingSetup;
  /** The shop's. A test may move it; the next one begins where all begin. */
  clock: { now: Date };
}

/** Registers its own hooks; filled before the first test. */
export function useBookingFixture(): BookingFixture {
  const context = useTestContext();
  const shop = {} as BookingSetup;
  const clock = { now: NOW };
  beforeAll(async () => {
    await createPlaces(context.database.db);
    Object.assign(shop, openBookingSetup({ ...context.deps, now: () => clock.now }));
  });
  beforeEach(() => {
    clock.now = NOW;
  });
  return { ...context, shop, clock };
}

export interface PartnerFixture extends BookingFixture {
  partner: { id: string; programmeId: string; staff: SignedIn };
}

/** With a travel partner, a programme of its own, and somebody who works there. */
export function usePartnerFixture(): PartnerFixture {
  const context = useBookingFixture();
  const partner = {} as PartnerFixture['partner'];
  beforeAll(async () => {
    const { db } = context.database;
    const { id } = await createPartner(db);
    const programmeId = (await createProgramme(db, { partner_id: id })).id;
    Object.assign(partner, {
      id,
      programmeId,
      staff: await createMember(context.shop.deps, { roles: ['partner_staff'], partnerId: id }),
    });
  });
  return { ...context, partner };
}

/** Whatever a test has done: the proof finds nothing. */
export function verifyLedgerAfterEach({ shop }: Pick<BookingFixture, 'shop'>): void {
  afterEach(async () => {
    const faults = await verifyLedger(shop.deps);
    if (faults.length > 0) throw new Error(JSON.stringify(faults));
  });
}
