// Departures from a table on a real database (docs/product/departures.md): what is looked at is what is written, all of it or nothing.
import { beforeAll, describe, expect, it } from 'vitest';
import type { ColumnPlaces } from '#shared/departure-columns';
import { AppError } from '#shared/errors';
import { createMember } from '#test/factories/accounts';
import { createOrder } from '#test/factories/bookings';
import { departureFormOf } from '#test/factories/departure-forms';
import { publishNewProgramme } from '#test/factories/programme-forms';
import { createPartner } from '#test/factories/programmes';
import { usePartnerFixture } from '#test/booking-fixture';
import {
  changeDepartures,
  createDepartures,
  getWrittenDeparture,
  importDepartures,
  publishDepartures,
  tryDepartures,
  undoChange,
} from './departures.ts';

const { database, shop, partner } = usePartnerFixture();
let programmeId: string;
let programme: string;
beforeAll(async () => {
  programmeId = (await publishNewProgramme(shop.deps, partner.staff, { extras: [] })).id;
  const { title } = await database.db
    .selectFrom('programmes')
    .select('title')
    .where('id', '=', programmeId)
    .executeTakeFirstOrThrow();
  programme = (title as unknown as { id: string }).id;
});

const begin = async (day: string, change = {}) => {
  const [id] = await createDepartures(shop.deps, partner.staff.actor, {
    programmeId,
    series: { dates: [day] },
    form: departureFormOf(change),
  });
  return getWrittenDeparture(shop.deps, partner.staff.actor, id!);
};
const read = (id: string) => getWrittenDeparture(shop.deps, partner.staff.actor, id);
const countAll = async () =>
  (await database.db.selectFrom('departures').select('id').where('programme_id', '=', programmeId).execute())
    .length;

/** The file of these rows; its columns stand in the order of the first. */
const fileOf = (...rows: Record<string, string | number>[]) => {
  const columns = Object.keys(rows[0]!);
  const text = [columns, ...rows.map((row) => columns.map((column) => row[column]))].map((row) =>
    row.join(';'),
  );
  const places: ColumnPlaces = Object.fromEntries(columns.map((column, index) => [column, index]));
  return { file: Buffer.from(text.join('\n')), places };
};
type Sent = ReturnType<typeof fileOf>;
const tryOut = (sent: Sent, actor = partner.staff.actor) => tryDepartures(shop.deps, actor, sent);
const write = async (sent: Sent, trial?: string) =>
  importDepartures(shop.deps, partner.staff.actor, { ...sent, trial: trial ?? (await tryOut(sent)).trial });
const faultOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? (error.faults[0]?.message ?? error.code) : error),
  );
const newRow = (change: Record<string, string | number> = {}) => ({
  code: '',
  programme,
  departs_on: '2027-08-01',
  departure_airport: 'CGK',
  quota: 40,
  price_quad: 30_000_000,
  ...change,
});

describe('a table of departures', () => {
  it('begins drafts, changes others and leaves the rest, together', async () => {
    const [changed, same] = [await begin('2027-06-02'), await begin('2027-06-03')];
    const sent = fileOf(
      newRow(),
      newRow({ code: changed.slug, departs_on: '2/6/2027', quota: 44, price_quad: 31_500_000 }),
      newRow({ code: same.slug, departs_on: '2027-06-03' }),
    );
    const tried = await tryOut(sent);
    expect(tried.faults).toEqual([]);
    expect(tried.plans.map(({ row, kind }) => [row, kind])).toEqual([
      [2, 'new'],
      [3, 'change'],
      [4, 'same'],
    ]);
    const before = await countAll();
    const { batchId, ...written } = await write(sent, tried.trial);
    expect(written).toEqual({ created: 1, changed: 1, carts: 0 });
    expect(await countAll()).toBe(before + 1);
    // What the file does not name stays: the other room, the airline, the plan.
    expect((await read(changed.id)).form).toEqual({
      ...changed.form,
      quota: 44,
      room_prices: { quad: 31_500_000, double: 34_000_000 },
    });
    await undoChange(shop.deps, partner.staff.actor, batchId!);
    expect((await read(changed.id)).form).toEqual(changed.form);
  });

  it('names row and column of every fault, and then writes nothing', async () => {
    const there = await begin('2027-06-04');
    const sent = fileOf(
      newRow({ code: there.slug, departs_on: '2027-06-05', quota: 0 }),
      newRow({ programme: 'Entah', departs_on: '2027-02-30' }),
      newRow({ departure_airport: 'ZZZ' }),
      newRow({ code: 'tidak-ada' }),
      newRow({ code: there.slug, departs_on: '2027-06-04', quota: 50 }),
      newRow({ code: there.slug, departs_on: '2027-06-04' }),
      newRow({ departs_on: '2020-01-01', price_quad: '=1+1' }),
    );
    const { faults } = await tryOut(sent);
    expect(faults.map(({ row, column, message }) => [row, column, message])).toEqual([
      [2, 'departs_on', 'error_import_day_fixed'],
      [2, 'quota', 'error_number_range'],
      [3, 'programme', 'error_import_programme'],
      [4, 'departure_airport', 'error_invalid_value'],
      [5, 'code', 'error_import_code'],
      [6, 'code', 'error_import_code_twice'],
      [7, 'code', 'error_import_code_twice'],
      [8, 'price_quad', 'error_cell_formula'],
    ]);
    const before = await countAll();
    expect(await faultOf(write(sent))).toBe('error_import_faults');
    expect(await countAll()).toBe(before);
    expect((await read(there.id)).form).toEqual(there.form);
  });

  it('keeps a quota above the taken seats and a published departure complete', async () => {
    const there = await begin('2027-06-06');
    await publishDepartures(shop.deps, partner.staff.actor, [there.id]);
    await createOrder(shop, { departure: there.id, rooms: [{ room_type: 'quad', adults: 4 }] });
    const row = { code: there.slug, quota: 40, price_quad: 30_000_000 };
    expect((await tryOut(fileOf({ ...row, quota: 3 }))).faults).toEqual([
      { row: 2, column: 'quota', message: 'error_import_quota', values: { taken: 4 } },
    ]);
    expect((await tryOut(fileOf({ ...row, price_quad: 1_000_000 }))).faults).toMatchObject([
      { row: 2, column: 'down_payment', message: 'error_down_payment_above_price' },
      { row: 2, column: 'below_reference_reason', message: 'programme_fault_price_below_reference' },
    ]);
  });

  it('writes only what was looked at', async () => {
    const there = await begin('2027-06-07');
    const sent = fileOf({ code: there.slug, quota: 44 });
    const { trial } = await tryOut(sent);
    // Meanwhile a colleague has written the same: it would be another change now.
    await changeDepartures(shop.deps, partner.staff.actor, { ids: [there.id], changes: { quota: 44 } });
    expect(await faultOf(write(sent, trial))).toBe('error_import_other');
    expect(await faultOf(write(fileOf({ code: there.slug, quota: 45 }), trial))).toBe('error_import_other');
    expect((await read(there.id)).form.quota).toBe(44);
  });

  it('begins departures once, however often the file is sent', async () => {
    const sent = fileOf(newRow({ departs_on: '2027-08-09' }), newRow({ departs_on: '2027-08-10' }));
    const { trial } = await tryOut(sent);
    const before = await countAll();
    const answers = await Promise.all([1, 2, 3].map(() => faultOf(write(sent, trial))));
    expect(answers.toSorted()).toEqual(['error_import_repeated', 'error_import_repeated', null].toSorted());
    expect(await countAll()).toBe(before + 2);
    expect((await tryOut(sent)).importedAt).not.toBeNull();
    expect(await faultOf(write(sent, trial))).toBe('error_import_repeated');
  });

  it('asks for the columns that name a departure', async () => {
    const sent = fileOf({ quota: 40 });
    expect(await tryOut(sent)).toMatchObject({ isReadable: false, headings: ['quota'], plans: [] });
    expect(await faultOf(write(sent))).toBe('error_import_columns');
    const twice = { file: sent.file, places: { code: 0, quota: 0 } };
    expect(await faultOf(tryOut(twice))).toBe('error_import_columns_twice');
    expect(await faultOf(tryOut({ file: sent.file, places: { code: 7 } }))).toBe(
      'error_import_columns_twice',
    );
  });

  it('knows nothing of another partner, and nobody without the duty writes', async () => {
    const there = await begin('2027-06-08');
    const sent = fileOf({ code: there.slug, quota: 1 });
    const { id: partnerId } = await createPartner(database.db);
    const other = await createMember(shop.deps, { roles: ['partner_staff'], partnerId });
    expect((await tryOut(sent, other.actor)).faults).toMatchObject([{ message: 'error_import_code' }]);
    expect((await tryOut(fileOf(newRow()), other.actor)).faults).toMatchObject([
      { message: 'error_import_programme' },
    ]);
    const member = await createMember(shop.deps);
    expect(await faultOf(tryOut(sent, member.actor))).toBe('forbidden');
  });
});
