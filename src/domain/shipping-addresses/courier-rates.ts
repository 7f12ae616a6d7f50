// What couriers ask for a parcel from a partner or store to an address. Call it outside transactions: it asks a provider.
import type { Db } from '#platform/database/database';
import {
  type Parcel,
  ShippingError,
  type ShippingPlace,
  type ShippingProvider,
  type ShippingRate,
} from '#platform/shipping/shipping';
import { AppError } from '#shared/errors';

interface CourierDeps {
  db: Db;
  shipping: ShippingProvider;
}

interface Trip {
  /** A partner or a store. */
  partnerId: string;
  to: { district: { code: string; name: string }; city: { name: string }; postalCode: string };
  parcel: Parcel;
}

/** Refuses `shipping_unavailable` where no courier answers. */
export async function askCouriers(
  { db, shipping }: CourierDeps,
  { partnerId, to: { district, city, postalCode }, parcel }: Trip,
): Promise<ShippingRate[]> {
  const to = { districtCode: district.code, district: district.name, city: city.name, postalCode };
  return shipping.rates(await placeOf(db, partnerId), to, parcel).catch((error: unknown) => {
    throw error instanceof ShippingError ? new AppError('shipping_unavailable', [], { cause: error }) : error;
  });
}

/** A partner names only its town: any district of it gives the courier's zone. */
async function placeOf(db: Db, partnerId: string): Promise<ShippingPlace> {
  const row = await db
    .selectFrom('partners as t')
    .innerJoin('regencies as r', 'r.code', 't.regency_code')
    .innerJoin('districts as d', 'd.regency_code', 'r.code')
    .select(['d.code', 'd.name as district', 'r.name as city'])
    .where('t.id', '=', partnerId)
    .orderBy('d.code')
    .executeTakeFirstOrThrow();
  return { districtCode: row.code, district: row.district, city: row.city, postalCode: '' };
}
