// Participants and their documents (docs/product/participants.md; decision 0030): what is required, what is
// encrypted, who may see it, and that every access is recorded.
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Deps } from '#domain/deps';
import { listAudit } from '#domain/audit';
import { rotateKeys } from '#domain/key-rotation';
import type { Actor } from '#domain/memberships';
import { createKeyRing } from '#platform/keys';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createOrder, openBookingSetup } from '#test/factories/bookings';
import { createDeparture, createPartner, createPlaces, createProgramme } from '#test/factories/programmes';
import { useTestContext } from '#test/test-context';
import {
  findDocumentProgress,
  judgeDocument,
  type ListedParticipant,
  listParticipants,
  readDocument,
  saveParticipant,
  uploadDocument,
} from './participants.ts';

const { deps, database } = useTestContext();
let member: SignedIn;
let staff: SignedIn;
let otherStaff: SignedIn;
let booking: string;
let person: ListedParticipant;

let partnerId: string;
let departure: string;
beforeAll(async () => {
  await createPlaces(database.db);
  partnerId = (await createPartner(database.db)).id;
  departure = (
    await createDeparture(database.db, {
      programme_id: (await createProgramme(database.db, { partner_id: partnerId })).id,
      quota: 500,
    })
  ).id;
  staff = await createMember(deps, { roles: ['partner_staff'], partnerId });
  otherStaff = await createMember(deps, {
    roles: ['partner_staff'],
    partnerId: (await createPartner(database.db)).id,
  });
});
beforeEach(async () => {
  member = await createMember(deps);
  booking = await order(member);
  person = await first(member.actor);
});

async function order(
  who: SignedIn,
  rooms: NonNullable<Parameters<typeof createOrder>[1]['rooms']> = [{ room_type: 'quad', adults: 1 }],
): Promise<string> {
  const { bookingId } = await createOrder(openBookingSetup(deps), { member: who, departure, rooms });
  // The partner cannot read an unpaid order (purge-documents.db.test.ts).
  await database.db.updateTable('bookings').set({ state: 'paid' }).where('id', '=', bookingId).execute();
  return bookingId;
}
const first = async (actor: Actor, id = booking) => (await listParticipants(deps, actor, id))[0]!;
const picture = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#0b5d47' } })
    .jpeg()
    .toBuffer();
const upload = async (kind = 'passport', file?: Buffer, actor = member.actor) =>
  uploadDocument(deps, actor, { booking, participantId: person.id, kind, file: file ?? (await picture()) });

// The departure is 13 June 2027, the return 21 June.
const form = {
  name: 'siti  Rahmawati',
  birth_date: '1975-08-17',
  gender: 'female',
  nik: '3171 0157 0875 0001',
  passport_number: 'c 1234567',
  passport_expires_on: '2027-12-21',
  vaccinated_on: '2027-01-10',
  phone: '0812-3456-7890',
  relation: 'self',
};
const save = (change: object, actor = member.actor) =>
  saveParticipant(deps, actor, { booking, participantId: person.id, form: { ...form, ...change } });

describe('a participant', () => {
  it('is stored as the form says, complete, with no sensitive data in clear text', async () => {
    expect(person).toMatchObject({ number: 1, traveller: 'adult', name: null, isComplete: false });
    expect(await save({})).toEqual({ mismatches: [] });
    expect(await first(member.actor)).toMatchObject({
      name: 'siti Rahmawati',
      birthDate: '1975-08-17',
      gender: 'female',
      nik: '3171015708750001',
      passportNumber: 'C1234567',
      passportExpiresOn: '2027-12-21',
      vaccinatedOn: '2027-01-10',
      phone: '+6281234567890',
      relation: 'self',
      isComplete: true,
    });
    const row = await database.db
      .selectFrom('participants')
      .selectAll()
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify({ ...row, secrets: row.secrets!.toString('latin1') })).not.toMatch(
      /1234567(?!890)|3171015708/,
    );
  });

  it('may be stored in part: numbers follow', async () => {
    await save({
      nik: '',
      passport_number: '',
      passport_expires_on: '',
      phone: '',
      vaccinated_on: '',
      relation: '',
    });
    expect(await first(member.actor)).toMatchObject({
      name: 'siti Rahmawati',
      nik: null,
      passportNumber: null,
      phone: null,
      isComplete: false,
    });
  });

  it.each([
    [{ name: 'Siti' }, 'name', 'error_passport_name_words'],
    [{ name: '' }, 'name', 'error_field_empty'],
    [{ birth_date: '2028-01-01' }, 'birth_date', 'error_birth_date_invalid'],
    [{ birth_date: '17-08-1975' }, 'birth_date', 'error_date_invalid'],
    [{ gender: '' }, 'gender', 'error_field_empty'],
    [{ nik: '317101570875000' }, 'nik', 'error_nik_form'],
    [{ passport_number: 'A-1' }, 'passport_number', 'error_passport_number_form'],
    [{ passport_expires_on: '20-12-2027' }, 'passport_expires_on', 'error_date_invalid'],
    [{ vaccinated_on: '2027-03-16' }, 'vaccinated_on', 'error_date_invalid'],
    [{ phone: '0812' }, 'phone', 'error_phone_too_short'],
    [{ phone: '0000000000' }, 'phone', 'error_phone_invalid'],
    [{ relation: 'tetangga' }, 'relation', 'error_invalid_value'],
  ])('refuses %j beside its field', async (change, field, message) => {
    await expect(save(change)).rejects.toMatchObject({ code: 'invalid_input', faults: [{ field, message }] });
  });

  it('is stored with a warning when the identity number contradicts the form', async () => {
    expect(await save({ nik: '3171011708750001' })).toEqual({ mismatches: ['gender'] });
    expect(await save({ nik: '3171015808750001' })).toEqual({ mismatches: ['birth_date'] });
    expect((await first(member.actor)).nik).toBe('3171015808750001');
  });

  it('is stored with a passport that expires too early, which is named until it is renewed', async () => {
    await save({ passport_expires_on: '2027-12-20' });
    expect(await first(member.actor)).toMatchObject({
      passportExpiresOn: '2027-12-20',
      passportEndsEarly: true,
      isComplete: true,
    });
    await save({});
    expect(await first(member.actor)).toMatchObject({ passportEndsEarly: false });
  });

  it('lists its missing details, by age', async () => {
    expect(person.missing).toEqual([
      'name',
      'birth_date',
      'gender',
      'nik',
      'passport_number',
      'passport_expires_on',
    ]);
    await save({ nik: '', passport_expires_on: '' });
    expect((await first(member.actor)).missing).toEqual(['nik', 'passport_expires_on']);
    await database.db
      .updateTable('participants')
      .set({ traveller: 'child' })
      .where('id', '=', person.id)
      .execute();
    expect((await first(member.actor)).missing).toEqual(['passport_expires_on']);
  });

  it('is hidden from other members, and cannot be changed once a paid trip is over', async () => {
    const stranger = await createMember(deps);
    await expect(listParticipants(deps, stranger.actor, booking)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(listParticipants(deps, otherStaff.actor, booking)).rejects.toMatchObject({
      code: 'not_found',
    });
    for (const { actor } of [stranger, staff, otherStaff])
      await expect(save({}, actor)).rejects.toMatchObject({ code: 'not_found' });
    await database.db.updateTable('bookings').set({ state: 'completed' }).where('id', '=', booking).execute();
    await expect(save({})).rejects.toMatchObject({ code: 'booking_state' });
    await expect(upload()).rejects.toMatchObject({ code: 'booking_state' });
  });

  it('needs the documents of its age', async () => {
    const family = await order(member, [{ room_type: 'quad', adults: 1, children: 0, infants: 0 }]);
    await database.db
      .updateTable('participants')
      .set({ traveller: 'infant' })
      .where('booking_id', '=', family)
      .execute();
    expect((await first(member.actor, family)).documents.map(({ kind }) => kind)).toEqual([
      'passport',
      'photo',
      'family_card',
      'birth_certificate',
    ]);
    expect(person.documents.map(({ kind }) => kind)).toEqual([
      'passport',
      'ktp',
      'photo',
      'vaccination',
      'family_card',
    ]);
  });
});

describe('a document', () => {
  it('is re-encoded and encrypted, read by member and partner, and every access is recorded', async () => {
    const id = await upload();
    const row = await database.db
      .selectFrom('participant_documents')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ kind: 'passport', status: 'uploaded', content_type: 'image/webp' });
    expect(row.content!.includes('WEBP')).toBe(false);
    for (const { actor } of [member, staff]) {
      const { bytes, contentType } = await readDocument(deps, actor, { booking, documentId: id });
      expect([contentType, (await sharp(bytes).metadata()).format]).toEqual(['image/webp', 'webp']);
    }
    for (const actor of [otherStaff.actor, (await createMember(deps)).actor]) {
      await expect(readDocument(deps, actor, { booking, documentId: id })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    const { items } = await listAudit(deps, member.account.id, 1, 10);
    expect(items.map(({ action, role, isOwn }) => [action, role, isOwn])).toEqual([
      ['document.read', 'partner_staff', false],
      ['document.read', 'member', true],
      ['document.uploaded', 'member', true],
    ]);
  });

  it('is not found under another booking', async () => {
    const id = await upload();
    await expect(
      readDocument(deps, member.actor, { booking: await order(member), documentId: id }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'error_document_empty'],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), 'error_document_too_large'],
    ['a text', Buffer.from('paspor saya hilang di jalan'), 'error_document_unreadable'],
  ])('that is %s is refused', async (_what, file, message) => {
    await expect(upload('passport', file)).rejects.toMatchObject({
      code: 'invalid_input',
      faults: [{ field: 'file', message }],
    });
  });

  it('is accepted or rejected with a reason, by the partner only; an accepted one stays', async () => {
    const id = await upload();
    const judge = (actor: Actor, verdict: 'accepted' | 'rejected', reason?: string) =>
      judgeDocument(deps, actor, { booking, documentId: id, verdict, reason });
    for (const { actor } of [member, otherStaff])
      await expect(judge(actor, 'accepted')).rejects.toMatchObject({ code: 'not_found' });
    await expect(judge(staff.actor, 'rejected', ' ')).rejects.toMatchObject({
      code: 'invalid_input',
      faults: [{ field: 'reason' }],
    });
    await judge(staff.actor, 'rejected', 'Foto buram');
    const passport = async () =>
      (await first(member.actor)).documents.find(({ kind }) => kind === 'passport');
    expect(await passport()).toMatchObject({ status: 'rejected', reason: 'Foto buram' });
    await expect(judge(staff.actor, 'accepted')).rejects.toMatchObject({ code: 'booking_state' });
    expect(await upload()).toBe(id);
    expect(await passport()).toMatchObject({ status: 'uploaded', reason: null });
    await judge(staff.actor, 'accepted');
    await expect(upload()).rejects.toMatchObject({ code: 'booking_state' });
    expect(await findDocumentProgress(deps, booking)).toEqual({
      unnamed: 1,
      needed: 5,
      sent: 1,
      accepted: 1,
      rejected: 0,
    });
  });
});

describe('a family card', () => {
  const relate = async (relations: (string | null)[]) => {
    booking = await order(member, [{ room_type: 'quad', adults: 4 }]);
    const people = await listParticipants(deps, member.actor, booking);
    for (const [index, relation] of relations.entries())
      await database.db
        .updateTable('participants')
        .set({ relation })
        .where('id', '=', people[index]!.id)
        .execute();
    return people.map(({ id }) => id);
  };
  const send = async (participantId: string, who = member.actor) =>
    uploadDocument(deps, who, { booking, participantId, kind: 'family_card', file: await picture() });
  const cards = async () =>
    (await listParticipants(deps, member.actor, booking)).map(({ documents }) =>
      documents.find(({ kind }) => kind === 'family_card')!,
    );
  const rows = () =>
    database.db
      .selectFrom('participant_documents as f')
      .innerJoin('participants as p', 'p.id', 'f.participant_id')
      .select('f.id')
      .where('p.booking_id', '=', booking)
      .execute();

  it('is uploaded once, shown for each of the family, reviewed once, and replaced from any page', async () => {
    const [self, spouse, friend] = await relate(['self', 'spouse', 'other', null]);
    const id = await send(self!);
    expect((await cards()).map((card) => [card.id, card.status, card.holder?.number ?? null])).toEqual([
      [id, 'uploaded', null],
      [id, 'uploaded', 1],
      [null, 'missing', null],
      [null, 'missing', null],
    ]);
    expect(await findDocumentProgress(deps, booking)).toMatchObject({ needed: 20, sent: 2 });
    await judgeDocument(deps, staff.actor, {
      booking,
      documentId: id,
      verdict: 'rejected',
      reason: 'Terpotong',
    });
    expect((await cards()).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'missing',
      'missing',
    ]);
    expect(await send(spouse!)).toBe(id);
    await judgeDocument(deps, staff.actor, { booking, documentId: id, verdict: 'accepted' });
    expect(await findDocumentProgress(deps, booking)).toMatchObject({ accepted: 2, rejected: 0 });
    for (const one of [self, spouse])
      await expect(send(one!)).rejects.toMatchObject({ code: 'booking_state' });
    expect(await send(friend!)).not.toBe(id);
  });

  it('is stored once also when two of the family upload it at the same moment', async () => {
    const people = await relate(['self', 'spouse', 'child', 'parent']);
    const ids = await Promise.all(people.map((id) => send(id)));
    expect([new Set(ids).size, (await rows()).length]).toEqual([1, 1]);
  });

  it('leaves cards uploaded for one participant as they are', async () => {
    const [self, spouse, child] = await relate([null, null, null, null]);
    const own = [await send(self!), await send(spouse!)];
    for (const id of [self, spouse, child])
      await database.db
        .updateTable('participants')
        .set({ relation: 'sibling' })
        .where('id', '=', id!)
        .execute();
    await judgeDocument(deps, staff.actor, { booking, documentId: own[1]!, verdict: 'accepted' });
    expect((await cards()).map(({ id, status }) => [id, status])).toEqual([
      [own[0], 'uploaded'],
      [own[1], 'accepted'],
      [own[1], 'accepted'],
      [null, 'missing'],
    ]);
    expect(await send(self!)).toBe(own[0]);
  });

  it('leaves room for an own card: a parent of another household', async () => {
    const [self, parent] = await relate(['self', 'parent', 'other', 'other']);
    const shared = await send(self!);
    const own = await uploadDocument(deps, member.actor, {
      booking,
      participantId: parent!,
      kind: 'family_card',
      isOwnCard: true,
      file: await picture(),
    });
    expect((await cards()).slice(0, 2).map(({ id, holder }) => [id, holder])).toEqual([
      [shared, null],
      [own, null],
    ]);
  });
});

it('everything encrypted moves to the newest key', async () => {
  await save({});
  const id = await upload();
  const keys = createKeyRing(
    `baru:${Buffer.alloc(32, 'baru').toString('base64')},test:${Buffer.alloc(32, 'rihlah').toString('base64')}`,
  );
  const after: Deps = { ...deps, keys };
  expect(await rotateKeys(after)).toBeGreaterThanOrEqual(2);
  expect(await rotateKeys(after)).toBe(0);
  const onlyNew: Deps = {
    ...deps,
    keys: createKeyRing(`baru:${Buffer.alloc(32, 'baru').toString('base64')}`),
  };
  expect((await listParticipants(onlyNew, member.actor, booking))[0]).toMatchObject({
    nik: '3171015708750001',
  });
  expect((await readDocument(onlyNew, member.actor, { booking, documentId: id })).contentType).toBe(
    'image/webp',
  );
});
