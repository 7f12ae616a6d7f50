// Retention of identity documents (decision 0052): staff read them from the first payment to the return; they
// are deleted after it and after an order expired, and the audit log stays.
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAudit } from '#domain/audit';
import type { Attention, BookingState } from '#shared/booking-states';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createOrder, openBookingSetup } from '#test/factories/bookings';
import { createDeparture, createPartner, createPlaces, createProgramme } from '#test/factories/programmes';
import { useTestContext } from '#test/test-context';
import {
  judgeDocument,
  listParticipants,
  purgeDocuments,
  readDocument,
  saveParticipant,
  uploadDocument,
} from './participants.ts';

const { deps, database } = useTestContext();
let departure: string;
let member: SignedIn;
let staff: SignedIn;
let booking: string;
let documentId: string;

beforeAll(async () => {
  await createPlaces(database.db);
  const partner = await createPartner(database.db);
  // The departure is 13 June 2027, the return 21 June.
  departure = (
    await createDeparture(database.db, {
      programme_id: (await createProgramme(database.db, { partner_id: partner.id })).id,
      quota: 500,
    })
  ).id;
  staff = await createMember(deps, { roles: ['partner_staff'], partnerId: partner.id });
});
beforeEach(async () => {
  member = await createMember(deps);
  booking = (await createOrder(openBookingSetup(deps), { member, departure })).bookingId;
  const [person] = await listParticipants(deps, member.actor, booking);
  await saveParticipant(deps, member.actor, {
    booking,
    participantId: person!.id,
    form: {
      name: 'Siti Rahmawati',
      birth_date: '1975-08-17',
      gender: 'female',
      nik: '3171015708750001',
      passport_number: 'C1234567',
      passport_expires_on: '2029-12-21',
      phone: '081234567890',
      relation: 'self',
    },
  });
  documentId = await upload();
});

async function upload(): Promise<string> {
  const [person] = await listParticipants(deps, member.actor, booking);
  const file = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0b5d47' } })
    .jpeg()
    .toBuffer();
  return uploadDocument(deps, member.actor, { booking, participantId: person!.id, kind: 'passport', file });
}

const on = (day: string) => ({ ...deps, now: () => new Date(`${day}T05:00:00Z`) });
const set = (state: BookingState, attention: Attention | null = null, changedAt = deps.now()) =>
  database.db
    .updateTable('bookings')
    .set({ state, attention, changed_at: changedAt })
    .where('id', '=', booking)
    .execute();
const readBy = (who: SignedIn, world = deps) =>
  readDocument(world, who.actor, { booking, documentId }).then(
    () => 'read',
    (error: { code: string }) => error.code,
  );
const passport = async (who: SignedIn) => {
  const [person] = await listParticipants(deps, who.actor, booking);
  return { ...person!, document: person!.documents.find(({ kind }) => kind === 'passport')! };
};

describe('staff of the partner', () => {
  it.each<[BookingState, Attention | null, boolean]>([
    ['waiting_payment', null, false],
    ['partly_paid', null, true],
    ['paid', null, true],
    ['in_preparation', null, true],
    ['departed', null, true],
    ['completed', null, false],
    ['expired', null, false],
    ['cancelled_by_partner', null, false],
    ['needs_attention', 'settlement_overdue', true],
    ['needs_attention', 'seats_gone', false],
    ['needs_attention', 'payment_reversed', false],
  ])('of an order that is %s (%s) reads documents: %s', async (state, attention, mayRead) => {
    await set(state, attention);
    expect(await readBy(staff)).toBe(mayRead ? 'read' : 'not_found');
    const seen = await passport(staff);
    expect([seen.name, seen.passportNumber, seen.nik, seen.birthDate, seen.phone, seen.document.id]).toEqual(
      mayRead
        ? ['Siti Rahmawati', 'C1234567', '3171015708750001', '1975-08-17', '+6281234567890', documentId]
        : ['Siti Rahmawati', null, null, null, null, null],
    );
    const judged = await judgeDocument(deps, staff.actor, {
      booking,
      documentId,
      verdict: 'rejected',
      reason: 'Foto buram',
    }).then(
      () => 'judged',
      (error: { code: string }) => error.code,
    );
    expect(judged).toBe(mayRead ? 'judged' : 'booking_state');
    expect(await readBy(member)).toBe('read');
  });

  it('reads them until the day of return', async () => {
    await set('departed');
    expect([
      await readBy(staff, on('2027-06-21')),
      await readBy(staff, on('2027-06-22')),
      await readBy(member, on('2027-06-22')),
    ]).toEqual(['read', 'not_found', 'read']);
  });
});

describe('documents and numbers', () => {
  const stored = () =>
    database.db
      .selectFrom('participants as p')
      .leftJoin('participant_documents as f', 'f.participant_id', 'p.id')
      .select(['p.name', 'p.secrets', 'f.content', 'f.status', 'f.purged_at'])
      .where('p.booking_id', '=', booking)
      .executeTakeFirstOrThrow();

  it('are deleted sixty days after the return; the verdict and the audit log stay', async () => {
    await set('paid');
    await judgeDocument(deps, staff.actor, { booking, documentId, verdict: 'accepted' });
    await set('completed');
    await purgeDocuments(on('2027-08-20'));
    expect(await stored()).toMatchObject({
      content: expect.any(Buffer) as Buffer,
      secrets: expect.any(Buffer) as Buffer,
    });
    await purgeDocuments(on('2027-08-21'));
    expect(await stored()).toEqual({
      name: 'Siti Rahmawati',
      secrets: null,
      content: null,
      status: 'accepted',
      purged_at: on('2027-08-21').now(),
    });
    expect(await readBy(member)).toBe('not_found');
    expect((await passport(member)).document).toMatchObject({ id: null, status: 'accepted' });
    await purgeDocuments(on('2027-08-22'));
    const { items } = await listAudit(deps, member.account.id, 1, 10);
    expect(items.map(({ action, role }) => [action, role])).toEqual(
      expect.arrayContaining([
        ['documents.purged', 'system'],
        ['document.accepted', 'partner_staff'],
        ['document.uploaded', 'member'],
      ]),
    );
    expect(items.filter(({ action }) => action === 'documents.purged')).toHaveLength(1);
  });

  it.each(['expired', 'cancelled_by_partner'] as const)(
    'of an order that is %s are deleted after a day, and required again when it is revived',
    async (state) => {
      await set(state);
      await purgeDocuments({ ...deps, now: () => new Date(deps.now().getTime() + 86_400_000 - 1_000) });
      expect((await stored()).content).not.toBeNull();
      await purgeDocuments({ ...deps, now: () => new Date(deps.now().getTime() + 86_400_000 + 1_000) });
      expect(await stored()).toMatchObject({ secrets: null, content: null, status: null });
      await set('paid');
      expect((await passport(member)).document.status).toBe('missing');
      documentId = await upload();
      expect(await readBy(staff)).toBe('read');
    },
  );

  it('are retained as long as the configuration says', async () => {
    await set('completed');
    await purgeDocuments({
      ...on('2027-06-29'),
      documentRetention: { daysAfterReturn: 7, daysAfterExpiry: 0 },
    });
    expect((await stored()).content).toBeNull();
  });

  it('of a future trip stay', async () => {
    await set('paid');
    await purgeDocuments(on('2027-06-20'));
    expect((await stored()).content).not.toBeNull();
  });
});
