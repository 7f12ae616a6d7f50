// The shared directories over HTTP (docs/product/directories.md).
import {
  acceptHotel,
  type HotelEntry,
  listAirlines,
  listAirports,
  listHotels,
  listPlaces,
  mergeHotels,
  moveCarrier,
  restoreHotel,
  retireHotel,
  saveAirline,
  saveAirport,
  saveHotel,
} from '#domain/directories';
import { presentPagination } from '#api/answers';
import { implement } from '#api/implement';
import { directoriesContract } from './contract.ts';

const done = { data: null };

export const directoriesApi = implement(directoriesContract, {
  hotels: async ({ query }, { deps, actor }) => {
    const page = await listHotels(deps, actor, query);
    return { data: page.items.map(presentHotel), pagination: presentPagination(page) };
  },
  places: async (_input, { deps, actor }) => ({ data: await listPlaces(deps, actor) }),
  addHotel: async ({ body: form }, { deps, actor }) => ({
    data: { id: await saveHotel(deps, actor, { revision: 0, form }) },
  }),
  saveHotel: async ({ params: { id }, body: { revision, ...form } }, { deps, actor }) => {
    await saveHotel(deps, actor, { id, revision, form });
    return done;
  },
  acceptHotel: async ({ params: { id }, body: { revision } }, { deps, actor }) => {
    await acceptHotel(deps, actor, { id, revision });
    return done;
  },
  retireHotel: async ({ params: { id }, body: { revision } }, { deps, actor }) => {
    await retireHotel(deps, actor, { id, revision });
    return done;
  },
  restoreHotel: async ({ params: { id }, body: { revision } }, { deps, actor }) => {
    await restoreHotel(deps, actor, { id, revision });
    return done;
  },
  mergeHotel: async ({ params: { id }, body: { revision, into } }, { deps, actor }) => {
    await mergeHotels(deps, actor, { id, revision, into });
    return done;
  },
  airlines: async ({ query }, { deps, actor }) => {
    const page = await listAirlines(deps, actor, query);
    return { data: page.items, pagination: presentPagination(page) };
  },
  addAirline: async ({ body: form }, { deps, actor }) => {
    await saveAirline(deps, actor, { form });
    return done;
  },
  saveAirline: async ({ params: { id: iata }, body: { revision, ...form } }, { deps, actor }) => {
    await saveAirline(deps, actor, { read: { iata, revision }, form });
    return done;
  },
  airports: async ({ query }, { deps, actor }) => {
    const page = await listAirports(deps, actor, query);
    return { data: page.items, pagination: presentPagination(page) };
  },
  addAirport: async ({ body: form }, { deps, actor }) => {
    await saveAirport(deps, actor, { form });
    return done;
  },
  saveAirport: async ({ params: { id: iata }, body: { revision, ...form } }, { deps, actor }) => {
    await saveAirport(deps, actor, { read: { iata, revision }, form });
    return done;
  },
  retireAirline: async ({ params: { id: iata }, body: { revision } }, { deps, actor }) => {
    await moveCarrier(deps, actor, { table: 'airlines', iata, revision, to: 'retired' });
    return done;
  },
  restoreAirline: async ({ params: { id: iata }, body: { revision } }, { deps, actor }) => {
    await moveCarrier(deps, actor, { table: 'airlines', iata, revision, to: 'listed' });
    return done;
  },
  retireAirport: async ({ params: { id: iata }, body: { revision } }, { deps, actor }) => {
    await moveCarrier(deps, actor, { table: 'airports', iata, revision, to: 'retired' });
    return done;
  },
  restoreAirport: async ({ params: { id: iata }, body: { revision } }, { deps, actor }) => {
    await moveCarrier(deps, actor, { table: 'airports', iata, revision, to: 'listed' });
    return done;
  },
});

function presentHotel({ metresToMosque, hasShuttle, proposedBy, mergedInto, ...hotel }: HotelEntry) {
  return {
    ...hotel,
    metres_to_mosque: metresToMosque,
    has_shuttle: hasShuttle,
    proposed_by: proposedBy,
    merged_into: mergedInto,
  };
}
