// A partner's standing (docs/product/partner-standing.md): freezing ends sales at once and loses no order, reopening restores everything.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkOut } from '#domain/checkout';
import { seatsLock } from '#domain/seats';
import { lockKeys } from '#platform/database/locks';
import { verifyLedgerAfterEach, usePartnerFixture } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { brandOf, checkoutInput, createDraft, createOrder, createPaidOrder } from '#test/factories/bookings';
import { checkForm, freezeForm, renewalForm, reopenForm } from '#test/factories/partner-standing';
import { createDeparture, createPartner, createProgramme } from '#test/factories/programmes';
import { emailsTo } from '#test/sent-emails';
import {
  addLicence,
  closeStandingTask,
  followStanding,
  freezePartner,
  getStanding,
  listStandings,
  recordLicenceCheck,
  reopenPartner,
} from './partner-standing.ts';

const { database, shop } = usePartnerFixture();
verifyLedgerAfterEach({ shop });
let team: SignedIn;
beforeAll(async () => {
  team = await createMember(shop.deps, { roles: ['operator_acquisition'] });
});

async function seller(quota = 40) {
  const { id: partnerId } = await createPartner(database.db);
  const { id: programmeId } = await createProgramme(database.db, { partner_id: partnerId });
  const { id: departure } = await createDeparture(database.db, { programme_id: programmeId, quota });
  return { partnerId, departure };
}
const freeze = (partnerId: string) => freezePartner(shop.deps, team.actor, { partnerId, form: freezeForm() });
const reopen = (partnerId: string) => reopenPartner(shop.deps, team.actor, { partnerId, form: reopenForm });
async function preparedDraft(departure: string) {
  const { member, bookingId } = await createDraft(shop, { departure });
  const form = await checkoutInput(shop, member, bookingId);
  const buy = () => checkOut(shop.deps, member.actor, { bookingId, form, brand: brandOf(shop.deps) });
  return { member, bookingId, buy };
}
const noticesOf = async ({ account }: SignedIn) =>
  (
    await database.db
      .selectFrom('notifications')
      .select('kind')
      .where('account_id', '=', account.id)
      .where('kind', 'like', 'partner_%')
      .orderBy('kind')
      .execute()
  ).map(({ kind }) => kind);

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    database.owner.db,
  );
  return rows[0]!.count;
}

describe('freezing', () => {
  it('ends sales at once, tells carts, and opens one task for each paid order; reopening restores all of it', async () => {
    const { partnerId, departure } = await seller();
    const cart = await preparedDraft(departure);
    const unpaid = await createOrder(shop, { departure });
    const paid = await createPaidOrder(shop, { departure });
    await freeze(partnerId);
    await freeze(partnerId);
    await expect(cart.buy()).rejects.toMatchObject({ code: 'departure_not_sold' });
    expect(await noticesOf(cart.member)).toEqual(['partner_frozen']);
    expect(await noticesOf(unpaid.member)).toEqual(['partner_frozen']);

    expect(await followStanding(shop.deps)).toBe(1);
    expect(await followStanding(shop.deps)).toBe(0);
    const standing = await getStanding(shop.deps, team.actor, partnerId);
    expect(standing).toMatchObject({ state: 'suspended', openTasks: 1, suspendedOn: '2027-03-15' });
    expect(standing.history.map(({ event }) => event)).toEqual(['frozen']);
    const letters = async () =>
      (await emailsTo(database.db, paid.member.account.email)).filter(
        ({ kind }) => kind === 'partner_standing',
      );
    expect(await letters()).toHaveLength(1);

    await reopen(partnerId);
    expect(await followStanding(shop.deps)).toBe(1);
    expect(await letters()).toHaveLength(2);
    expect(await noticesOf(cart.member)).toEqual(['partner_frozen', 'partner_reopened']);
    expect((await cart.buy()).bookingId).toBe(cart.bookingId);
    expect(await getStanding(shop.deps, team.actor, partnerId)).toMatchObject({
      state: 'active',
      openTasks: 0,
      suspendedReason: null,
    });
  });

  it('opens a new task when it is frozen anew, and none for an order that was looked after', async () => {
    const { partnerId, departure } = await seller();
    await createPaidOrder(shop, { departure });
    await freeze(partnerId);
    await followStanding(shop.deps);
    const [task] = (await getStanding(shop.deps, team.actor, partnerId)).tasks;
    await closeStandingTask(shop.deps, team.actor, {
      partnerId,
      form: { task_id: task!.id, task_note: 'Keluarga dihubungi, menunggu' },
    });
    expect(await followStanding(shop.deps)).toBe(0);
    await createPaidOrder(shop, { departure: (await seller()).departure });
    expect(await followStanding(shop.deps)).toBe(0);
  });

  it('refuses a checkout that has read its offer before and takes its seats after', async () => {
    const { partnerId, departure } = await seller();
    const { buy } = await preparedDraft(departure);
    let buying: Promise<PromiseSettledResult<unknown>[]> | undefined;
    await database.db.transaction().execute(async (held) => {
      await lockKeys({ db: held }, [seatsLock(departure)]);
      buying = Promise.allSettled([buy()]);
      await expect.poll(waitingForLocks, { interval: 5 }).toBe(1);
      await freeze(partnerId);
    });
    expect((await buying)![0]).toMatchObject({ reason: { code: 'departure_not_sold' } });
  });

  it('is waited for by a checkout that meets it midway', async () => {
    const { partnerId, departure } = await seller();
    const { buy } = await preparedDraft(departure);
    let buying: Promise<PromiseSettledResult<unknown>[]> | undefined;
    await database.db.transaction().execute(async (held) => {
      await held
        .updateTable('partners')
        .set({
          state: 'suspended',
          suspended_on: '2027-03-15',
          suspended_reason: JSON.stringify({ id: 'Izin dibekukan' }),
        })
        .where('id', '=', partnerId)
        .execute();
      buying = Promise.allSettled([buy()]);
      await expect.poll(waitingForLocks, { interval: 5 }).toBe(1);
    });
    expect((await buying)![0]).toMatchObject({ reason: { code: 'departure_not_sold' } });
  });

  it('during eight checkouts loses no order and oversells nothing', async () => {
    const { partnerId, departure } = await seller(6);
    const drafts = await Promise.all(Array.from({ length: 8 }, () => preparedDraft(departure)));
    const [frozen, ...bought] = await Promise.allSettled([
      freeze(partnerId),
      ...drafts.map(({ buy }) => buy().then(() => {})),
    ]);
    expect(frozen!.status).toBe('fulfilled');
    const ordered = bought.filter(({ status }) => status === 'fulfilled').length;
    const codes = bought.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
    );
    expect(codes.filter((code) => !['departure_not_sold', 'seats_sold_out', 'busy'].includes(code))).toEqual(
      [],
    );
    const claims = await database.db
      .selectFrom('seat_claims')
      .select('seats')
      .where('departure_id', '=', departure)
      .execute();
    expect(claims).toHaveLength(ordered);
    expect(claims.reduce((sum, { seats }) => sum + seats, 0)).toBeLessThanOrEqual(6);
    const orders = await database.db
      .selectFrom('bookings')
      .select('state')
      .where('departure_id', '=', departure)
      .execute();
    expect(orders.filter(({ state }) => state === 'waiting_payment')).toHaveLength(ordered);
    expect(orders.filter(({ state }) => state === 'draft')).toHaveLength(8 - ordered);
  });

  it('wants the role and a fresh code, and knows travel partners only', async () => {
    const { partnerId } = await seller();
    const support = await createMember(shop.deps, { roles: ['operator_support'] });
    const change = { partnerId, form: freezeForm() };
    await expect(freezePartner(shop.deps, support.actor, change)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(
      freezePartner(shop.deps, { ...team.actor, hasFreshFactor: false }, change),
    ).rejects.toMatchObject({ code: 'step_up_required' });
    const bank = await createPartner(database.db, { kind: 'financial', licences: {} });
    await expect(getStanding(shop.deps, team.actor, bank.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(getStanding(shop.deps, support.actor, partnerId)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

it('records checks and new licences as dated history, and lists the partner by its next check', async () => {
  const { partnerId } = await seller();
  const [licence] = (await getStanding(shop.deps, team.actor, partnerId)).licences;
  await recordLicenceCheck(shop.deps, team.actor, { partnerId, form: checkForm(licence!.id) });
  await addLicence(shop.deps, team.actor, { partnerId, form: renewalForm() });
  await expect(addLicence(shop.deps, team.actor, { partnerId, form: renewalForm() })).rejects.toMatchObject({
    faults: [{ field: 'number', message: 'standing_error_known' }],
  });
  const standing = await getStanding(shop.deps, team.actor, partnerId);
  expect(standing.history.map(({ event }) => event)).toEqual(['renewed', 'checked']);
  expect(standing.licences.map(({ number }) => number)).toContain('U-777 Tahun 2027');
  const { items } = await listStandings(shop.deps, team.actor, { page: 1, limit: 100 });
  expect(items.find(({ id }) => id === partnerId)).toMatchObject({
    validUntil: '2032-03-01',
    nextCheckOn: '2027-06-15',
  });
});
