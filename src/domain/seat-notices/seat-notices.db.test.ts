// Requests for a notification when seats are free again (spec §5): valid, invalid, repeated, too many.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeatureFlags } from '#domain/brands';
import { catalogueScope } from '#domain/catalogue';
import { addDays } from '#shared/dates';
import { AppError } from '#shared/errors';
import { createBrand } from '#test/factories/brands';
import { createDeparture, createPlaces, NOW, TODAY } from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { askForSeatNotice, type SeatNoticeRequest } from './seat-notices.ts';

let database: TestDatabase;
const flags = { is_hajj: 1, is_financing: 1 } as unknown as FeatureFlags;
const deps = () => ({
  textMessageLimits: { countries: ['ID'], perDay: 1_000 },
  db: database.db,
  now: () => NOW,
});
let requests = 0;

function ask(change: Partial<SeatNoticeRequest> = {}) {
  requests += 1;
  return askForSeatNotice(deps(), catalogueScope(deps(), { flags }), {
    departure: 'penuh',
    name: 'Siti Aminah',
    phone: '0812-3456-7890',
    brandId: 'uji',
    locale: 'id',
    address: `10.0.0.${requests}`,
    ...change,
  });
}
const refusal = (change: Partial<SeatNoticeRequest>) =>
  ask(change).then(
    () => null,
    (error: unknown) => error as AppError,
  );
const notices = (phone: string) =>
  database.db
    .selectFrom('seat_notices')
    .select(['name', 'phone', 'locale'])
    .where('phone', '=', phone)
    .execute();

beforeAll(async () => {
  database = await createTestDatabase();
  await createPlaces(database.db);
  await createBrand(database.db, 'uji');
  await createDeparture(database.db, { slug: 'penuh', quota: 5, sold: 5 });
  await createDeparture(database.db, { slug: 'ada', quota: 5, sold: 4 });
  await createDeparture(database.db, { slug: 'tutup', quota: 5, sold: 5, sale_ends_on: addDays(TODAY, -1) });
  await createDeparture(database.db, { slug: 'lalu', quota: 5, sold: 5, departs_on: TODAY });
});
afterAll(() => database.drop());

describe('a seat notice', () => {
  it('is stored once per phone, in one spelling, and a repeated request answers the same', async () => {
    expect(await ask()).toBeUndefined();
    expect(await ask({ phone: '+62 812 3456 7890', name: 'Orang lain' })).toBeUndefined();
    expect(await notices('+6281234567890')).toEqual([
      { name: 'Siti Aminah', phone: '+6281234567890', locale: 'id' },
    ]);
  });
  it.each<[string, Partial<SeatNoticeRequest>, object[]]>([
    ['no name', { name: '  ' }, [{ field: 'name', message: 'error_field_empty' }]],
    [
      'nothing at all',
      { name: '', phone: '' },
      [
        { field: 'name', message: 'error_field_empty' },
        { field: 'phone', message: 'error_field_empty' },
      ],
    ],
    [
      'nine characters',
      { phone: '081234567' },
      [{ field: 'phone', message: 'error_phone_too_short', values: { min: 10 } }],
    ],
    ['no phone number', { phone: 'abcdefghijk' }, [{ field: 'phone', message: 'error_phone_invalid' }]],
    ['a NUL in the name', { name: 'Si\u0000ti' }, [{ field: 'name', message: 'error_invalid_value' }]],
    [
      'an endless name',
      { name: 'a'.repeat(101) },
      [{ field: 'name', message: 'error_text_too_long', values: { max: 100 } }],
    ],
  ])('names the field at fault: %s', async (_what, change, faults) => {
    expect(await refusal(change)).toMatchObject({ code: 'invalid_input', faults });
  });
  it.each([
    ['ada', 'seats_available'],
    ['lalu', 'departure_departed'],
    ['tutup', 'departure_closed'],
    ['tidak-ada', 'not_found'],
    ["x' or 1=1", 'not_found'],
  ])('is refused for %s: %s', async (departure, code) => {
    expect(await refusal({ departure })).toMatchObject({ code });
  });
  it('is throttled by IP', async () => {
    const phones = Array.from({ length: 21 }, (_, index) => `08123456${1_000 + index}`);
    const outcomes = [];
    for (const phone of phones) outcomes.push(await refusal({ phone, address: '192.0.2.1' }));
    expect(outcomes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => null));
    expect(outcomes[20]).toMatchObject({ code: 'too_many_requests' });
  });
  it('is throttled by phone, whatever its spelling and the IP', async () => {
    for (let round = 0; round < 10; round += 1)
      await ask({ phone: '081299990000', address: `192.0.2.${10 + round}` });
    expect(await refusal({ phone: '+6281299990000' })).toMatchObject({ code: 'too_many_requests' });
  });
});
