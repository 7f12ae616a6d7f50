// Locations (spec §7, v2): provinces, cities, districts with the codes of the Ministry of Home Affairs.
import * as z from 'zod';
import { endpoint } from '#api/define';
import { named } from '#api/inputs';

const spec = '§7 Locations';
const areas = z.array(z.object({ id: z.string(), name: z.string() }));

export const locationsContract = {
  provinces: endpoint({
    method: 'GET',
    path: '/api/v2/provinces',
    who: 'everyone',
    summary: 'Provinces of Indonesia',
    spec,
    data: areas,
  }),
  cities: endpoint({
    method: 'GET',
    path: '/api/v2/provinces/:id/cities',
    who: 'everyone',
    summary: 'Regencies and cities of a province',
    spec,
    params: named,
    data: areas,
    errors: ['not_found'],
  }),
  subdistricts: endpoint({
    method: 'GET',
    path: '/api/v2/cities/:id/subdistricts',
    who: 'everyone',
    summary: 'Districts of a regency or city',
    spec,
    params: named,
    data: areas,
    errors: ['not_found'],
  }),
};
