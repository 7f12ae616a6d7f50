// Manifests on a real database (docs/product/manifests.md): templates as data, who may export, what each export leaves behind, what changed.
import { addDays } from '#shared/dates';
import { beforeEach, expect, it } from 'vitest';
import { listParticipants, saveParticipant } from '#domain/participants';
import { usePartnerFixture } from '#test/booking-fixture';
import { createMember } from '#test/factories/accounts';
import { createPaidOrder } from '#test/factories/bookings';
import { createDeparture, createPartner } from '#test/factories/programmes';
import { exportManifest, purgeManifests, readManifest } from './manifests.ts';

const { database, shop, partner, clock } = usePartnerFixture();
let departureId: string;
beforeEach(async () => {
  departureId = (await createDeparture(database.db, { programme_id: partner.programmeId, quota: 20 })).id;
});

const form = {
  name: 'Siti Rahmawati',
  birth_date: '1975-08-17',
  gender: 'female',
  nik: '3171015708750001',
  passport_number: 'C1234567',
  passport_expires_on: '2029-12-21',
  phone: '081234567890',
  relation: 'self',
};
const registration = {
  father_name: 'Ahmad',
  birth_place: 'Bandung',
  passport_issued_at: 'Bandung',
  passport_issued_on: '2024-01-10',
  marital_status: 'married',
  education: 's1',
  occupation: 'Guru',
  address: '=HYPERLINK("http://jahat.test")',
  village: 'Dago',
  district: 'Coblong',
  regency: 'Bandung',
  province: 'Jawa Barat',
};

async function traveller(change: object = {}) {
  const { bookingId, member } = await createPaidOrder(shop, { departure: departureId });
  const [person] = await listParticipants(shop.deps, member.actor, bookingId);
  const save = (fields: object) =>
    saveParticipant(shop.deps, member.actor, {
      booking: bookingId,
      participantId: person!.id,
      form: { ...form, ...fields },
    });
  await save(change);
  return { bookingId, member, participantId: person!.id, save };
}
const read = (code = 'siskopatuh', actor = partner.staff.actor) =>
  readManifest(shop.deps, actor, { departureId, code });
const take = (code = 'siskopatuh', { format = 'xlsx', actor = partner.staff.actor } = {}) =>
  exportManifest(shop.deps, actor, { departureId, code, format });

it('has the 32 columns of Siskopatuh, filled from what the traveller gave, numbers as text', async () => {
  await traveller(registration);
  const { columns, rows } = await take();
  expect(columns).toHaveLength(32);
  expect(Object.fromEntries(columns.map((title, index) => [title, rows[0]![index]]))).toMatchObject({
    Title: 'NYONYA',
    'Nama Ayah': 'Ahmad',
    'No Identitas': '3171015708750001',
    'No Paspor': 'C1234567',
    'Tgl Lahir': '1975-08-17',
    'No HP': '+6281234567890',
    'Status Pernikahan': 'MENIKAH',
    'No Visa': '',
  });
  expect((await read()).people[0]!.missing).toEqual([]);
});

it('says per traveller what is missing, and shows nothing that is there', async () => {
  await traveller();
  const manifest = await read();
  expect(manifest.people[0]!.missing).toContain('Nama Ayah');
  expect(JSON.stringify(manifest)).not.toContain('C1234567');
  expect(manifest.byHand).toContain('No Visa');
  expect((await read('docs')).people[0]!.missing).toEqual([]);
});

it('keeps what was said for the register when the form is sent without it', async () => {
  const { member, bookingId, save } = await traveller(registration);
  await save({ name: 'Siti Rahma Wati' });
  const [person] = await listParticipants(shop.deps, member.actor, bookingId);
  expect(person).toMatchObject({ name: 'Siti Rahma Wati', registration });
});

it('compares with the last export: who is new, who is gone, which columns changed', async () => {
  const first = await traveller(registration);
  const gone = await traveller(registration);
  expect((await read()).changes).toBeNull();
  await take();
  expect((await read()).changes).toMatchObject({ added: [], removed: [], changed: [] });
  await first.save({ ...registration, passport_number: 'X7654321' });
  await database.db
    .updateTable('bookings')
    .set({ state: 'cancelled_by_partner' })
    .where('id', '=', gone.bookingId)
    .execute();
  const added = await traveller(registration);
  expect((await read()).changes).toMatchObject({
    added: [added.participantId],
    removed: [gone.participantId],
    changed: [{ participantId: first.participantId, columns: ['No Paspor'] }],
  });
  expect((await read('docs')).changes).toBeNull();
});

it('wants a fresh code, is told to everybody in it, and to nobody outside', async () => {
  const { member } = await traveller();
  const { actor } = partner.staff;
  await expect(take('docs', { actor: { ...actor, hasFreshFactor: false } })).rejects.toMatchObject({
    code: 'step_up_required',
  });
  await take('docs');
  expect(
    await database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_role'])
      .where('subject_id', '=', member.account.id)
      .where('action', '=', 'manifest.exported')
      .execute(),
  ).toEqual([{ action: 'manifest.exported', actor_role: 'partner_staff' }]);
  const { id: elsewhere } = await createPartner(database.db);
  const stranger = await createMember(shop.deps, { roles: ['partner_staff'], partnerId: elsewhere });
  const finance = await createMember(shop.deps, {
    roles: ['partner_staff'],
    partnerId: partner.id,
    duties: ['finance'],
  });
  for (const ask of [read, (code: string, one: typeof actor) => take(code, { actor: one })]) {
    await expect(ask('docs', stranger.actor)).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask('docs', finance.actor)).rejects.toMatchObject({ code: 'forbidden' });
  }
  await expect(take('tidak-ada')).rejects.toMatchObject({ code: 'not_found' });
  await expect(take('docs', { format: 'exe' })).rejects.toMatchObject({ code: 'not_found' });
});

it('keeps only the newest export of a template to compare with and forgets it after the journey', async () => {
  await traveller();
  await take();
  await take();
  const kept = () =>
    database.db
      .selectFrom('manifest_rows as r')
      .innerJoin('manifest_exports as e', 'e.id', 'r.export_id')
      .select('r.key_id')
      .where('e.departure_id', '=', departureId)
      .execute();
  expect(await kept()).toHaveLength(1);
  const { returns_on: returns } = await database.db
    .selectFrom('departures')
    .select('returns_on')
    .where('id', '=', departureId)
    .executeTakeFirstOrThrow();
  clock.now = new Date(`${addDays(returns, 61)}T05:00:00Z`);
  await expect(read()).rejects.toMatchObject({ code: 'booking_state' });
  await purgeManifests({ ...shop.deps, documentRetention: { daysAfterReturn: 60, daysAfterExpiry: 1 } });
  expect(await kept()).toEqual([]);
});
