// Locations over HTTP (spec §7).
import { locationsContract } from './contract.ts';
import { type Area, listCities, listProvinces, listSubdistricts } from '#domain/places';
import { AppError } from '#shared/errors';
import { implement } from '#api/implement';

export const locationsApi = implement(locationsContract, {
  provinces: async (_input, { deps }) => ({ data: presentAreas(await listProvinces(deps)) }),
  cities: async ({ params }, { deps }) => ({ data: presentAreas(await listCities(deps, params.id)) }),
  subdistricts: async ({ params }, { deps }) => ({
    data: presentAreas(await listSubdistricts(deps, params.id)),
  }),
});

function presentAreas(areas: Area[] | null) {
  if (!areas) throw new AppError('not_found');
  return areas.map(({ code, name }) => ({ id: code, name }));
}
