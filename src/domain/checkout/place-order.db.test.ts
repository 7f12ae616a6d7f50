// Ordering a cart (spec §2 checkout, §4 payment options): nobody buys what they were not shown, and what was
// shown is frozen. A refusal takes nothing.
import { beforeEach, describe, expect, it } from 'vitest';
import { findAgreedText } from '#domain/site-content';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { checkoutInput, createDraft, createOrder, payNext } from '#test/factories/bookings';
import { createDeparture, createProgramme, emptyContent } from '#test/factories/programmes';
import { verifyLedgerAfterEach, usePartnerFixture } from '#test/booking-fixture';
import { checkOut } from './place-order.ts';
import { fillCart } from './cart.ts';
import { findBooking } from '#domain/bookings';
import { quoteDraft } from './quote.ts';

const { database, shop, clock, partner } = usePartnerFixture();
let member: SignedIn;
beforeEach(async () => {
  member = await createMember(shop.deps);
  await database.db.deleteFrom('site_pages').execute();
  await database.db.deleteFrom('exchange_rates').execute();
});
verifyLedgerAfterEach({ shop });

const brand = () => shop.deps.brands.forHost('brand.test');
const departure = async (values: Parameters<typeof createDeparture>[1] = {}) =>
  (await createDeparture(database.db, { programme_id: partner.programmeId, quota: 4, ...values })).id;
const order = async (bookingId: string, change: object = {}) =>
  checkOut(shop.deps, member.actor, {
    bookingId,
    brand: brand(),
    form: { ...(await checkoutInput(shop, member, bookingId)), ...change },
  });
const kept = async (bookingId: string) => (await findBooking(shop.deps, member.actor, bookingId))!;

/** The cart is unchanged, without seats and invoices. */
async function expectUntouched(bookingId: string): Promise<void> {
  expect(await kept(bookingId)).toMatchObject({ state: 'draft', invoices: [], termsAcceptedAt: null });
  expect(
    await database.db.selectFrom('seat_claims').select('id').where('booking_id', '=', bookingId).execute(),
  ).toEqual([]);
}

describe('a price', () => {
  it('that rose since it was shown is shown again first, and never charged unseen', async () => {
    const id = await departure();
    const { bookingId } = await createDraft(shop, { member, departure: id });
    await database.db
      .updateTable('departure_room_prices')
      .set({ amount: 31_000_000 })
      .where('departure_id', '=', id)
      .where('room_type', '=', 'quad')
      .execute();
    await expect(order(bookingId)).rejects.toMatchObject({ code: 'price_changed' });
    await expectUntouched(bookingId);
    await createDraft(shop, { member, departure: id });
    await order(bookingId);
    expect(await kept(bookingId)).toMatchObject({
      state: 'waiting_payment',
      total: 31_000_000,
      invoices: [{ amount: 31_000_000 }],
    });
  });

  it.each([29_999_999, 30_000_001, 0, -30_000_000])(
    'ignores another price sent by a client: %d',
    async (total) => {
      const { bookingId } = await createDraft(shop, { member, departure: await departure() });
      await expect(order(bookingId, { total })).rejects.toMatchObject({ code: 'price_changed' });
      await expectUntouched(bookingId);
    },
  );

  it('of an order stays, whatever the departure costs afterwards', async () => {
    const id = await departure({ down_payment_amount: 5_000_000, settlement_due_days: 45 });
    const { bookingId } = await createOrder(shop, { member, departure: id, plan: 'down_payment' });
    await database.db
      .updateTable('departure_room_prices')
      .set({ amount: 99_000_000 })
      .where('departure_id', '=', id)
      .execute();
    await payNext(shop, member, bookingId);
    expect((await payNext(shop, member, bookingId)).amount).toBe(25_000_000);
  });
});

it('of zero, or below the smallest payable amount, is refused', async () => {
  for (const price of [0, 9_999])
    await expect(createDraft(shop, { member, departure: await departure({ price }) })).rejects.toMatchObject({
      code: 'departure_not_sold',
    });
  const { bookingId } = await createDraft(shop, { member, departure: await departure({ price: 10_000 }) });
  await order(bookingId);
});

describe('two tabs', () => {
  it('one orders while the other fills the cart: the order is of what it was shown, or none', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await departure();
      // Somebody else each time: nobody may hold six.
      member = await createMember(shop.deps);
      const { bookingId } = await createDraft(shop, { member, departure: id });
      const form = await checkoutInput(shop, member, bookingId);
      const [ordered] = await Promise.allSettled([
        checkOut(shop.deps, member.actor, { bookingId, brand: brand(), form }),
        fillCart(shop.deps, member.actor, {
          departure: id,
          form: { rooms: [{ room_type: 'quad', adults: 2 }] },
          brand: brand(),
          locale: 'id',
          affiliateCode: null,
        }),
      ]);
      const { state, total, people } = await kept(bookingId);
      const outcome = [
        ordered.status === 'fulfilled' ? 'ordered' : ordered.reason.code,
        state,
        total,
        people.adults,
      ];
      expect([
        ['ordered', 'waiting_payment', 30_000_000, 1],
        ['price_changed', 'draft', 60_000_000, 2],
      ]).toContainEqual(outcome);
    }
  });

  it('both order: there is one order', async () => {
    const { bookingId } = await createDraft(shop, { member, departure: await departure() });
    const form = await checkoutInput(shop, member, bookingId);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => checkOut(shop.deps, member.actor, { bookingId, brand: brand(), form })),
    );
    expect(new Set(answers.map(({ invoiceCode }) => invoiceCode)).size).toBe(1);
    expect((await kept(bookingId)).invoices).toHaveLength(1);
  });
});

describe('consent', () => {
  const terms = (version: number, effective_on: string) =>
    database.db
      .insertInto('site_pages')
      .values({
        slug: 'syarat-ketentuan',
        version,
        effective_on,
        title: JSON.stringify({ id: 'Syarat' }),
        body: JSON.stringify({ id: 'Isi' }),
      })
      .execute();

  it('is to the text in force, and stored with its version and time', async () => {
    await terms(3, '2027-01-01');
    const { bookingId } = await createDraft(shop, { member, departure: await departure() });
    for (const version of [2, 4])
      await expect(order(bookingId, { terms_version: version })).rejects.toMatchObject({
        code: 'invalid_input',
        faults: [{ field: 'terms_version' }],
      });
    for (const terms_accepted of [false, 1, 'true', undefined]) {
      await expect(order(bookingId, { terms_version: 3, terms_accepted })).rejects.toMatchObject({
        code: 'invalid_input',
        faults: [{ field: 'terms_accepted' }],
      });
    }
    await expectUntouched(bookingId);
    await order(bookingId, { terms_version: 3 });
    expect(await kept(bookingId)).toMatchObject({ termsVersion: 3, termsAcceptedAt: clock.now });
  });

  it('stores its text, whatever happens to the page that showed it', async () => {
    await terms(3, '2027-01-01');
    const [first, second] = [
      await createDraft(shop, { member, departure: await departure() }),
      await createDraft(shop, { member, departure: await departure() }),
    ];
    for (const { bookingId } of [first, second]) await order(bookingId, { terms_version: 3 });
    // Whatever becomes of the page: what was agreed to is stored beside the order.
    await database.db.deleteFrom('site_pages').execute();

    const { termsDigest } = await kept(first.bookingId);
    expect([
      await findAgreedText(shop.deps, termsDigest),
      (await kept(second.bookingId)).termsDigest,
    ]).toEqual([{ title: { id: 'Syarat' }, body: { id: 'Isi' } }, termsDigest]);
    await expect(
      database.db
        .updateTable('terms_texts')
        .set({ body: JSON.stringify({ id: 'x' }) })
        .execute(),
    ).rejects.toThrow('never changed');
  });

  it('covers the contract terms shown, and the order stores its own copy of them', async () => {
    const cancellation = [
      { daysBefore: 30, refundBasisPoints: 7_500 },
      { daysBefore: 0, refundBasisPoints: 0 },
    ];
    const { id } = await createProgramme(database.db, {
      partner_id: partner.id,
      content: JSON.stringify({ ...emptyContent, cancellation }),
    });
    const { bookingId } = await createDraft(shop, {
      member,
      departure: await departure({ programme_id: id }),
    });
    for (const shown of ['', '30:9000,0:0'])
      await expect(order(bookingId, { contract_terms: shown })).rejects.toMatchObject({
        code: 'invalid_input',
        faults: [{ field: 'terms_version', message: 'error_terms_changed' }],
      });
    await expectUntouched(bookingId);
    expect((await kept(bookingId)).contract).toBeNull();
    await order(bookingId, { contract_terms: '30:7500,0:0' });
    await database.db
      .updateTable('programmes')
      .set({ content: JSON.stringify(emptyContent) })
      .where('id', '=', id)
      .execute();
    expect((await kept(bookingId)).contract).toEqual({ terms: cancellation, copiedAt: clock.now });
  });

  it('is asked for again when the text was replaced at midnight', async () => {
    await terms(1, '2027-01-01');
    await terms(2, '2027-03-16');
    const { bookingId } = await createDraft(shop, { member, departure: await departure() });
    clock.now = new Date('2027-03-15T17:00:00Z');
    await expect(order(bookingId, { terms_version: 1 })).rejects.toMatchObject({
      faults: [{ field: 'terms_version' }],
    });
    await order(bookingId, { terms_version: 2 });
  });
});

describe('the dollar rate', () => {
  const rate = (as_of: string, rupiah: number) =>
    database.db
      .insertInto('exchange_rates')
      .values({ currency: 'USD', as_of, rupiah, source: 'jisdor', fetched_at: clock.now })
      .execute();

  it('is frozen with its day and its source', async () => {
    await rate('2027-03-12', 16_400);
    const { bookingId } = await createDraft(shop, { member, departure: await departure() });
    expect((await kept(bookingId)).usdRate).toBeNull();
    await rate('2027-03-15', 16_500);
    await order(bookingId);
    await rate('2027-03-14', 16_700);
    await database.db.updateTable('exchange_rates').set({ rupiah: 17_000 }).execute();
    expect((await kept(bookingId)).usdRate).toEqual({ rupiah: 16_500, on: '2027-03-15', source: 'jisdor' });
  });

  it('is marked as configured until one was fetched', async () => {
    const { bookingId } = await createOrder(shop, { member, departure: await departure() });
    expect((await kept(bookingId)).usdRate).toMatchObject({ source: 'configured' });
  });
});

describe('a payment schedule', () => {
  it('in stages has its amounts and due dates, and is refused where it is not offered', async () => {
    const whole = await createDraft(shop, { member, departure: await departure() });
    await expect(order(whole.bookingId, { payment_plan: 'down_payment' })).rejects.toMatchObject({
      code: 'invalid_input',
      faults: [{ field: 'payment_plan' }],
    });
    await expectUntouched(whole.bookingId);
    const { bookingId } = await createOrder(shop, {
      member,
      departure: await departure({
        down_payment_amount: 5_000_000,
        settlement_due_days: 45,
        departs_on: '2027-06-13',
      }),
      rooms: [{ room_type: 'quad', adults: 2 }],
      plan: 'down_payment',
    });
    expect(
      (await kept(bookingId)).invoices.map(({ stage, amount, dueAt }) => [
        stage,
        amount,
        dueAt.toISOString(),
      ]),
    ).toEqual([
      ['down_payment', 10_000_000, '2027-03-15T07:00:00.000Z'],
      ['settlement', 50_000_000, '2027-04-29T16:59:59.000Z'],
    ]);
  });

  it('in stages is not offered once its settlement would fall due before the first payment', async () => {
    const id = await departure({
      down_payment_amount: 5_000_000,
      settlement_due_days: 45,
      departs_on: '2027-06-13',
    });
    const { bookingId } = await createDraft(shop, { member, departure: id });
    const plans = async () =>
      (await quoteDraft(shop.deps, member.actor, { bookingId, brand: brand() })).plans.map(
        ({ plan }) => plan,
      );
    clock.now = new Date('2027-04-29T14:59:58Z');
    expect(await plans()).toEqual(['full', 'down_payment']);
    clock.now = new Date('2027-04-29T14:59:59Z');
    expect(await plans()).toEqual(['full']);
    await expect(order(bookingId, { payment_plan: 'down_payment' })).rejects.toMatchObject({
      faults: [{ field: 'payment_plan' }],
    });
  });
});

describe('refuses to order a cart', () => {
  it('when its trip leaves today, from midnight in Jakarta', async () => {
    const { bookingId } = await createDraft(shop, {
      member,
      departure: await departure({ departs_on: '2027-03-16', sale_ends_on: '2027-03-15' }),
    });
    clock.now = new Date('2027-03-15T17:00:00Z');
    await expect(order(bookingId)).rejects.toMatchObject({ code: 'departure_departed' });
    await expectUntouched(bookingId);
    clock.now = new Date('2027-03-15T16:58:59Z');
    await order(bookingId);
  });

  it("when its partner's licence has expired", async () => {
    const programme = await createProgramme(database.db);
    const { bookingId } = await createDraft(shop, {
      member,
      departure: await departure({ programme_id: programme.id }),
    });
    await database.db
      .updateTable('licences')
      .set({ valid_until: '2027-03-14' })
      .where('partner_id', '=', programme.partner_id)
      .execute();
    await expect(order(bookingId)).rejects.toMatchObject({ code: 'departure_not_sold' });
    await expectUntouched(bookingId);
  });

  it('when it was withdrawn from the catalogue', async () => {
    const id = await departure();
    const { bookingId } = await createDraft(shop, { member, departure: id });
    await database.db.updateTable('departures').set({ state: 'draft' }).where('id', '=', id).execute();
    await expect(order(bookingId)).rejects.toMatchObject({ code: 'departure_not_sold' });
    await expectUntouched(bookingId);
  });

  it('when others took the last seats', async () => {
    const id = await departure({ quota: 2 });
    const { bookingId } = await createDraft(shop, {
      member,
      departure: id,
      rooms: [{ room_type: 'quad', adults: 2 }],
    });
    await createOrder(shop, { departure: id });
    await expect(order(bookingId)).rejects.toMatchObject({ code: 'seats_sold_out' });
    await expectUntouched(bookingId);
  });

  it('of another member, or of another brand', async () => {
    const { bookingId, member: owner } = await createDraft(shop, { departure: await departure() });
    const form = await checkoutInput(shop, owner, bookingId);
    await expect(
      checkOut(shop.deps, member.actor, { bookingId, brand: brand(), form }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      checkOut(shop.deps, owner.actor, { bookingId, brand: { ...brand(), id: 'lain' }, form }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});

it('infants travel on a lap: they take no seat and pay no stage of their own', async () => {
  const id = await departure({
    quota: 2,
    infant_amount: 3_000_000,
    child_basis_points: 5_000,
    down_payment_amount: 5_000_000,
    settlement_due_days: 45,
  });
  const { bookingId } = await createOrder(shop, {
    member,
    departure: id,
    rooms: [{ room_type: 'quad', adults: 1, children: 1, infants: 1 }],
    plan: 'down_payment',
  });
  expect(await kept(bookingId)).toMatchObject({
    total: 48_000_000,
    invoices: [{ amount: 10_000_000 }, { amount: 38_000_000 }],
  });
  expect(
    await database.db.selectFrom('seat_claims').select('seats').where('booking_id', '=', bookingId).execute(),
  ).toEqual([{ seats: 2 }]);
});
