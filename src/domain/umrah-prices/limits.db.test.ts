// The limits of private umrah (docs/product/umrah-prices.md): set by whoever writes prices, within bounds, told of in the log, in force for
// requests that begin from then on and for no other.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  acceptOffer,
  approveOffer,
  getPartnerRequest,
  getRequest,
  listOfferableDepartures,
  makeOffer,
  putInCart,
  sendRequest,
  unsafeListOffers,
} from '#domain/private-umrah';
import { estimatePrivateUmrah, findLimitsInForce } from '#domain/umrah-estimates';
import { lockKeys } from '#platform/database/locks';
import { addDays } from '#shared/dates';
import { AppError } from '#shared/errors';
import { umrahLimitBounds, umrahLimitNames, type UmrahLimits } from '#shared/umrah-limits';
import { useBookingFixture } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { brandOf } from '#test/factories/bookings';
import { createDeparture, createPartner, createProgramme, NOW, TODAY } from '#test/factories/programmes';
import { createPriceTable, tripForm, umrahOffer } from '#test/factories/umrah-prices';
import { overlapping } from '#test/overlapping';
import { listUmrahLimits, setUmrahLimits } from './umrah-prices.ts';

const { database, shop } = useBookingFixture();
let operator: SignedIn;
let family: SignedIn;
const agencies: SignedIn[] = [];
beforeAll(async () => {
  await createPriceTable(database.db);
  operator = await createMember(shop.deps, { roles: ['operator_acquisition'], name: 'Dewi Lestari' });
  family = await createMember(shop.deps);
  for (const _ of [1, 2]) {
    const { id } = await createPartner(database.db);
    const programme = await createProgramme(database.db, { partner_id: id, kind: 'umrah_regular' });
    for (const days of [0, 20])
      await createDeparture(database.db, {
        programme_id: programme.id,
        departure_airport: 'CGK',
        departs_on: addDays(tripForm.departure_date, days),
      });
    agencies.push(await createMember(shop.deps, { roles: ['partner_staff'], partnerId: id }));
  }
});
beforeEach(async () => {
  await database.owner.pool.query('delete from umrah_requests; delete from umrah_limits where number > 1');
});

const set = async (
  change: Partial<Record<keyof UmrahLimits | 'reason', unknown>>,
  actor = operator.actor,
) => {
  const { number, ...limits } = await findLimitsInForce(shop.deps);
  return setUmrahLimits(shop.deps, actor, { number, form: { ...limits, reason: 'Musim haji', ...change } });
};
const why = (doing: Promise<unknown>) =>
  doing.then(
    () => 'done',
    (error: AppError) =>
      [error.code, ...error.faults.map(({ field, message }) => `${field} ${message}`)].join(' '),
  );
const brand = () => brandOf(shop.deps);
const begun = async (form: object = tripForm) =>
  (await putInCart(shop.deps, family.actor, { form, brand: brand(), locale: 'id' })).id;
const sent = async (id: string) => sendRequest(shop.deps, family.actor, { id, brand: brand(), note: null });
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);

describe('limits', () => {
  it('begin as the program had them, and are set with a reason by whoever writes prices', async () => {
    const [first] = await listUmrahLimits(shop.deps, operator.actor);
    expect(first).toMatchObject({
      limits: { number: 1, response_hours: 48, approval_hours: 24, order_hours: 48, most_partners: 10 },
      reason: null,
      by: null,
    });
    expect(first!.limits).toMatchObject({ most_offer_days: 14, most_days_apart: 45, lead_days: 21 });
    expect(await set({ response_hours: 72 })).toBe(2);
    const [now] = await listUmrahLimits(shop.deps, operator.actor);
    expect(now).toMatchObject({
      limits: { number: 2, response_hours: 72, approval_hours: 24 },
      reason: 'Musim haji',
      by: 'Dewi Lestari',
      at: NOW,
    });
    const line = await database.db
      .selectFrom('audit_log')
      .select(['actor_role', 'details'])
      .where('action', '=', 'umrah_limits.set')
      .where('actor_id', '=', operator.account.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(line).toEqual({
      actor_role: 'operator_acquisition',
      details: { version: 2, fields: ['response_hours'], reason: 'Musim haji' },
    });
  });

  it('are nobody else’s to set or to read, and want a fresh code', async () => {
    const content = await createMember(shop.deps, { roles: ['operator_content'] });
    for (const { actor } of [content, family, agencies[0]!]) {
      expect(await why(set({ response_hours: 72 }, actor))).toBe('forbidden');
      expect(await why(listUmrahLimits(shop.deps, actor))).toBe('forbidden');
    }
    const stale = { ...operator.actor, hasFreshFactor: false };
    expect(await why(set({ response_hours: 72 }, stale))).toBe('step_up_required');
    expect((await findLimitsInForce(shop.deps)).number).toBe(1);
  });

  it.each(umrahLimitNames)('keeps %s within its bounds', async (name) => {
    const [least, most] = umrahLimitBounds[name];
    for (const value of [least - 1, most + 1, 1.5, '30', null])
      expect(await why(set({ [name]: value }))).toContain(`invalid_input ${name} error_`);
    for (const value of [least, most]) {
      const days = name === 'lead_days' && { passport_lead_days: 180 };
      const early = name === 'passport_lead_days' && { lead_days: 7 };
      expect(await why(set({ ...days, ...early, [name]: value }))).toBe('done');
    }
  });

  it('want a reason, a change, and passports no earlier than anybody', async () => {
    expect(await why(set({ reason: ' ', response_hours: 72 }))).toBe(
      'invalid_input reason error_field_empty',
    );
    expect(await why(set({}))).toBe('invalid_input response_hours error_limits_same');
    expect(await why(set({ lead_days: 60 }))).toBe('invalid_input passport_lead_days error_limit_bounds');
  });

  it('of two who set them at once, one is told that a colleague was first', async () => {
    const { number, ...limits } = await findLimitsInForce(shop.deps);
    const one = (response_hours: number) => () =>
      setUmrahLimits(shop.deps, operator.actor, {
        number,
        form: { ...limits, response_hours, reason: 'Libur' },
      });
    const ended = await overlapping(
      database.owner.db,
      (held) => lockKeys({ db: held }, [{ kind: 'umrah_prices', id: 'limits' }]),
      [one(30), one(60)],
    );
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'content_changed' },
    });
    expect((await findLimitsInForce(shop.deps)).number).toBe(2);
  });
});

describe('a request', () => {
  it('keeps the limits it began under, to its order', async () => {
    const old = await begun();
    await set({
      response_hours: 12,
      approval_hours: 3,
      order_hours: 7,
      most_partners: 1,
      most_offer_days: 2,
    });
    const young = await begun();
    for (const id of [old, young]) await sent(id);
    const asked = await database.db
      .selectFrom('umrah_request_partners')
      .select(['request_id', 'respond_by'])
      .execute();
    const of = (id: string) =>
      asked.filter((row) => row.request_id === id).map(({ respond_by: respondBy }) => respondBy);
    expect([of(old), of(young)]).toEqual([[hours(48), hours(48)], [hours(12)]]);

    const [agency] = await Promise.all(
      agencies.map(async ({ actor }) =>
        getPartnerRequest(shop.deps, actor, young).then(
          () => actor,
          () => null,
        ),
      ),
    ).then((actors) => actors.filter((actor) => actor !== null));
    const long = umrahOffer(30_000_000, { valid_days: 3 });
    expect(await why(makeOffer(shop.deps, agency!, { requestId: young, form: long }))).toBe(
      'invalid_input valid_days error_limit_bounds',
    );
    const short = umrahOffer(30_000_000, { valid_days: 2 });
    await makeOffer(shop.deps, agency!, { requestId: young, form: short });
    await makeOffer(shop.deps, agency!, { requestId: old, form: umrahOffer(30_000_000, { valid_days: 14 }) });
    expect(
      await why(
        makeOffer(shop.deps, agency!, { requestId: old, form: umrahOffer(30_000_000, { valid_days: 15 }) }),
      ),
    ).toContain('valid_days error_limit_bounds');
    for (const [id, confirm, order] of [
      [young, 3, 7],
      [old, 24, 48],
    ] as const) {
      const [offer] = await unsafeListOffers(shop.deps, id, { live: true });
      await acceptOffer(shop.deps, family.actor, { id, brand: brand(), offerId: offer!.id });
      const ends = async () => (await getRequest(shop.deps, family.actor, { id, brand: brand() })).endsAt;
      expect(await ends()).toEqual(hours(confirm));
      await approveOffer(shop.deps, agency!, id);
      expect(await ends()).toEqual(hours(order));
    }
  });

  it('is read by the days in force: too soon, too late for passports, too far', async () => {
    await set({ lead_days: 40, passport_lead_days: 90, furthest_days: 200 });
    const on = (days: number, more: object = {}) =>
      why(
        estimatePrivateUmrah(shop.deps, brand(), {
          ...tripForm,
          departure_date: addDays(TODAY, days),
          ...more,
        }),
      );
    expect([await on(39), await on(40), await on(200), await on(201)]).toEqual([
      'invalid_input departure_date error_departure_too_soon',
      'done',
      'done',
      'invalid_input departure_date error_departure_too_far',
    ]);
    expect([await on(89, { passports: 'not_yet' }), await on(90, { passports: 'not_yet' })]).toEqual([
      'invalid_input passports error_passports_too_late',
      'done',
    ]);
  });

  it('is offered departures as far from its day as its limits say', async () => {
    const daysOf = async (id: string) => {
      await sent(id);
      const request = await getPartnerRequest(shop.deps, agencies[0]!.actor, id);
      return (await listOfferableDepartures(shop.deps, agencies[0]!.actor, request)).map(
        ({ departsOn }) => departsOn,
      );
    };
    const old = await begun();
    await set({ most_days_apart: 10 });
    const young = await begun();
    const near = tripForm.departure_date;
    expect([await daysOf(old), await daysOf(young)]).toEqual([[near, addDays(near, 20)], [near]]);
  });
});
