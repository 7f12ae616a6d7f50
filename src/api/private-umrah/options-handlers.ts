// The option lists and the estimate of a private umrah over HTTP (spec §7).
import * as m from '#messages/messages';
import {
  type AirportEnd,
  estimatePrivateUmrah,
  fareId,
  findPartnerTable,
  getUmrahTable,
  findLimitsInForce,
  listAirlineClasses,
  listAirports,
} from '#domain/umrah-estimates';
import { transportLabel } from '#labels/private-umrah';
import { AppError } from '#shared/errors';
import { textIn } from '#shared/locale';
import { defaultAdults, defaultNights, hotelSlots, mostAdults, roomSizes } from '#shared/private-umrah-form';
import { presentPagination } from '#api/answers';
import { type ApiRequest, implement } from '#api/implement';
import { umrahOptionsContract } from './options-contract.ts';
import {
  presentAirlineClass,
  presentCost,
  presentEstimate,
  presentFlight,
  presentHotel,
  presentVersion,
} from './present.ts';

const versionOf = ({ deps, brand }: ApiRequest) => getUmrahTable(deps, brand);
const tableOf = async (request: ApiRequest) => (await versionOf(request)).table;
const airports = (end: AirportEnd) => async (_input: unknown, request: ApiRequest) => ({
  data: await listAirports(request.deps, await tableOf(request), end),
});

export const umrahOptionsApi = implement(umrahOptionsContract, {
  settings: async (_input, request) => {
    await versionOf(request);
    return {
      data: {
        total_participants_adult: defaultAdults,
        hotel_slots: hotelSlots,
        duration_nights: [...defaultNights],
        max_participants_adult: mostAdults,
        lead_days: (await findLimitsInForce(request.deps)).lead_days,
        room_sizes: [...roomSizes],
      },
    };
  },
  travelInfo: async (_input, request) => {
    await versionOf(request);
    return {
      data: [
        { title: m.private_umrah_info_build_title(), text: m.private_umrah_info_build() },
        { title: m.private_umrah_info_offers_title(), text: m.private_umrah_info_offers() },
        { title: m.private_umrah_info_pay_title(), text: m.private_umrah_info_pay() },
      ],
    };
  },
  hotel: async ({ params }, request) => {
    const hotel = (await tableOf(request)).hotels.find(({ id }) => id === params.id);
    if (!hotel) throw new AppError('not_found');
    return { data: presentHotel(hotel, request.locale) };
  },
  hotelStars: async ({ params }, request) => {
    const here = (await tableOf(request)).hotels.filter(({ city }) => city === params.location);
    const stars = [...new Set(here.map(({ stars: star }) => star))].toSorted((a, b) => a - b);
    return {
      data: stars.map((star) => ({ star, hotels: here.filter((hotel) => hotel.stars === star).length })),
    };
  },
  hotelsOfStar: async ({ params }, request) => ({
    data: (await tableOf(request)).hotels
      .filter(({ city, stars }) => city === params.location && stars === params.star)
      .toSorted((a, b) => a.metres - b.metres)
      .map((hotel) => presentHotel(hotel, request.locale)),
  }),
  addons: async (_input, request) => ({
    data: (await tableOf(request)).addons.map((addon) => ({
      id: addon.id,
      name: textIn(addon.name, request.locale).text,
      per: addon.payer,
      cost: presentCost(addon),
    })),
  }),
  transportation: async (_input, request) => ({
    data: (await tableOf(request)).transports.map((transport) => ({
      id: transport.id,
      kind: transport.kind,
      name: transportLabel(transport.kind),
      seats: transport.seats,
      per: transport.payer,
      cost: presentCost(transport),
    })),
  }),
  facilityIncludes: async (_input, request) => {
    await versionOf(request);
    return {
      data: [
        m.private_umrah_includes_flights(),
        m.private_umrah_includes_visa(),
        m.private_umrah_includes_hotels(),
        m.private_umrah_includes_transport(),
        m.private_umrah_includes_handling(),
      ],
    };
  },
  departureAirports: airports('departure'),
  destinationAirports: airports('destination'),
  returnAirports: airports('destination'),
  airlines: async ({ query }, request) => {
    const classes = await listAirlineClasses(request.deps, await tableOf(request), routeOf(query));
    return {
      data: [...new Map(classes.map(({ airlineId, airlineName }) => [airlineId, airlineName]))].map(
        ([id, name]) => ({ id, name }),
      ),
    };
  },
  airlineClasses: async ({ query }, request) => {
    const classes = await listAirlineClasses(request.deps, await tableOf(request), routeOf(query));
    return { data: classes.map(presentAirlineClass) };
  },
  flights: async ({ query: { partner_id: partnerId, page, limit } }, request) => {
    const standard = await versionOf(request);
    const own = partnerId === undefined ? null : await findPartnerTable(request.deps, partnerId);
    // What an agency pays for a seat is its own business: it says which of the usual flights it flies.
    const flown = own && new Set(own.table.fares.map(fareId));
    const fares = standard.table.fares.filter((fare) => flown === null || flown.has(fareId(fare)));
    const items = fares.slice((page - 1) * limit, page * limit).map(presentFlight);
    return {
      data: items,
      pagination: presentPagination({ items, page, limit, total: fares.length, totalIsCapped: false }),
    };
  },
  detail: async (_input, request) => ({
    data: {
      title: m.private_umrah_title(),
      description: m.private_umrah_intro(),
      table: presentVersion(await versionOf(request)),
    },
  }),
  estimate: async ({ body }, { deps, brand, locale }) => ({
    data: presentEstimate(await estimatePrivateUmrah(deps, brand, body), locale),
  }),
});

function routeOf(query: {
  departure_airport_id?: string | undefined;
  destination_airport_id?: string | undefined;
  airline_id?: string | undefined;
}) {
  return {
    home: query.departure_airport_id,
    holy: query.destination_airport_id,
    airline: query.airline_id,
  };
}
