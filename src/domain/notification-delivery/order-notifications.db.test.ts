// Notifications about an order on their way to devices: each once, beside its email, without names.
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { storePushToken } from '#domain/notifications';
import { judgeDocument, listParticipants, uploadDocument } from '#domain/participants';
import { createMember, type SignedIn } from '#test/factories/accounts';
import {
  beginPayment,
  createOrder,
  createPaidOrder,
  dispatchAllBookingEvents,
  payNext,
} from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { usePartnerFixture } from '#test/booking-fixture';
import {
  announceReschedule,
  cancelDeparture,
  cancelOrdersOf,
  rescheduleDeparture,
} from '#domain/departure-changes';
import { remindOfHolds, remindOfSettlements } from '#domain/booking-notifications';
import { notificationText } from '#labels/notifications';
import { deliverNotifications } from './notification-delivery.ts';

const { database, shop, partner, clock } = usePartnerFixture();
let member: SignedIn;
let departure: string;
beforeEach(async () => {
  await sql`truncate outbox_messages, push_tokens`.execute(database.owner.db);
  await sql`delete from jobs.job`.execute(database.db);
  member = await createMember(shop.deps);
  await storePushToken(shop.deps, member.actor, 'telepon-siti');
  departure = (
    await createDeparture(database.db, {
      programme_id: partner.programmeId,
      quota: 10,
      departs_on: '2027-08-01',
      returns_on: '2027-08-09',
      down_payment_amount: 5_000_000,
      settlement_due_days: 45,
    })
  ).id;
});

const later = (minutes: number) => (clock.now = new Date(clock.now.getTime() + minutes * 60_000));
/** Does what the jobs would, twice, as workers may. */
async function follow(): Promise<void> {
  await dispatchAllBookingEvents(shop.deps);
  await dispatchAllBookingEvents(shop.deps);
  await deliver();
}
async function deliver(): Promise<void> {
  await Promise.all([1, 2].map(() => deliverNotifications(shop.deps, notificationText)));
}
async function pushes() {
  const rows = await database.db
    .selectFrom('outbox_messages')
    .select(['kind', 'subject', 'body_text', 'link', 'useful_until'])
    .where('channel', '=', 'push')
    .orderBy('created_at')
    .orderBy('kind')
    .execute();
  return rows.map(({ kind, subject, body_text: text, link, useful_until: until }) => ({
    kind,
    subject,
    text,
    link,
    until,
  }));
}
const kinds = async () => (await pushes()).map(({ kind }) => kind);

describe('an order', () => {
  it('sends one confirmation, paid at once or in stages, that opens its page', async () => {
    await createPaidOrder(shop, { member, departure });
    await follow();
    expect(await pushes()).toMatchObject([
      {
        kind: 'order_confirmed',
        subject: expect.stringMatching(/^Pesanan RH-\w{8} terkonfirmasi$/),
        link: expect.stringContaining('/member/my-order/RH-'),
      },
    ]);
    const staged = await createPaidOrder(shop, { member, departure, plan: 'down_payment' });
    await follow();
    await payNext(shop, member, staged.bookingId);
    await follow();
    expect(await kinds()).toEqual(['order_confirmed', 'order_confirmed', 'order_settled']);
  });
  it('unpaid gets one reminder half an hour before its seats are released, and only while that helps', async () => {
    const { bookingId } = await createOrder(shop, { member, departure });
    await beginPayment(shop, member, bookingId);
    later(89);
    expect(await remindOfHolds(shop.deps)).toBe(0);
    later(2);
    expect((await Promise.all([remindOfHolds(shop.deps), remindOfHolds(shop.deps)])).toSorted()).toEqual([
      0, 1,
    ]);
    expect(await remindOfHolds(shop.deps)).toBe(0);
    await deliver();
    const [push, ...others] = await pushes();
    expect(others).toEqual([]);
    expect(push).toMatchObject({
      kind: 'payment_due',
      text: expect.stringMatching(/Rp\u00a030\.000\.000 paling lambat 15 Maret 2027/),
      until: new Date('2027-03-15T07:00:00Z'),
    });
  });
  it('gets no reminder once it is paid or has ended', async () => {
    await createPaidOrder(shop, { member, departure });
    await createOrder(shop, { member: await createMember(shop.deps), departure });
    later(130);
    expect(await remindOfHolds(shop.deps)).toBe(0);
  });
  it('gets a settlement reminder beside the email', async () => {
    await createPaidOrder(shop, { member, departure, plan: 'down_payment' });
    clock.now = new Date('2027-06-10T05:00:00Z');
    expect(await remindOfSettlements(shop.deps)).toBe(1);
    expect(await remindOfSettlements(shop.deps)).toBe(0);
    await deliver();
    expect(await pushes()).toMatchObject([
      { kind: 'settlement_due', text: 'Rp\u00a025.000.000, paling lambat 17 Juni 2027.' },
    ]);
  });
  it('gets one notification for a rescheduled and one for a cancelled departure', async () => {
    await createPaidOrder(shop, { member, departure });
    await rescheduleDeparture(shop.deps, partner.staff.actor, {
      departureId: departure,
      form: { departs_on: '2027-08-20' },
    });
    const {
      rows: [moved],
    } = await sql<{
      data: { moveId: string; actorId: string };
    }>`select data from jobs.job where name = 'departure-moved'`.execute(database.db);
    await announceReschedule(shop.deps, moved!.data);
    later(1);
    await follow();
    later(1);
    await cancelDeparture(shop.deps, partner.staff.actor, departure);
    await cancelOrdersOf(shop.deps, { departureId: departure, actorId: partner.staff.account.id });
    await follow();
    expect((await pushes()).map(({ kind, text }) => [kind, /20 Agustus 2027/.test(text ?? '')])).toEqual([
      ['order_confirmed', false],
      ['order_rescheduled', true],
      ['order_cancelled', false],
    ]);
  });
  it('of a deleted member notifies nobody', async () => {
    const { bookingId } = await createPaidOrder(shop, { member, departure });
    await database.db.updateTable('bookings').set({ account_id: null }).where('id', '=', bookingId).execute();
    await follow();
    expect(await kinds()).toEqual([]);
  });
});

it('reports a rejected document without its reason and without a name', async () => {
  const { bookingId } = await createPaidOrder(shop, { member, departure });
  await database.db
    .updateTable('accounts')
    .set({ locale: 'en' })
    .where('id', '=', member.account.id)
    .execute();
  const [person] = await listParticipants(shop.deps, member.actor, bookingId);
  const file = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0b5d47' } })
    .png()
    .toBuffer();
  const documentId = await uploadDocument(shop.deps, member.actor, {
    booking: bookingId,
    participantId: person!.id,
    kind: 'passport',
    file,
  });
  await judgeDocument(shop.deps, partner.staff.actor, {
    booking: bookingId,
    documentId,
    verdict: 'rejected',
    reason: 'Foto buram',
  });
  await deliver();
  const [push, ...others] = await pushes();
  expect(others).toEqual([]);
  expect(push).toMatchObject({
    kind: 'document_rejected',
    subject: expect.not.stringContaining('Siti'),
    text: expect.not.stringContaining('buram'),
  });
});
