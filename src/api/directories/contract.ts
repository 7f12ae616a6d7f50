// The shared directories of hotels, airlines and airports, as the operator writes them (docs/product/directories.md).
import * as z from 'zod';
import { directoryStandings } from '#shared/directory-kinds';
import { pageSizes } from '#shared/limits';
import { operatorRoles } from '#shared/operator-tasks';
import { endpoint } from '#api/define';
import { named, paged, searchText } from '#api/inputs';

const base = { who: operatorRoles('directories'), spec: '§6 operator' } as const;
const directories = '/api/v3/operator/directories';
const field = z.unknown().optional();
const count = z.int().nonnegative();
/** Whoever changes something that was changed meanwhile is refused. */
const read = z.object({ revision: z.int().positive() });
const changing = ['not_found', 'content_changed'] as const;
const writing = [...changing, 'invalid_input'] as const;
const query = paged(pageSizes.console).extend({
  search: searchText.default(''),
  standing: z.enum(directoryStandings).optional(),
});
const standing = z.enum(directoryStandings);

const hotelFields = z.object({
  name: field,
  destination: field,
  stars: field,
  metres_to_mosque: field,
  has_shuttle: field,
});
const airline = z.object({
  iata: z.string(),
  name: z.string(),
  standing,
  revision: count,
  departures: count,
});
const airlineFields = z.object({ iata: field, name: field });
const airportFields = airlineFields.extend({ city: field, country: field });

export const directoriesContract = {
  hotels: endpoint({
    ...base,
    method: 'GET',
    path: `${directories}/hotels`,
    summary: 'Hotels by name, proposed ones first; without `standing` those that are not retired',
    query,
    paged: true,
    data: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        destination: z.string(),
        stars: count,
        metres_to_mosque: count.nullable(),
        has_shuttle: z.boolean(),
        standing,
        revision: count,
        proposed_by: z.string().nullable(),
        merged_into: z.string().nullable(),
        programmes: count,
      }),
    ),
  }),
  places: endpoint({
    ...base,
    method: 'GET',
    path: `${directories}/places`,
    summary: 'Where hotels stand, and the listed ones of each place: to choose the one that stays at a merge',
    data: z.array(
      z.object({
        slug: z.string(),
        name: z.object({ id: z.string(), en: z.string().optional() }),
        hotels: z.array(z.object({ id: z.uuid(), name: z.string() })),
      }),
    ),
  }),
  addHotel: endpoint({
    ...base,
    method: 'POST',
    path: `${directories}/hotels`,
    summary: 'Add a hotel; `metres_to_mosque` is the way on foot to the gate',
    body: hotelFields,
    data: z.object({ id: z.uuid() }),
    errors: ['invalid_input'],
  }),
  saveHotel: endpoint({
    ...base,
    method: 'PUT',
    path: `${directories}/hotels/:id`,
    summary: 'Write a hotel anew, over the revision it was read at',
    params: named,
    body: hotelFields.extend(read.shape),
    data: z.null(),
    errors: writing,
  }),
  acceptHotel: endpoint({
    ...base,
    method: 'POST',
    path: `${directories}/hotels/:id/accept`,
    summary: 'Accept a hotel that a partner proposed',
    params: named,
    body: read,
    data: z.null(),
    errors: changing,
  }),
  retireHotel: endpoint({
    ...base,
    method: 'POST',
    path: `${directories}/hotels/:id/retire`,
    summary: 'Nobody chooses it any more; programmes that name it stay',
    params: named,
    body: read,
    data: z.null(),
    errors: changing,
  }),
  restoreHotel: endpoint({
    ...base,
    method: 'POST',
    path: `${directories}/hotels/:id/restore`,
    summary: 'Bring a retired hotel back',
    params: named,
    body: read,
    data: z.null(),
    errors: changing,
  }),
  mergeHotel: endpoint({
    ...base,
    method: 'POST',
    path: `${directories}/hotels/:id/merge`,
    summary:
      'A hotel that stands there twice: its programmes and photographs move to `into`, and it is retired',
    params: named,
    body: read.extend({ into: field }),
    data: z.null(),
    errors: writing,
  }),
  airlines: endpoint({
    ...base,
    method: 'GET',
    path: `${directories}/airlines`,
    summary: 'Airlines by name',
    query,
    paged: true,
    data: z.array(airline),
  }),
  addAirline: endpoint({
    ...base,
    method: 'POST',
    path: `${directories}/airlines`,
    summary: 'Add an airline',
    body: airlineFields,
    data: z.null(),
    errors: ['invalid_input'],
  }),
  saveAirline: endpoint({
    ...base,
    method: 'PUT',
    path: `${directories}/airlines/:id`,
    summary: 'Rename an airline, over the revision it was read at',
    params: named,
    body: z.object({ name: field }).extend(read.shape),
    data: z.null(),
    errors: writing,
  }),
  airports: endpoint({
    ...base,
    method: 'GET',
    path: `${directories}/airports`,
    summary: 'Airports by city',
    query,
    paged: true,
    data: z.array(airline.extend({ city: z.string(), country: z.string() })),
  }),
  addAirport: endpoint({
    ...base,
    method: 'POST',
    path: `${directories}/airports`,
    summary: 'Add an airport',
    body: airportFields,
    data: z.null(),
    errors: ['invalid_input'],
  }),
  saveAirport: endpoint({
    ...base,
    method: 'PUT',
    path: `${directories}/airports/:id`,
    summary: 'Write an airport anew, over the revision it was read at',
    params: named,
    body: airportFields.omit({ iata: true }).extend(read.shape),
    data: z.null(),
    errors: writing,
  }),
  retireAirline: endpoint({
    ...base,
    method: 'POST',
    path: `${directories}/airlines/:id/retire`,
    summary: 'Nobody chooses it any more; departures that name it stay',
    params: named,
    body: read,
    data: z.null(),
    errors: changing,
  }),
  restoreAirline: endpoint({
    ...base,
    method: 'POST',
    path: `${directories}/airlines/:id/restore`,
    summary: 'Bring a retired airline back',
    params: named,
    body: read,
    data: z.null(),
    errors: changing,
  }),
  retireAirport: endpoint({
    ...base,
    method: 'POST',
    path: `${directories}/airports/:id/retire`,
    summary: 'Nobody chooses it any more; departures that name it stay',
    params: named,
    body: read,
    data: z.null(),
    errors: changing,
  }),
  restoreAirport: endpoint({
    ...base,
    method: 'POST',
    path: `${directories}/airports/:id/restore`,
    summary: 'Bring a retired airport back',
    params: named,
    body: read,
    data: z.null(),
    errors: changing,
  }),
};
