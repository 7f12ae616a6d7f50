// Reference data every deployment needs, demo or not: administrative areas, cities, airports, airlines
// (spec §7 Locations, §3). Loaded at start; nothing is written when the edition is already there.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Db, transaction } from '#platform/database/database';
import { airlines, airports } from './carriers.ts';
import { destinations } from './destinations.ts';

/** Brings places, airports and airlines to the shipped edition; answers whether anything had to be loaded. Repeatable. */
export async function loadReferenceData(db: Db): Promise<boolean> {
  const areas = {
    provinces: readAreas('provinces'),
    regencies: readAreas('regencies'),
    districts: readAreas('districts'),
  };
  const checksum = createHash('sha256')
    .update(JSON.stringify([areas, destinations, airports, airlines]))
    .digest('hex');
  return transaction(db, async (trx) => {
    const held = await sql<{
      checksum: string;
    }>`select checksum from reference_data where name = 'places'`.execute(trx);
    if (held.rows[0]?.checksum === checksum) return false;
    await loadAreas(trx, areas);
    await loadTravelPlaces(trx);
    await sql`insert into reference_data (name, checksum) values ('places', ${checksum})
      on conflict (name) do update set checksum = excluded.checksum, loaded_at = now()`.execute(trx);
    return true;
  });
}

type Areas = Record<'provinces' | 'regencies' | 'districts', { codes: string[]; names: string[] }>;

/** Lines are `code,name`, never quoted (scripts/extract-places.mjs sees to it). */
function readAreas(level: keyof Areas) {
  const lines = readFileSync(join(import.meta.dirname, 'data', `${level}.csv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  const cut = lines.map((line) => line.indexOf(','));
  return {
    codes: lines.map((line, i) => line.slice(0, cut[i])),
    names: lines.map((line, i) => line.slice(cut[i]! + 1)),
  };
}

// `is distinct from`: an unchanged row is not written again, so no card is refreshed for it.
async function loadAreas(db: Db, { provinces, regencies, districts }: Areas): Promise<void> {
  await sql`insert into provinces (code, name)
    select code, name from unnest(${provinces.codes}::text[], ${provinces.names}::text[]) as t(code, name)
    on conflict (code) do update set name = excluded.name where provinces.name is distinct from excluded.name`.execute(
    db,
  );
  await sql`insert into regencies (code, province_code, name)
    select code, left(code, 2), name from unnest(${regencies.codes}::text[], ${regencies.names}::text[]) as t(code, name)
    on conflict (code) do update set name = excluded.name where regencies.name is distinct from excluded.name`.execute(
    db,
  );
  await sql`insert into districts (code, regency_code, name)
    select code, left(code, 4), name from unnest(${districts.codes}::text[], ${districts.names}::text[]) as t(code, name)
    on conflict (code) do update set name = excluded.name where districts.name is distinct from excluded.name`.execute(
    db,
  );
}

// What the operator wrote into the directories (a revision above 1) stays.
async function loadTravelPlaces(db: Db): Promise<void> {
  await sql`insert into destinations (slug, name, country_code)
    select slug, name, country from jsonb_to_recordset(${JSON.stringify(destinations)}::jsonb) as t(slug text, name jsonb, country text)
    on conflict (slug) do update set name = excluded.name, country_code = excluded.country_code
    where (destinations.name, destinations.country_code) is distinct from (excluded.name, excluded.country_code)`.execute(
    db,
  );
  await sql`insert into airports (iata, name, city, country_code)
    select iata, name, city, country from jsonb_to_recordset(${JSON.stringify(airports)}::jsonb) as t(iata text, name text, city text, country text)
    on conflict (iata) do update set name = excluded.name, city = excluded.city, country_code = excluded.country_code
    where airports.revision = 1 and (airports.name, airports.city, airports.country_code) is distinct from (excluded.name, excluded.city, excluded.country_code)`.execute(
    db,
  );
  await sql`insert into airlines (iata, name)
    select iata, name from jsonb_to_recordset(${JSON.stringify(airlines)}::jsonb) as t(iata text, name text)
    on conflict (iata) do update set name = excluded.name where airlines.revision = 1 and airlines.name is distinct from excluded.name`.execute(
    db,
  );
}
