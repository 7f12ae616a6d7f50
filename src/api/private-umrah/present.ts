// Private umrah as JSON (spec §3, §7): domain names become wire names.
import type * as z from 'zod';
import type { AirlineClassOption, HotelClass, PricedTrip, PriceTable } from '#domain/umrah-estimates';
import { estimateLineLabel, swapLabel } from '#labels/private-umrah';
import { type Locale, textIn } from '#shared/locale';
import type { estimateData } from './options-contract.ts';

type Cost = Pick<HotelClass, 'currency' | 'low' | 'high'>;
export const presentCost = ({ currency, low, high }: Cost) => ({ currency, low, high });

export function presentHotel(hotel: HotelClass, locale: Locale) {
  return {
    id: hotel.id,
    location: hotel.city,
    stars: hotel.stars,
    metres_to_mosque: hotel.metres,
    name: textIn(hotel.name, locale).text,
    cost: presentCost(hotel),
  };
}

export function presentAirlineClass({ id, airlineId, airlineName, cabin, isOvernight }: AirlineClassOption) {
  return {
    id,
    airline_id: airlineId,
    airline_name: airlineName,
    class: cabin,
    arrives_next_day: isOvernight,
  };
}

export function presentFlight(fare: PriceTable['fares'][number]) {
  return {
    departure_airport_id: fare.home,
    destination_airport_id: fare.holy,
    airline_id: fare.airline,
    airline_class_id: `${fare.airline}-${fare.cabin}`,
    arrives_next_day: fare.isOvernight,
    cost: presentCost(fare),
  };
}

export const presentVersion = ({ id, version, effectiveOn }: PricedTrip['version']) => ({
  id,
  version,
  effective_date: effectiveOn,
});

export function presentEstimate(
  { version, rate, choice, estimate, savings }: PricedTrip,
  locale: Locale,
): z.input<typeof estimateData> {
  return {
    price: estimate.total.high,
    total: estimate.total,
    per_person: estimate.each,
    lines: estimate.lines.map((line) => ({ ...line, label: estimateLineLabel(line, version.table, locale) })),
    savings: savings.map((swap) => ({
      kind: swap.kind,
      from: swap.from,
      to: swap.to,
      label: swapLabel(swap, version.table, locale),
      saves: swap.saves,
    })),
    return_date: choice.returnsOn,
    table: presentVersion(version),
    dollar_rate: { rupiah: rate.rupiah, date: rate.asOf, source: rate.source },
  };
}
