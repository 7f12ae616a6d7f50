// Front door of places: Indonesian areas (spec §7 Locations).
import type { Db } from '#platform/database/database';

export interface Area {
  /** Code of the Ministry of Home Affairs. */
  code: string;
  name: string;
}

/** All provinces, by name. */
export function listProvinces({ db }: { db: Db }): Promise<Area[]> {
  return db.selectFrom('provinces').select(['code', 'name']).orderBy('name').execute();
}

/** Regencies and cities of a province, by name; null when there is no such province. */
export async function listCities({ db }: { db: Db }, provinceCode: string): Promise<Area[] | null> {
  if (!/^\d{2}$/.test(provinceCode)) return null;
  const cities = await db.selectFrom('regencies').select(['code', 'name']).where('province_code', '=', provinceCode).orderBy('name').execute();
  return cities.length > 0 ? cities : null;
}

/** Districts of a regency or city, by name; null when there is no such city. */
export async function listSubdistricts({ db }: { db: Db }, cityCode: string): Promise<Area[] | null> {
  if (!/^\d{4}$/.test(cityCode)) return null;
  const districts = await db.selectFrom('districts').select(['code', 'name']).where('regency_code', '=', cityCode).orderBy('name').execute();
  return districts.length > 0 ? districts : null;
}
