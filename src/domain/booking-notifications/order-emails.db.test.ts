// Emails about an order (docs/product/booking-notifications.md): each once, in the order's language, with its PDFs; none to a
// deleted member.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { judgeDocument, listParticipants, uploadDocument } from '#domain/participants';
import { applyGatewayStatus } from '#domain/payments';
import { neededDocuments } from '#shared/participant-documents';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { beginPayment, createOrder, createPaidOrder, listMoves, payNext } from '#test/factories/bookings';
import { noticesTo } from '#test/factories/notifications';
import { createDeparture, createPartner, createProgramme, NOW } from '#test/factories/programmes';
import { verifyLedgerAfterEach, useBookingFixture } from '#test/booking-fixture';
import { emailsTo } from '#test/sent-emails';
import { expireBookings, transitionBooking, reverseBooking } from '#domain/bookings';
import { dispatchBookingEvents } from './dispatch-booking-events.ts';
import sharp from 'sharp';

const { database, shop, clock } = useBookingFixture();
let member: SignedIn;
let partnerId: string;
beforeAll(async () => {
  partnerId = (await createPartner(database.db)).id;
});
beforeEach(async () => {
  member = await createMember(shop.deps);
});
verifyLedgerAfterEach({ shop });

const departure = async (values: Parameters<typeof createDeparture>[1] = {}) =>
  (
    await createDeparture(database.db, {
      programme_id: (await createProgramme(database.db, { partner_id: partnerId })).id,
      ...values,
    })
  ).id;

/** Does what the moves of bookings have left twice, as workers may; returns the emails, the latest last. */
async function emails() {
  const moves = await listMoves(database.db);
  for (const move of [...moves, ...moves]) await dispatchBookingEvents(shop.deps, [move]);
  return emailsTo(database.db, member.account.email);
}
const kinds = async () => (await emails()).map(({ kind }) => kind);

describe('an order', () => {
  it('sends what to pay and by when with its invoice, once it is placed', async () => {
    const { bookingId } = await createOrder(shop, { member, departure: await departure() });
    const [email, ...others] = await emails();
    expect(others).toEqual([]);
    expect(email).toMatchObject({
      kind: 'order_placed',
      locale: 'id',
      attachments: [{ kind: 'order_invoice', id: bookingId }],
    });
    expect(email!.text).toContain('Rp\u00a030.000.000');
    expect(email!.text).toContain(`/member/my-order/${bookingId}`);
    expect(email!.text).toMatch(/15 Maret 2027 (pukul )?14\.00/);
  });

  it('sends the confirmation after its first payment, and a receipt for the settlement', async () => {
    const { bookingId } = await createPaidOrder(shop, {
      member,
      departure: await departure({ down_payment_amount: 5_000_000, settlement_due_days: 45 }),
      plan: 'down_payment',
    });
    const [, confirmed] = await emails();
    expect(confirmed).toMatchObject({
      kind: 'order_confirmed',
      attachments: [
        { kind: 'order_confirmation', id: bookingId },
        { kind: 'order_invoice', id: bookingId },
      ],
    });
    expect(confirmed!.text).toContain('Rp\u00a05.000.000');
    expect(confirmed!.text).toContain('Rp\u00a025.000.000');
    clock.now = new Date(NOW.getTime() + 60_000);
    await payNext(shop, member, bookingId);
    expect(await kinds()).toEqual(['order_placed', 'order_confirmed', 'settlement_received']);
  });

  it('sends the confirmation even when it was fully paid before the job ran', async () => {
    const { bookingId } = await createPaidOrder(shop, {
      member,
      departure: await departure({ down_payment_amount: 5_000_000, settlement_due_days: 45 }),
      plan: 'down_payment',
    });
    await payNext(shop, member, bookingId);
    expect((await kinds()).sort()).toEqual(['order_confirmed', 'order_placed', 'settlement_received']);
  });

  it('sends the refund and its due date when the partner cancels', async () => {
    const { bookingId } = await createPaidOrder(shop, { member, departure: await departure() });
    await emails();
    clock.now = new Date(NOW.getTime() + 60_000);
    await reverseBooking(shop.deps, { bookingId, reason: 'cancelled_by_partner', actorId: null });
    await transitionBooking(shop.deps, { bookingId, event: 'cancelled_by_partner', actorId: null });
    const email = (await emails()).at(-1)!;
    expect(email.kind).toBe('order_cancelled');
    expect(email.text).toContain('Rp\u00a030.004.000, paling lambat 29 Maret 2027');
  });

  it('says that the money is safe when its seats were sold before the money arrived', async () => {
    const id = await departure({ quota: 1 });
    const { bookingId } = await createOrder(shop, { member, departure: id });
    const { reference } = await beginPayment(shop, member, bookingId);
    clock.now = new Date(NOW.getTime() + 151 * 60_000);
    await expireBookings(shop.deps);
    await createOrder(shop, { departure: id });
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid'));
    const email = (await emails()).at(-1)!;
    expect([email.kind, email.text]).toEqual(['order_attention', expect.stringContaining('Uang Anda aman')]);
  });

  it('of a deleted member sends nothing', async () => {
    const { bookingId } = await createOrder(shop, { member, departure: await departure() });
    await database.db.updateTable('bookings').set({ booker: null }).where('id', '=', bookingId).execute();
    expect(await emails()).toEqual([]);
  });
});

it('sends the reason for a rejected document, and the acceptance once all are accepted', async () => {
  const { bookingId } = await createPaidOrder(shop, { member, departure: await departure() });
  await emails();
  const staff = await createMember(shop.deps, { roles: ['partner_staff'], partnerId });
  const [person] = await listParticipants(shop.deps, member.actor, bookingId);
  const file = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0b5d47' } })
    .png()
    .toBuffer();
  const send = (kind: string) =>
    uploadDocument(shop.deps, member.actor, { booking: bookingId, participantId: person!.id, kind, file });
  const judge = (documentId: string, reason?: string) =>
    judgeDocument(shop.deps, staff.actor, {
      booking: bookingId,
      documentId,
      verdict: reason ? 'rejected' : 'accepted',
      reason,
    });
  clock.now = new Date(NOW.getTime() + 60_000);
  await judge(await send('passport'), 'Foto buram');
  const rejected = (await emails()).at(-1)!;
  expect([rejected.kind, rejected.subject, rejected.text]).toEqual([
    'document_rejected',
    expect.stringContaining('Paspor'),
    expect.stringContaining('Foto buram'),
  ]);
  clock.now = new Date(NOW.getTime() + 120_000);
  const needed = neededDocuments('adult', 'umrah_regular');
  const told = () => noticesTo(shop.deps, member, 'document_accepted', 'documents_accepted');
  for (const [index, kind] of needed.entries()) {
    expect(await kinds()).not.toContain('documents_accepted');
    // One row for those that are accepted so far.
    expect(await told()).toMatchObject(index === 0 ? [] : [{ kind: 'document_accepted', isRead: false }]);
    await judge(await send(kind));
  }
  expect(await told()).toMatchObject([
    { kind: 'document_accepted', isRead: true },
    { kind: 'documents_accepted', isRead: false },
  ]);
  expect((await kinds()).filter((kind) => kind === 'documents_accepted')).toHaveLength(1);
});
