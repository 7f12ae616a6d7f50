// Shipping without a provider: a table of rates by zone (docs/product/checkout.md), in RajaOngkir's answer. The amounts
// are our choice, near what couriers ask between such places.
import { chargeableGrams, type Parcel, type ShippingPlace, type ShippingProvider } from './shipping.ts';
import { ratesFrom, type WireRates } from './wire-rates.ts';

export type Zone = 'regency' | 'province' | 'island' | 'neighbour' | 'far_east';

/** Rupiah for each kilogram begun, and days. */
const services = {
  HEMAT: {
    regency: [7_000, '2-4 day'],
    province: [9_000, '3-5 day'],
    island: [13_000, '3-6 day'],
    neighbour: [27_000, '5-9 day'],
    far_east: [58_000, '7-14 day'],
  },
  REGULER: {
    regency: [9_000, '1-2 day'],
    province: [12_000, '1-3 day'],
    island: [18_000, '2-4 day'],
    neighbour: [36_000, '3-6 day'],
    far_east: [79_000, '5-10 day'],
  },
} as const satisfies Record<string, Record<Zone, readonly [number, string]>>;

export const zoneRates: ShippingProvider = {
  async rates(from, to, parcel) {
    return ratesFrom(zoneAnswer(from, to, parcel));
  },
  // No courier, no waybill.
  track: async () => null,
};

function zoneAnswer(from: ShippingPlace, to: ShippingPlace, parcel: Parcel): WireRates {
  const zone = zoneBetween(from.districtCode, to.districtCode);
  const kilograms = Math.ceil(chargeableGrams(parcel) / 1_000);
  return Object.entries(services).map(([service, table]) => {
    const [perKilogram, etd] = table[zone];
    return {
      name: 'Kurir toko',
      code: 'toko',
      service,
      description: service,
      cost: perKilogram * kilograms,
      etd,
    };
  });
}

/** Maluku (8) and Papua (9). */
const farEast = '89';

/** The first digit of an area code is the island group, two are the province, four the city. */
export function zoneBetween(one: string, other: string): Zone {
  const isSame = (digits: number) => one.slice(0, digits) === other.slice(0, digits);
  if (isSame(4)) return 'regency';
  if (isSame(2)) return 'province';
  if (isSame(1)) return 'island';
  const inFarEast = [one, other].filter((code) => farEast.includes(code[0]!)).length;
  return inFarEast === 1 ? 'far_east' : 'neighbour';
}
