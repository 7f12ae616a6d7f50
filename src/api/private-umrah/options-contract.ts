// What a private umrah can consist of, and what it costs (spec §7 Custom private umrah; §3 private umrah form).
import * as z from 'zod';
import { pageSizes } from '#shared/limits';
import { cities } from '#shared/private-umrah-form';
import { cabinClasses, estimateLineKinds, payers, swapKinds, transportKinds } from '#domain/umrah-estimates';
import { endpoint } from '#api/define';
import { named, paged } from '#api/inputs';

const spec = '§7 Custom private umrah (v1)';
const open = { who: 'everyone', spec } as const;
const base = '/api/v1/custom-products';
const rupiah = z.int().nonnegative();
const code = z.string().regex(/^\w{1,20}$/);

/** Least and most, in the currency of the table: rupiah, or dollars that the rate of the day converts. */
const costData = z.object({ currency: z.enum(['IDR', 'USD']), low: rupiah, high: rupiah });
const airportData = z.object({ id: z.string(), iata: z.string(), name: z.string() });
const hotelData = z.object({
  id: z.string(),
  location: z.enum(cities),
  stars: z.int(),
  metres_to_mosque: z.int(),
  name: z.string(),
  /** For a room and a night. */
  cost: costData,
});
const airlineClassData = z.object({
  id: z.string(),
  airline_id: z.string(),
  airline_name: z.string(),
  class: z.enum(cabinClasses),
  arrives_next_day: z.boolean(),
});
const flightData = z.object({
  departure_airport_id: z.string(),
  destination_airport_id: z.string(),
  airline_id: z.string(),
  airline_class_id: z.string(),
  arrives_next_day: z.boolean(),
  cost: costData,
});
const chosenRoute = z.object({
  departure_airport_id: code.optional(),
  destination_airport_id: code.optional(),
  airline_id: code.optional(),
});
const location = z.object({ location: z.enum(cities) });

export const rangeData = z.object({ low: rupiah, high: rupiah });
export const lineData = rangeData.extend({
  kind: z.enum(estimateLineKinds),
  /** Which hotel, transport or add-on. */
  ref: z.string().nullable(),
  label: z.string(),
  quantity: z.int().positive(),
});
const swapData = z.object({
  kind: z.enum(swapKinds),
  from: z.string(),
  to: z.string().nullable(),
  label: z.string(),
  saves: rupiah,
});
export const estimateData = z.object({
  /** The upper end of the whole sum: what it costs at most, by this table and rate. */
  price: rupiah,
  total: rangeData,
  per_person: rangeData,
  lines: z.array(lineData),
  /** What would save most. */
  savings: z.array(swapData),
  return_date: z.iso.date(),
  /** With the choices enough to compute it again. */
  table: z.object({ id: z.uuid(), version: z.int(), effective_date: z.iso.date() }),
  dollar_rate: z.object({ rupiah, date: z.iso.date(), source: z.string() }),
});

/** `privateUmrahForm` of the domain refuses what is wrong, with the field named. */
const tripBody = z.looseObject({});

export const umrahOptionsContract = {
  settings: endpoint({
    ...open,
    method: 'GET',
    path: `${base}/settings`,
    summary: 'Defaults and limits of the form',
    data: z.object({
      total_participants_adult: z.int(),
      hotel_slots: z.int(),
      duration_nights: z.array(z.int()),
      max_participants_adult: z.int(),
      lead_days: z.int(),
      room_sizes: z.array(z.int()),
    }),
  }),
  travelInfo: endpoint({
    ...open,
    method: 'GET',
    path: `${base}/travel-info`,
    summary: 'How a private umrah comes about, in sections',
    data: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
  hotel: endpoint({
    ...open,
    method: 'GET',
    path: `${base}/hotels/:id`,
    summary: 'One class of hotel',
    params: named,
    data: hotelData,
    errors: ['not_found'],
  }),
  hotelStars: endpoint({
    ...open,
    method: 'GET',
    path: `${base}/hotels/:location/stars`,
    summary: 'Stars of the hotels in a city, with the number of classes of each',
    params: location,
    data: z.array(z.object({ star: z.int(), hotels: z.int() })),
  }),
  hotelsOfStar: endpoint({
    ...open,
    method: 'GET',
    path: `${base}/hotels/:location/stars/:star`,
    summary: 'Hotels of a city with so many stars, the nearest to the mosque first',
    params: location.extend({ star: z.coerce.number<string>().int().min(1).max(5) }),
    data: z.array(hotelData),
  }),
  addons: endpoint({
    ...open,
    method: 'GET',
    path: `${base}/addons`,
    summary: 'What can be added',
    data: z.array(z.object({ id: z.string(), name: z.string(), per: z.enum(payers), cost: costData })),
  }),
  transportation: endpoint({
    ...open,
    method: 'GET',
    path: `${base}/transportation`,
    summary: 'Ways to travel between the airports, Makkah and Madinah',
    data: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(transportKinds),
        name: z.string(),
        seats: z.int(),
        per: z.enum(payers),
        cost: costData,
      }),
    ),
  }),
  facilityIncludes: endpoint({
    ...open,
    method: 'GET',
    path: `${base}/facility-includes`,
    summary: 'What every estimate includes',
    data: z.array(z.string()),
  }),
  departureAirports: endpoint({
    ...open,
    method: 'GET',
    path: `${base}/airports/departure`,
    summary: 'Airports to leave from',
    data: z.array(airportData),
  }),
  destinationAirports: endpoint({
    ...open,
    method: 'GET',
    path: `${base}/airports/destination`,
    summary: 'Airports to fly to',
    data: z.array(airportData),
  }),
  returnAirports: endpoint({
    ...open,
    method: 'GET',
    path: `${base}/airports/return`,
    summary: 'Airports where the way home begins',
    data: z.array(airportData),
  }),
  airlines: endpoint({
    ...open,
    method: 'GET',
    path: `${base}/airlines`,
    summary: 'Airlines that fly the route',
    query: chosenRoute.omit({ airline_id: true }),
    data: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  airlineClasses: endpoint({
    ...open,
    method: 'GET',
    path: `${base}/airline-classes`,
    summary: 'Classes of an airline on the route',
    query: chosenRoute,
    data: z.array(airlineClassData),
  }),
  flights: endpoint({
    ...open,
    method: 'GET',
    path: '/api/v1/partner-customs/flights',
    summary: 'Flights with their fares: of a partner that has prices of its own, else the usual ones',
    query: paged(pageSizes.list).extend({ partner_id: z.uuid().optional() }),
    data: z.array(flightData),
    paged: true,
  }),
  detail: endpoint({
    ...open,
    method: 'GET',
    path: '/api/v1/custom-product/detail',
    summary: 'What a private umrah is, and which prices are in force',
    data: z.object({
      title: z.string(),
      description: z.string(),
      table: z.object({ id: z.uuid(), version: z.int(), effective_date: z.iso.date() }),
    }),
  }),
  estimate: endpoint({
    ...open,
    method: 'POST',
    path: `${base}/estimation-price`,
    summary: 'What these choices cost, from the least to the most, and why',
    body: tripBody,
    data: estimateData,
    errors: ['invalid_input'],
  }),
};
