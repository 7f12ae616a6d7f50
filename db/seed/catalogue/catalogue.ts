// The demo's catalogue as a whole (README.md): partners, hotels, programmes, departures, reviews.
import { checkMinimumService, type ServiceMinimum } from '#domain/catalogue';
import type { Db } from '#platform/database/database';
import type { CityNames } from './agenda.ts';
import {
  departureRows,
  evidenceRows,
  proofRows,
  reviewRows,
  roomPriceRows,
  seatClaimRows,
} from './departure-rows.ts';
import { type DepartureSeed, departuresOf } from './departures.ts';
import { hotelBySlug } from './hotels.ts';
import { insertRows } from './insert-rows.ts';
import { hotelRows, licenceRows, partnerRows } from './partner-rows.ts';
import {
  programmeDestinationRows,
  programmeExtraRows,
  programmeHotelRows,
  programmeRows,
  programmeSupplyRows,
} from './programme-rows.ts';

/** Writes the catalogue as of `today`, inside the caller's transaction. Refuses departures below the minimum service. */
export async function seedCatalogue(
  db: Db,
  { today, cities }: { today: string; cities: CityNames },
): Promise<void> {
  const departures = departuresOf(today);
  refuseBelowMinimum(departures, await readMinimums(db));
  await insertRows(db, 'partners', partnerRows(today));
  await insertRows(db, 'licences', licenceRows(today));
  await insertRows(db, 'hotels', hotelRows());
  await insertRows(db, 'programmes', programmeRows(today, cities));
  await insertRows(db, 'programme_destinations', programmeDestinationRows());
  await insertRows(db, 'programme_hotels', programmeHotelRows());
  await insertRows(db, 'programme_extras', programmeExtraRows());
  await insertRows(db, 'programme_supplies', programmeSupplyRows());
  await insertRows(db, 'reviews', reviewRows(departures, today));
  await insertRows(db, 'departures', departureRows(departures));
  await insertRows(db, 'seat_claims', seatClaimRows(departures));
  const evidence = evidenceRows(departures, today);
  await insertRows(db, 'evidence_proofs', proofRows(evidence));
  await insertRows(db, 'departure_evidence', evidence);
  // Prices last: a card is built when its departure has a price, so each is built with everything else in place.
  await insertRows(db, 'departure_room_prices', roomPriceRows(departures));
}

async function readMinimums(db: Db): Promise<ServiceMinimum[]> {
  const rows = await db.selectFrom('service_minimums').selectAll().execute();
  return rows.map((row) => ({
    effectiveFrom: row.effective_from,
    maxPerRoom: row.max_per_room,
    maxMetresMakkah: row.max_metres_makkah,
    maxMetresMadinah: row.max_metres_madinah,
    minHotelStars: row.min_hotel_stars,
    referencePriceUmrah: row.reference_price_umrah,
    referencePriceHajj: row.reference_price_hajj,
  }));
}

function refuseBelowMinimum(departures: DepartureSeed[], minimums: ServiceMinimum[]): void {
  for (const { programme, slug, publishedOn, prices } of departures) {
    const hotels = programme.stays.map(([name]) => {
      const { city, stars, metres, shuttle } = hotelBySlug(name);
      return { destinationSlug: city, stars, metresToMosque: metres, hasShuttle: shuttle };
    });
    const faults = checkMinimumService(
      {
        kind: programme.kind,
        publishedOn,
        maxPerRoom: 4,
        hotels,
        roomPrices: prices.rooms.map(({ amount }) => amount),
        belowReferenceReason: programme.belowReferenceReason ?? null,
      },
      minimums,
    );
    if (faults.length > 0)
      throw new RangeError(`${slug} is below the minimum service: ${JSON.stringify(faults)}`);
  }
}
