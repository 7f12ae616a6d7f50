// RajaOngkir V2 (docs/product/checkout.md): couriers' rates and tracking. It has its own ids for places, looked up once each.
import * as z from 'zod';
import { fetchWithin, type Question } from '#platform/bounded-fetch';
import {
  chargeableGrams,
  ShippingError,
  type ShippingPlace,
  type ShippingProvider,
  type Tracking,
} from './shipping.ts';
import { ratesFrom, wireRates } from './wire-rates.ts';

export interface RajaOngkirSettings {
  url: string;
  key: string;
  /** 'jne:sicepat:jnt' */
  couriers: string;
}

const maxBytes = 512 * 1024;
const placesRemembered = 10_000;

const envelope = z.object({ meta: z.object({ code: z.int(), message: z.string() }), data: z.unknown() });
const places = z.array(
  z.object({ id: z.int(), city_name: z.string(), district_name: z.string(), zip_code: z.string() }),
);
const waybill = z.object({
  delivered: z.boolean(),
  manifest: z
    .array(
      z.object({
        manifest_description: z.string(),
        manifest_date: z.string(),
        manifest_time: z.string(),
        city_name: z.string().nullish(),
      }),
    )
    .nullish(),
});

export function rajaOngkir(
  { url, key, couriers }: RajaOngkirSettings,
  { timeoutMs = 8_000 } = {},
): ShippingProvider {
  const known = new Map<string, number>();

  /** Null: it has nothing about this. */
  async function ask<T>(path: string, question: Question, schema: z.ZodType<T>): Promise<T | null> {
    const { status, text } = await fetchWithin(
      `${url}/${path}`,
      { ...question, headers: { key, accept: 'application/json' } },
      { timeoutMs, maxBytes },
    ).catch((cause: unknown) => {
      throw new ShippingError('RajaOngkir did not answer', true, { cause });
    });
    if (status >= 500 || status === 429) throw new ShippingError(`RajaOngkir answered ${status}`, true);
    const answer = envelope.safeParse(jsonIn(text));
    if (!answer.success) throw new ShippingError(`RajaOngkir's answer of ${status} cannot be read`, true);
    const {
      meta: { code, message },
      data,
    } = answer.data;
    if (code === 404) return null;
    if (code !== 200)
      throw new ShippingError(`RajaOngkir answered ${code}: ${message}`, code >= 500 || code === 429);
    const read = schema.safeParse(data);
    if (!read.success)
      throw new ShippingError(`RajaOngkir's answer cannot be read: ${z.prettifyError(read.error)}`, true);
    return read.data;
  }

  async function placeId(place: ShippingPlace): Promise<number | null> {
    const remembered = known.get(nameOf(place));
    if (remembered !== undefined) return remembered;
    const found =
      (place.postalCode === '' ? null : await search(place.postalCode, place)) ??
      (await search(place.district, place));
    if (found !== null) {
      if (known.size >= placesRemembered) known.clear();
      known.set(nameOf(place), found);
    }
    return found;
  }

  async function search(words: string, place: ShippingPlace): Promise<number | null> {
    const query = new URLSearchParams({ search: words, limit: '50', offset: '0' });
    const found = await ask(`destination/domestic-destination?${query}`, {}, places);
    return bestOf(found ?? [], place);
  }

  return {
    async rates(from, to, parcel) {
      const [origin, destination] = await Promise.all([placeId(from), placeId(to)]);
      if (origin === null || destination === null) return [];
      const form = {
        origin: String(origin),
        destination: String(destination),
        weight: String(chargeableGrams(parcel)),
        courier: couriers,
      };
      return ratesFrom(
        (await ask(
          'calculate/domestic-cost',
          { method: 'POST', body: new URLSearchParams(form) },
          wireRates,
        )) ?? [],
      );
    },
    async track(courier, awb) {
      const found = await ask(
        `track/waybill?${new URLSearchParams({ awb, courier })}`,
        { method: 'POST' },
        waybill,
      );
      return found && trackingOf(found);
    },
  };
}

const nameOf = ({ districtCode, postalCode }: ShippingPlace) => `${districtCode} ${postalCode}`;
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/^(kabupaten|kab\.|kota)\s+/, '')
    .replace(/[^a-z]/g, '');

/** The same district of the same city, with its own postal code if there is one; a mere postal code may lie anywhere. */
function bestOf(
  found: z.output<typeof places>,
  { district, city, postalCode }: ShippingPlace,
): number | null {
  const fitting = found.filter(
    (one) => plain(one.district_name) === plain(district) && plain(one.city_name) === plain(city),
  );
  return (fitting.find((one) => one.zip_code === postalCode) ?? fitting[0])?.id ?? null;
}

function trackingOf({ delivered, manifest }: z.output<typeof waybill>): Tracking {
  const steps = (manifest ?? []).map(
    ({ manifest_date: date, manifest_time: time, manifest_description: description, city_name: city }) => ({
      at: `${date} ${time.slice(0, 5)}`,
      city: city ?? '',
      description,
    }),
  );
  return { isDelivered: delivered, steps: steps.toSorted((a, b) => (a.at < b.at ? 1 : -1)) };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
