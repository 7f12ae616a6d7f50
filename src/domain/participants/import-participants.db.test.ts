// Travellers from a partner's table on a real database (docs/product/participants.md): what is looked at is what is written, all of it or
// nothing, by the form that members send.
import { strToU8, unzipSync, zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeWorkbook } from '#platform/spreadsheets/spreadsheets';
import { guessParticipantColumns, readParticipantWord } from '#labels/participant-columns';
import { AppError } from '#shared/errors';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createPaidOrder } from '#test/factories/bookings';
import { createDeparture, createPartner, createProgramme } from '#test/factories/programmes';
import { usePartnerFixture } from '#test/booking-fixture';
import {
  importParticipants,
  listParticipants,
  saveParticipant,
  takeParticipantTable,
  tryParticipants,
} from './participants.ts';

const { database, shop, partner } = usePartnerFixture();
let departureId: string;
let member: SignedIn;
let bookingId: string;
let code: string;
beforeEach(async () => {
  departureId = (await createDeparture(database.db, { programme_id: partner.programmeId, quota: 40 })).id;
  ({ member, bookingId, code } = await order(2));
});

async function order(people: number | { adults: number; children: number }, departure = departureId) {
  const counts = typeof people === 'number' ? { adults: people } : people;
  const paid = await createPaidOrder(shop, { departure, rooms: [{ room_type: 'quad', ...counts }] });
  const { code: its } = await database.db
    .selectFrom('bookings')
    .select('code')
    .where('id', '=', paid.bookingId)
    .executeTakeFirstOrThrow();
  return { ...paid, code: its };
}

type Row = Record<string, string | number>;
const person = (change: Row = {}): Row => ({
  booking: code,
  number: 1,
  name: 'Siti Rahmawati',
  birth_date: '17/8/1975',
  gender: 'P',
  nik: '3171015708750001',
  passport_number: 'c1234567',
  passport_expires_on: '2029-12-21',
  phone: '0812-3456-7890',
  relation: 'Pemesan sendiri',
  ...change,
});
/** Its columns stand in the order of the first row. */
const csvOf = (...rows: Row[]) => {
  const columns = Object.keys(rows[0]!);
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return Buffer.from(lines.map((line) => line.join(';')).join('\n'));
};
const sent = (file: Uint8Array) => ({
  departureId,
  file,
  places: guessParticipantColumns,
  readWord: readParticipantWord,
});
const tryOut = (file: Uint8Array, actor = partner.staff.actor) =>
  tryParticipants(shop.deps, actor, sent(file));
const write = async (file: Uint8Array, trial?: string, actor = partner.staff.actor) =>
  importParticipants(shop.deps, actor, { ...sent(file), trial: trial ?? (await tryOut(file)).trial });
const faultsOf = async (file: Uint8Array) =>
  (await tryOut(file)).faults.map(({ row, column, message }) => [row, column, message]);
const refusalOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? (error.faults[0]?.message ?? error.code) : error),
  );
const people = () => listParticipants(shop.deps, member.actor, bookingId);
const auditOf = (subjectId: string) =>
  database.db
    .selectFrom('audit_log')
    .select(['action', 'actor_role'])
    .where('subject_id', '=', subjectId)
    .where('action', 'in', ['participants.imported', 'participants.exported'])
    .execute();

describe('a table of travellers', () => {
  it('fills in several at once, encrypted, with a line for whoever booked', async () => {
    const file = csvOf(person(), person({ number: 2, name: 'Budi Santoso', gender: 'laki-laki', nik: '' }));
    const second = person({ number: 2, name: 'Budi Santoso', gender: 'male', nik: '', passport_number: '' });
    const tried = await tryOut(csvOf(person(), second));
    expect(tried).toMatchObject({ faults: [], isReadable: true });
    expect(tried.plans.map(({ row, kind }) => [row, kind])).toEqual([
      [2, 'change'],
      [3, 'change'],
    ]);
    // Both have the passport of the first.
    expect(await faultsOf(file)).toEqual([
      [2, 'passport_number', 'error_import_same_person'],
      [3, 'passport_number', 'error_import_same_person'],
    ]);
    expect(await write(csvOf(person(), second), tried.trial)).toEqual({ changed: 2 });
    expect(await people()).toMatchObject([
      {
        name: 'Siti Rahmawati',
        birthDate: '1975-08-17',
        gender: 'female',
        nik: '3171015708750001',
        passportNumber: 'C1234567',
        phone: '+6281234567890',
        relation: 'self',
      },
      { name: 'Budi Santoso', gender: 'male', nik: null },
    ]);
    const { secrets } = await database.db
      .selectFrom('participants')
      .select('secrets')
      .where('booking_id', '=', bookingId)
      .where('position', '=', 0)
      .executeTakeFirstOrThrow();
    expect(secrets!.toString('latin1')).not.toContain('31710157');
    expect(await auditOf(member.account.id)).toEqual([
      { action: 'participants.imported', actor_role: 'partner_staff' },
    ]);
  });

  it('is taken as it is, and sent back unchanged changes nothing', async () => {
    await saveParticipant(shop.deps, member.actor, {
      booking: bookingId,
      participantId: (await people())[0]!.id,
      form: { ...person({ birth_date: '1975-08-17', gender: 'female', relation: 'self' }), education: 's1' },
    });
    const { rows } = await takeParticipantTable(shop.deps, partner.staff.actor, departureId);
    expect(rows.map(({ booking, number, nik, name }) => [booking, number, nik, name])).toEqual([
      [code, '1', '3171015708750001', 'Siti Rahmawati'],
      [code, '2', null, null],
    ]);
    const columns = Object.keys(rows[0]!) as (keyof (typeof rows)[0])[];
    const file = await writeWorkbook([
      {
        name: 'x',
        columns: columns.map((title) => ({ title, type: 'text' as const })),
        rows: rows.map((row) => columns.map((column) => row[column])),
      },
    ]);
    expect((await tryOut(file)).plans.map(({ kind }) => kind)).toEqual(['same', 'same']);
    // Columns that are not in the file stay; an empty cell clears.
    await write(csvOf({ booking: code, number: 1, phone: '' }));
    expect((await people())[0]).toMatchObject({
      phone: null,
      nik: '3171015708750001',
      registration: { education: 's1' },
    });
    expect((await auditOf(member.account.id)).map(({ action }) => action)).toEqual([
      'participants.exported',
      'participants.imported',
    ]);
  });

  it('names row and column of every fault by the form of members, and then writes nothing', async () => {
    const file = csvOf(
      person({ nik: '317101', birth_date: '2027-02-30' }),
      person({ number: 2, name: '=SUM(A1)' }),
      person({ number: 1 }),
      person({ number: 3 }),
      person({ booking: 'RH-22222222' }),
      person({ number: 2, gender: 'x', phone: '12', passport_number: 'A' }),
      person({ number: 2 }),
    );
    expect(await faultsOf(file)).toEqual([
      [2, 'birth_date', 'error_date_invalid'],
      [2, 'nik', 'error_nik_form'],
      [3, 'name', 'error_cell_formula'],
      [4, 'number', 'error_import_traveller_twice'],
      [5, 'booking', 'error_import_traveller'],
      [6, 'booking', 'error_import_traveller'],
      [7, 'gender', 'error_field_empty'],
      [7, 'passport_number', 'error_passport_number_form'],
      [7, 'phone', 'error_phone_too_short'],
      [8, 'number', 'error_import_traveller_twice'],
    ]);
    expect(await refusalOf(write(file))).toBe('error_import_faults');
    expect(await people()).toMatchObject([{ name: null }, { name: null }]);
  });

  it('recognises somebody who travels on the departure already', async () => {
    const other = await order(1);
    await saveParticipant(shop.deps, other.member.actor, {
      booking: other.bookingId,
      participantId: (await listParticipants(shop.deps, other.member.actor, other.bookingId))[0]!.id,
      form: { name: 'Siti Rahmawati', birth_date: '1975-08-17', gender: 'female', nik: '3171015708750001' },
    });
    expect(await faultsOf(csvOf(person()))).toEqual([[2, 'nik', 'error_import_same_person']]);
    // Two who swap their numbers are nobody twice.
    await write(csvOf(person({ nik: '3171015708750002' })));
    const swapped = csvOf(
      { booking: code, number: 1, nik: '3171015708750001' },
      { booking: other.code, number: 1, nik: '3171015708750002' },
    );
    expect(await faultsOf(swapped)).toEqual([]);
  });

  it('writes only what was looked at: a member who saves meanwhile is not overwritten', async () => {
    const file = csvOf(person());
    const { trial } = await tryOut(file);
    await saveParticipant(shop.deps, member.actor, {
      booking: bookingId,
      participantId: (await people())[0]!.id,
      form: { name: 'Siti Aminah', birth_date: '1975-08-17', gender: 'female' },
    });
    expect(await refusalOf(write(file, trial))).toBe('error_import_other');
    expect(await refusalOf(write(csvOf(person({ name: 'Siti Lain' })), trial))).toBe('error_import_other');
    expect((await people())[0]!.name).toBe('Siti Aminah');
  });

  it('is written once by two who press together', async () => {
    const file = csvOf(person());
    const { trial } = await tryOut(file);
    const answers = await Promise.all([1, 2, 3].map(() => refusalOf(write(file, trial))));
    expect(answers.toSorted()).toEqual(['error_import_other', 'error_import_other', null].toSorted());
  });

  it('charges a traveller who turns out older, as the form does', async () => {
    const { id: halved } = await createDeparture(database.db, {
      programme_id: partner.programmeId,
      child_basis_points: 5_000,
    });
    departureId = halved;
    const { bookingId: withChild, code: its } = await order({ adults: 1, children: 1 });
    const child = await database.db
      .selectFrom('participants')
      .select('position')
      .where('booking_id', '=', withChild)
      .where('traveller', '=', 'child')
      .executeTakeFirstOrThrow();
    await write(csvOf(person({ booking: its, number: child.position + 1 })));
    const asked = await database.db
      .selectFrom('invoices')
      .select('stage')
      .where('booking_id', '=', withChild)
      .where('stage', '=', 'supplement')
      .execute();
    expect(asked).toEqual([{ stage: 'supplement' }]);
  });

  it('asks for the columns that name a traveller', async () => {
    const file = csvOf({ name: 'Siti Rahmawati' });
    expect(await tryOut(file)).toMatchObject({ isReadable: false, headings: ['name'], plans: [] });
    expect(await refusalOf(write(file))).toBe('error_import_traveller_columns');
    expect(
      await refusalOf(
        tryParticipants(shop.deps, partner.staff.actor, { ...sent(file), places: { name: 7 } }),
      ),
    ).toBe('error_import_columns_twice');
  });
});

describe('who may', () => {
  it('is staff of the partner with that duty and, to write and to take, a fresh code', async () => {
    const file = csvOf(person());
    const { trial } = await tryOut(file);
    const stale = { ...partner.staff.actor, hasFreshFactor: false };
    expect(await refusalOf(write(file, trial, stale))).toBe('step_up_required');
    expect(await refusalOf(takeParticipantTable(shop.deps, stale, departureId))).toBe('step_up_required');
    const chat = await createMember(shop.deps, {
      roles: ['partner_staff'],
      partnerId: partner.id,
      duties: ['chat', 'catalogue', 'finance'],
    });
    const stranger = await createMember(shop.deps, {
      roles: ['partner_staff'],
      partnerId: (await createPartner(database.db)).id,
    });
    for (const [actor, refusal] of [
      [chat.actor, 'forbidden'],
      [stranger.actor, 'not_found'],
      [member.actor, 'not_found'],
    ] as const) {
      expect(await refusalOf(tryOut(file, actor))).toBe(refusal);
      expect(await refusalOf(write(file, trial, actor))).toBe(refusal);
      expect(await refusalOf(takeParticipantTable(shop.deps, actor, departureId))).toBe(refusal);
    }
    expect(await people()).toMatchObject([{ name: null }, { name: null }]);
  });

  it('reaches no order of another departure, of another partner, or that is not paid', async () => {
    const { id: elsewhere } = await createDeparture(database.db, { programme_id: partner.programmeId });
    const other = await order(1, elsewhere);
    const foreignProgramme = await createProgramme(database.db, {
      partner_id: (await createPartner(database.db)).id,
    });
    const foreign = await order(
      1,
      (await createDeparture(database.db, { programme_id: foreignProgramme.id })).id,
    );
    await database.db
      .updateTable('bookings')
      .set({ state: 'waiting_payment' })
      .where('id', '=', bookingId)
      .execute();
    for (const booking of [other.code, foreign.code, code])
      expect(await faultsOf(csvOf(person({ booking })))).toEqual([[2, 'booking', 'error_import_traveller']]);
  });

  it('is nobody any more once the journey has begun, for what is written, and is over, for all', async () => {
    await database.db
      .updateTable('bookings')
      .set({ state: 'departed' })
      .where('id', '=', bookingId)
      .execute();
    expect(await faultsOf(csvOf(person()))).toEqual([[2, 'booking', 'error_import_order_closed']]);
    await database.db
      .updateTable('departures')
      .set({ departs_on: '2027-01-01', returns_on: '2027-01-09' })
      .where('id', '=', departureId)
      .execute();
    expect(await refusalOf(tryOut(csvOf(person())))).toBe('booking_state');
    expect(await refusalOf(takeParticipantTable(shop.deps, partner.staff.actor, departureId))).toBe(
      'booking_state',
    );
  });
});

describe('a hostile file', () => {
  const workbook = (rows: (string | number)[][]) =>
    writeWorkbook([
      {
        name: 'x',
        columns: Object.keys(person()).map((title) => ({ title, type: 'text' as const })),
        rows,
      },
    ]);
  const right = () => Object.values(person());

  it.each([
    ['of a hundred megabytes', async () => Buffer.alloc(100 * 1024 * 1024, 'a'), 'payload_too_large'],
    [
      'in an encoding we would guess',
      async () => Buffer.from('booking;name\nx;Jos\xe9', 'latin1'),
      'error_sheet_encoding',
    ],
    ['that is empty', async () => Buffer.alloc(0), 'error_sheet_empty'],
    ['that was cut inside a cell', async () => Buffer.from('booking;number\n"RH-1;1'), 'error_sheet_cut'],
    ['that is a picture', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'error_sheet_encoding'],
    ['that is a document', async () => Buffer.from('%PDF-1.7\n'), 'error_sheet_unreadable'],
    [
      'that unpacks to two hundred megabytes',
      async () => {
        const parts = unzipSync(await workbook([right()]));
        return zipSync({ ...parts, 'xl/bomb.xml': new Uint8Array(200 * 1024 * 1024) }, { level: 9 });
      },
      'error_sheet_size',
    ],
    [
      'of four hundred parts',
      async () =>
        zipSync({
          ...unzipSync(await workbook([right()])),
          ...Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`xl/p${at}.xml`, strToU8('<a/>')])),
        }),
      'error_sheet_size',
    ],
    [
      'with more rows than are read',
      async () => csvOf(...Array.from({ length: 10_001 }, () => ({ booking: 'x', number: 1 }))),
      'error_sheet_rows',
    ],
  ] as const)('%s is refused as a whole, in plain words', async (_name, make, refusal) => {
    const file = await make();
    expect(await refusalOf(tryOut(file))).toBe(refusal);
    expect(await refusalOf(write(file, 'x'))).toBe(refusal);
    expect(await people()).toMatchObject([{ name: null }, { name: null }]);
  });

  it('with one formula, one half row or one spoilt number saves nothing of the others', async () => {
    const first = csvOf(person()).toString();
    const half = Buffer.from(`${first}\n${code};2;Budi`);
    expect(await faultsOf(half)).toEqual([[3, null, 'error_row_short']]);
    const formula = csvOf(person(), person({ number: 2, name: '=HYPERLINK("http://jahat.test")' }));
    expect(await faultsOf(formula)).toEqual([[3, 'name', 'error_cell_formula']]);
    const parts = unzipSync(await workbook([right(), Object.values(person({ number: 2 }))]));
    const sheet = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml']);
    const [cell] = /<c r="F3"[^>]*>.*?<\/c>/.exec(sheet)!;
    const spoilt = zipSync({
      ...parts,
      'xl/worksheets/sheet1.xml': strToU8(sheet.replace(cell, '<c r="F3"><v>3171015708750001</v></c>')),
    });
    expect(await faultsOf(spoilt)).toEqual([[3, 'nik', 'error_cell_digits']]);
    for (const file of [half, formula, spoilt])
      expect(await refusalOf(write(file))).toBe('error_import_faults');
    expect(await people()).toMatchObject([{ name: null }, { name: null }]);
  });

  it('that a spreadsheet would run leaves as text, and comes back as it was', async () => {
    await write(csvOf(person({ address: "'=1+1" })));
    const { rows } = await takeParticipantTable(shop.deps, partner.staff.actor, departureId);
    expect(rows[0]!.address).toBe('=1+1');
  });
});
