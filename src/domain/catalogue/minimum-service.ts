// Minimum service (docs/product/catalogue.md): what a departure must offer before it
// may be published. Pure; the numbers come from the table service_minimums by the date of publishing.

/** One row of service_minimums: in force from its date until a later row takes over. */
export interface ServiceMinimum {
  effectiveFrom: string; // YYYY-MM-DD
  maxPerRoom: number;
  maxMetresMakkah: number;
  maxMetresMadinah: number;
  minHotelStars: number;
  referencePriceUmrah: number; // whole rupiah
  referencePriceHajj: number;
}

export interface ServiceOffer {
  kind: string;
  publishedOn: string; // YYYY-MM-DD
  maxPerRoom: number;
  hotels: { destinationSlug: string; stars: number; metresToMosque: number | null; hasShuttle: boolean }[];
  /** Adult prices per room type, whole rupiah; null: a programme, which has none of its own. */
  roomPrices: number[] | null;
  belowReferenceReason: string | null;
}

export type ServiceFaultCode =
  | 'no_minimum_in_force'
  | 'too_many_per_room'
  | 'hotel_stars_too_low'
  | 'hotel_distance_missing'
  | 'hotel_too_far'
  | 'room_price_missing'
  | 'price_below_reference';

/** `field` names the form field to mend; `limit` is the number that was not met. */
export interface ServiceFault {
  code: ServiceFaultCode;
  field: string;
  limit?: number;
}

/** Everything that keeps this offer from being published, in the order of the form; empty when it complies. */
export function checkMinimumService(offer: ServiceOffer, minimums: ServiceMinimum[]): ServiceFault[] {
  const minimum = minimumOn(offer.publishedOn, minimums);
  if (!minimum) return [{ code: 'no_minimum_in_force', field: 'published_on' }];
  const faults: ServiceFault[] = [];
  if (offer.maxPerRoom > minimum.maxPerRoom)
    faults.push({ code: 'too_many_per_room', field: 'max_per_room', limit: minimum.maxPerRoom });
  offer.hotels.forEach((hotel, index) => faults.push(...hotelFaults(hotel, `hotels.${index}`, minimum)));
  faults.push(...priceFaults(offer, minimum));
  return faults;
}

/** The row in force on a date, or undefined before the first. */
export function minimumOn(date: string, minimums: ServiceMinimum[]): ServiceMinimum | undefined {
  return minimums
    .filter((minimum) => minimum.effectiveFrom <= date)
    .reduce<ServiceMinimum | undefined>(
      (latest, each) => (!latest || each.effectiveFrom > latest.effectiveFrom ? each : latest),
      undefined,
    );
}

function hotelFaults(
  hotel: ServiceOffer['hotels'][number],
  field: string,
  minimum: ServiceMinimum,
): ServiceFault[] {
  const faults: ServiceFault[] = [];
  if (hotel.stars < minimum.minHotelStars)
    faults.push({ code: 'hotel_stars_too_low', field: `${field}.stars`, limit: minimum.minHotelStars });
  const maxMetres = { makkah: minimum.maxMetresMakkah, madinah: minimum.maxMetresMadinah }[
    hotel.destinationSlug
  ];
  if (maxMetres === undefined || hotel.hasShuttle) return faults;
  // Our choice: an unknown distance counts as a fault, else leaving the field empty would be the way around the rule.
  if (hotel.metresToMosque === null)
    faults.push({ code: 'hotel_distance_missing', field: `${field}.metres_to_mosque` });
  else if (hotel.metresToMosque > maxMetres)
    faults.push({ code: 'hotel_too_far', field: `${field}.metres_to_mosque`, limit: maxMetres });
  return faults;
}

function priceFaults(offer: ServiceOffer, minimum: ServiceMinimum): ServiceFault[] {
  if (offer.roomPrices === null) return [];
  if (offer.roomPrices.length === 0) return [{ code: 'room_price_missing', field: 'room_prices' }];
  const reference = referencePrice(offer.kind, minimum);
  const isBelow = reference !== undefined && Math.min(...offer.roomPrices) < reference;
  if (!isBelow || offer.belowReferenceReason?.trim()) return [];
  return [{ code: 'price_below_reference', field: 'below_reference_reason', limit: reference }];
}

/** Halal tours have no reference price; umrah-plus contains an umrah and is held to its. */
function referencePrice(kind: string, minimum: ServiceMinimum): number | undefined {
  if (kind.startsWith('hajj')) return minimum.referencePriceHajj;
  if (kind === 'umrah_regular' || kind === 'tour_umrah_plus') return minimum.referencePriceUmrah;
  return undefined;
}
