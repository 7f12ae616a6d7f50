// What three usual umrahs would cost by the prices in force and by a draft of others (docs/product/umrah-prices.md): the same choices
// twice, by the function that estimates for families. Pure.
import { estimateTrip, fareId, type PriceTable, readTripChoice } from '#domain/umrah-estimates';
import { addDays } from '#shared/dates';
import { AppError } from '#shared/errors';
import { type Rupiah, rupiah } from '#shared/money';
import { cities, type PrivateUmrahForm } from '#shared/private-umrah-form';
import type { TrialKind } from '#shared/umrah-prices';

interface UsualTrip {
  adults: number;
  /** Ages. */
  children: number[];
  stars: number;
  transport: PriceTable['transports'][number]['kind'];
  hasGuide: boolean;
}

/** Our choice: what most families ask for; each kind of price is in one of them. */
const usual: Record<TrialKind, UsualTrip> = {
  couple: { adults: 2, children: [], stars: 3, transport: 'bus', hasGuide: false },
  family: { adults: 2, children: [8, 1], stars: 4, transport: 'fast_train', hasGuide: false },
  group: { adults: 10, children: [], stars: 5, transport: 'private_car', hasGuide: true },
};
/** Our choice: far enough ahead for whatever a trip needs. */
const daysAhead = 90;
/** A trial is nobody's request: its day is ours. */
const anyDay = { lead_days: 0, passport_lead_days: 0, furthest_days: daysAhead };
const nights = { makkah: 5, madinah: 4 };

export interface TrialTrip {
  kind: TrialKind;
  people: number;
  /** A fare, a hotel in each city, a vehicle, as the draft names them. */
  chosen: { fare: string; hotels: PriceTable['hotels']; transport: PriceTable['transports'][number] };
  /** For everybody together; null where the prices in force do not sell these choices. */
  before: { low: Rupiah; high: Rupiah } | null;
  after: { low: Rupiah; high: Rupiah };
  /** How much the most it may cost rises. */
  rises: Rupiah | null;
}

/** `before` is null where no price holds yet. */
export function tryPrices(
  before: PriceTable | null,
  after: PriceTable,
  { rupiahPerDollar, today }: { rupiahPerDollar: number; today: string },
): TrialTrip[] {
  const costOf = (table: PriceTable, form: PrivateUmrahForm) => {
    try {
      return estimateTrip(table, readTripChoice(table, form, today, anyDay), rupiahPerDollar).total;
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  };
  return (Object.keys(usual) as TrialKind[]).flatMap((kind) => {
    const { adults, children, stars, transport: wished, hasGuide } = usual[kind];
    const fares = common(after.fares, before?.fares, fareId);
    const fare = fares.find(({ cabin }) => cabin === 'economy') ?? fares[0]!;
    const hotels = cities.map(
      (city) =>
        common(after.hotels, before?.hotels, ({ id, city: in_ }) => `${in_} ${id}`)
          .concat(after.hotels)
          .filter((hotel) => hotel.city === city)
          .toSorted((a, b) => Math.abs(a.stars - stars) - Math.abs(b.stars - stars))[0]!,
    );
    const transports = common(after.transports, before?.transports, ({ id }) => id);
    const transport = transports.find((one) => one.kind === wished) ?? transports[0]!;
    const form: PrivateUmrahForm = {
      departure_airport_id: fare.home,
      destination_airport_id: fare.holy,
      return_airport_id: fare.holy,
      departure_date: addDays(today, daysAhead),
      return_date: null,
      airline_id: fare.airline,
      airline_class_id: `${fare.airline}-${fare.cabin}`,
      return_airline_class_id: null,
      total_participants_adult: adults,
      participants_children: children,
      room_size: null,
      hotels: hotels.map(({ id, city }) => ({ partner_custom_hotel_id: id, duration_night: nights[city] })),
      transportation_id: transport.id,
      addons_ids: [],
      with_guide: hasGuide,
      passports: 'valid',
    };
    const now = before && costOf(before, form);
    const then = costOf(after, form);
    if (!then) return [];
    return [
      {
        kind,
        people: adults + children.length,
        chosen: { fare: fareId(fare), hotels, transport },
        before: now,
        after: then,
        rises: now && rupiah(then.high - now.high),
      },
    ];
  });
}

/** Those that both tables have; all of the newer one where they share none. */
function common<Row>(
  after: readonly Row[],
  before: readonly Row[] | undefined,
  name: (row: Row) => string,
): Row[] {
  const known = new Set(before?.map(name));
  const shared = after.filter((row) => known.has(name(row)));
  return shared.length > 0 ? shared : [...after];
}
