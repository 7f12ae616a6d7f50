// Rates from the local table and from RajaOngkir keep the same promises; each is tried as it is reached.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaultyGateway, says, saysText, startFaultyGateway } from '#test/providers/faulty-gateway';
import { type RajaOngkirServer, startRajaOngkir } from '#test/providers/rajaongkir-server';
import { rajaOngkir } from './rajaongkir.ts';
import { openShipping, shippingSettings } from './settings.ts';
import { chargeableGrams, type Parcel, type ShippingPlace } from './shipping.ts';
import { zoneBetween, zoneRates } from './zone-rates.ts';

const jakarta: ShippingPlace = {
  districtCode: '317101',
  district: 'Gambir',
  city: 'Kota Jakarta Pusat',
  postalCode: '10110',
};
const bandung: ShippingPlace = {
  districtCode: '327302',
  district: 'Coblong',
  city: 'Kota Bandung',
  postalCode: '40135',
};
const nowhere: ShippingPlace = {
  districtCode: '910101',
  district: 'Tidak Ada',
  city: 'Kabupaten Entah',
  postalCode: '99999',
};
const parcel: Parcel = { weightGrams: 1_200, lengthCm: 30, widthCm: 20, heightCm: 10 };

let rajaongkir: RajaOngkirServer;
let crooked: FaultyGateway;
beforeAll(async () => {
  [rajaongkir, crooked] = await Promise.all([startRajaOngkir(), startFaultyGateway()]);
});
afterAll(() => Promise.all([rajaongkir.close(), crooked.close()]));

describe.each([
  ['the local table', () => zoneRates],
  ['RajaOngkir', () => rajaOngkir(rajaongkir.settings, { timeoutMs: 60_000 })],
] as const)('%s', (_name, open) => {
  it('names couriers with cost and days, the cheapest first', async () => {
    const rates = await open().rates(jakarta, bandung, parcel);
    expect(rates.length).toBeGreaterThan(1);
    expect(rates.map(({ costRupiah }) => costRupiah)).toEqual(
      rates.map(({ costRupiah }) => costRupiah).toSorted((a, b) => a - b),
    );
    for (const { courier, courierName, service, costRupiah } of rates) {
      expect([courier, courierName, service].every((text) => text !== '')).toBe(true);
      expect(Number.isSafeInteger(costRupiah) && costRupiah > 0).toBe(true);
    }
    expect(rates[0]!.days!.most).toBeGreaterThanOrEqual(rates[0]!.days!.least);
  });
  it('knows nothing of a number that nobody gave out', async () => {
    expect(await open().track('jne', 'UNKNOWN')).toBeNull();
  });
});

describe('the local table', () => {
  it.each([
    ['317101', '317102', 'regency'],
    ['327302', '320101', 'province'],
    ['317101', '357801', 'island'],
    ['317101', '127101', 'neighbour'],
    ['317101', '517101', 'neighbour'],
    ['317101', '910101', 'far_east'],
    ['817101', '647101', 'far_east'],
    ['817101', '917101', 'neighbour'],
    ['910101', '940101', 'island'],
  ])('from %s to %s is one %s', (one, other, zone) => {
    expect([zoneBetween(one, other), zoneBetween(other, one)]).toEqual([zone, zone]);
  });
  it('charges each kilogram begun, and dearer the farther', async () => {
    const cost = async (to: string, weightGrams: number) =>
      (await zoneRates.rates(jakarta, { ...bandung, districtCode: to }, { ...parcel, weightGrams })).map(
        ({ costRupiah }) => costRupiah,
      );
    expect(await cost('327302', 1_000)).toEqual([13_000, 18_000]);
    expect(await cost('327302', 1_001)).toEqual([26_000, 36_000]);
    const prices = await Promise.all(
      ['317102', '310101', '327302', '127101', '910101'].map((to) => cost(to, 1_000)),
    );
    for (const service of [0, 1])
      expect(prices.map((one) => one[service])).toEqual(
        prices.map((one) => one[service]).toSorted((a, b) => a! - b!),
      );
  });
});

describe('RajaOngkir', () => {
  const open = (timeoutMs = 60_000) => rajaOngkir(rajaongkir.settings, { timeoutMs });
  const openCrooked = (timeoutMs = 60_000) =>
    rajaOngkir({ ...rajaongkir.settings, url: crooked.url }, { timeoutMs });

  it('is asked with its own ids, in grams that count the room too, and remembers places', async () => {
    const provider = open();
    rajaongkir.asked.length = 0;
    const bulky = { weightGrams: 500, lengthCm: 60, widthCm: 40, heightCm: 30 };
    const rates = await provider.rates(jakarta, bandung, bulky);
    await provider.rates(jakarta, bandung, bulky);
    expect(rajaongkir.asked.filter(({ path }) => path.startsWith('/destination'))).toHaveLength(2);
    expect(rajaongkir.asked.at(-1)).toEqual({
      path: '/calculate/domestic-cost',
      form: { origin: '102', destination: '201', weight: '12000', courier: 'jne:sicepat' },
    });
    expect(rates[0]).toEqual({
      courier: 'sicepat',
      courierName: 'SICEPAT',
      service: 'REG',
      description: 'Layanan Reguler',
      costRupiah: 19_000,
      days: { least: 1, most: 2 },
    });
    expect(rates.at(-1)!.days).toBeNull();
  });
  it('goes nowhere it does not know', async () => {
    expect(await open().rates(jakarta, nowhere, parcel)).toEqual([]);
    // A city of another name with the same district is another place.
    expect(await open().rates({ ...bandung, city: 'Kota Cimahi' }, jakarta, parcel)).toEqual([]);
  });
  it('says where a parcel is, the newest first', async () => {
    expect(await open().track('jne', 'MT685U91')).toEqual({
      isDelivered: true,
      steps: [
        { at: '2027-03-14 13:30', city: 'BANDUNG', description: 'Paket diserahkan' },
        { at: '2027-03-12 08:05', city: 'JAKARTA', description: 'Paket diterima kurir' },
      ],
    });
  });
  it('that does not know our key says so for good', async () => {
    const stranger = rajaOngkir({ ...rajaongkir.settings, key: 'guess' }, { timeoutMs: 60_000 });
    await expect(stranger.rates(jakarta, bandung, parcel)).rejects.toMatchObject({
      name: 'ShippingError',
      retryable: false,
    });
  });
  it.each([
    ['a fault', says({ meta: { code: 500, message: 'x' }, data: null }, 500)],
    ['too many questions', says({ meta: { code: 429, message: 'x' }, data: null }, 429)],
    ['HTML', saysText('<html></html>')],
    ['nothing', saysText('')],
    ['half an answer', saysText('{"meta":{')],
    ['too much', saysText('x'.repeat(600_000))],
    ['something else', says({ meta: { code: 200, message: 'x' }, data: [{ id: 'one' }] })],
  ])('that answers with %s may be asked again', async (_what, answer) => {
    crooked.answer = answer;
    await expect(openCrooked().track('jne', 'MT685U91')).rejects.toMatchObject({
      name: 'ShippingError',
      retryable: true,
    });
  });
  it('that never answers is left after a while', async () => {
    crooked.answer = () => {};
    await expect(openCrooked(200).track('jne', 'MT685U91')).rejects.toMatchObject({
      name: 'ShippingError',
      retryable: true,
    });
  });
});

it('couriers charge for weight or room, whichever is more, and never for nothing', () => {
  expect(chargeableGrams(parcel)).toBe(1_200);
  expect(chargeableGrams({ ...parcel, heightCm: 13 })).toBe(1_300);
  const size = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      size,
      size,
      size,
      (weightGrams, lengthCm, widthCm, heightCm) => {
        const grams = chargeableGrams({ weightGrams, lengthCm, widthCm, heightCm });
        expect(grams >= 1 && grams >= weightGrams && grams * 6 >= lengthCm * widthCm * heightCm).toBe(true);
      },
    ),
  );
});

it('without a key there is the local table', () => {
  const urls = { RAJAONGKIR_URL: 'https://rajaongkir.komerce.id/api/v1', RAJAONGKIR_COURIERS: 'jne' };
  expect(openShipping(shippingSettings({ ...urls, RAJAONGKIR_KEY: undefined }))).toBe(zoneRates);
  expect(openShipping(shippingSettings({ ...urls, RAJAONGKIR_KEY: 'key' }))).not.toBe(zoneRates);
});
