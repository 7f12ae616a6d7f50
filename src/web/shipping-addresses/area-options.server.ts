// What the three selects of an address offer (spec §7 Locations): every province, and what lies below what was chosen.
import { type Area, listCities, listProvinces, listSubdistricts } from '#domain/places';
import type { Deps } from '#domain/deps';
import type { AreaChoices } from './area-choices.ts';

/** What does not lie below the one above it is not chosen any more. */
export async function areaChoices(
  deps: Deps,
  asked: { province: string; city: string; district: string },
): Promise<AreaChoices> {
  const [provinces, cities] = [await listProvinces(deps), await listCities(deps, asked.province)];
  const city = chosenOf(cities, asked.city);
  const districts = await listSubdistricts(deps, city);
  return {
    provinces,
    cities: cities ?? [],
    districts: districts ?? [],
    province: chosenOf(provinces, asked.province),
    city,
    district: chosenOf(districts, asked.district),
  };
}

function chosenOf(areas: Area[] | null, code: string): string {
  return areas?.some((area) => area.code === code) ? code : '';
}
