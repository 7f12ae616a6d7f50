// The queue of documents over all orders of a partner (docs/product/participants.md): order, whose it is, reasons, several at once.
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { usePartnerFixture } from '#test/booking-fixture';
import { createMember } from '#test/factories/accounts';
import { createPaidOrder } from '#test/factories/bookings';
import { createDeparture, createPartner } from '#test/factories/programmes';
import {
  acceptQueued,
  judgeDocument,
  listDocumentQueue,
  listParticipants,
  uploadDocument,
} from './participants.ts';

const { database, shop, partner } = usePartnerFixture();
const queueOf = (actor = partner.staff.actor) => listDocumentQueue(shop.deps, actor, partner.id);

async function waiting(departs_on: string) {
  const { id: departure } = await createDeparture(database.db, {
    programme_id: partner.programmeId,
    departs_on,
    returns_on: `${departs_on.slice(0, 8)}28`,
  });
  const { bookingId, member } = await createPaidOrder(shop, { departure });
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
  return { booking: bookingId, documentId, member };
}

beforeEach(async () => {
  await database.db.deleteFrom('participant_documents').execute();
});

it('lists what waits, the nearest departure first, and nothing that staff may not read', async () => {
  const late = await waiting('2027-09-10');
  const soon = await waiting('2027-08-10');
  const unpaid = await waiting('2027-07-10');
  await database.db
    .updateTable('bookings')
    .set({ state: 'waiting_payment' })
    .where('id', '=', unpaid.booking)
    .execute();
  expect((await queueOf()).map(({ id }) => id)).toEqual([soon.documentId, late.documentId]);
});

it("is refused to other duties and other partners, and accepts nobody else's documents", async () => {
  const { documentId } = await waiting('2027-08-10');
  const finance = await createMember(shop.deps, {
    roles: ['partner_staff'],
    partnerId: partner.id,
    duties: ['finance'],
  });
  const { id: elsewhere } = await createPartner(database.db);
  const stranger = await createMember(shop.deps, { roles: ['partner_staff'], partnerId: elsewhere });
  await expect(queueOf(finance.actor)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(queueOf(stranger.actor)).rejects.toMatchObject({ code: 'not_found' });
  await expect(
    acceptQueued(shop.deps, stranger.actor, { partnerId: elsewhere, documentIds: [documentId] }),
  ).rejects.toMatchObject({ code: 'not_found' });
  expect(await queueOf()).toHaveLength(1);
});

it('accepts those ticked of several orders, and says which were refused', async () => {
  const one = await waiting('2027-08-10');
  const other = await waiting('2027-09-10');
  const gone = '00000000-0000-4000-8000-000000000000';
  expect(
    await acceptQueued(shop.deps, partner.staff.actor, {
      partnerId: partner.id,
      documentIds: [one.documentId, other.documentId, gone],
    }),
  ).toEqual({ accepted: 2, refused: 1 });
  expect(await queueOf()).toEqual([]);
});

it('asks again by a code whose sentence the member reads, with the note; another reason needs the note', async () => {
  const { member, ...about } = await waiting('2027-08-10');
  const ask = (why: object) =>
    judgeDocument(shop.deps, partner.staff.actor, { ...about, verdict: 'rejected', ...why });
  await expect(ask({ reasonCode: 'other', reason: ' ' })).rejects.toMatchObject({
    faults: [{ field: 'reason', message: 'error_field_empty' }],
  });
  await expect(ask({ reasonCode: 'x' })).rejects.toMatchObject({ faults: [{ field: 'reason_code' }] });
  await ask({ reasonCode: 'blurred', reason: 'Baris bawah tidak terbaca.' });
  const [person] = await listParticipants(shop.deps, member.actor, about.booking);
  expect(person!.documents.find(({ kind }) => kind === 'passport')).toMatchObject({
    status: 'rejected',
    reason: 'Gambar buram: foto ulang di tempat yang terang. Baris bawah tidak terbaca.',
  });
  expect(
    await database.db
      .selectFrom('participant_documents')
      .select('reason_code')
      .where('id', '=', about.documentId)
      .executeTakeFirst(),
  ).toEqual({ reason_code: 'blurred' });
});
