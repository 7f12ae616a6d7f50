// Front door of places: Indonesian areas (spec §7 Locations).
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { likeLabels } from '#platform/database/like';

export interface Area {
  /** Code of the Ministry of Home Affairs. */
  code: string;
  name: string;
}

/** All provinces, by name. */
export function listProvinces({ db }: { db: Db }): Promise<Area[]> {
  return db.selectFrom('provinces').select(['code', 'name']).orderBy('name').execute();
}

export interface FoundDistrict extends Area {
  city: Area;
  province: Area;
}

/** Districts whose name begins with, or holds a word that begins with, what was typed; by name. */
export async function searchDistricts(
  { db }: { db: Db },
  typed: string,
  limit: number,
): Promise<FoundDistrict[]> {
  const words = likeLabels(typed);
  if (words === '') return [];
  const { rows } = await sql<FoundDistrict>`
    select d.code, d.name, json_build_object('code', c.code, 'name', c.name) as city, json_build_object('code', p.code, 'name', p.name) as province
    from districts d join regencies c on c.code = d.regency_code join provinces p on p.code = c.province_code
    where d.name ilike ${`${words}%`} or d.name ilike ${`% ${words}%`}
    order by d.name, d.code limit ${limit}`.execute(db);
  return rows;
}

/** Regencies and cities of a province, by name; null when there is no such province. */
export async function listCities({ db }: { db: Db }, provinceCode: string): Promise<Area[] | null> {
  if (!/^\d{2}$/.test(provinceCode)) return null;
  const cities = await db
    .selectFrom('regencies')
    .select(['code', 'name'])
    .where('province_code', '=', provinceCode)
    .orderBy('name')
    .execute();
  return cities.length > 0 ? cities : null;
}

/** Districts of a regency or city, by name; null when there is no such city. */
export async function listSubdistricts({ db }: { db: Db }, cityCode: string): Promise<Area[] | null> {
  if (!/^\d{4}$/.test(cityCode)) return null;
  const districts = await db
    .selectFrom('districts')
    .select(['code', 'name'])
    .where('regency_code', '=', cityCode)
    .orderBy('name')
    .execute();
  return districts.length > 0 ? districts : null;
}

/** Every regency and city by its province, both by name: for a choice that works without script. */
export async function listRegenciesByProvince({
  db,
}: {
  db: Db;
}): Promise<{ name: string; cities: Area[] }[]> {
  const { rows } = await sql<{ name: string; cities: Area[] }>`
    select p.name, json_agg(json_build_object('code', r.code, 'name', r.name) order by r.name) as cities
    from provinces p join regencies r on r.province_code = p.code group by p.code, p.name order by p.name`.execute(
    db,
  );
  return rows;
}
