// A file's rows beside what they are judged against: the partner's programmes and departures that they name, read at once.
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import type { UploadedSheet } from '#platform/spreadsheets/read-upload';
import { todayInIndonesia } from '#shared/dates';
import { type ColumnPlaces, type DepartureColumn, departureColumns } from '#shared/departure-columns';
import {
  type DepartureDeps,
  findPlaces,
  getWritten,
  type PublishRules,
  readPublishRules,
} from './departure-rows.ts';
import { textsOf } from './departure-table.ts';
import type { KnownToRows, ProgrammeOfRow, TableRow } from './judge-row.ts';

interface PartnersSheet {
  partnerId: string;
  sheet: UploadedSheet;
  places: ColumnPlaces;
}

export async function readPartnersRows(
  deps: DepartureDeps,
  actor: Actor,
  { partnerId, sheet, places }: PartnersSheet,
): Promise<{ rows: TableRow[]; known: KnownToRows }> {
  const columnAt = new Map<number, DepartureColumn>(
    departureColumns.flatMap((column) => {
      const place = places[column];
      return place === undefined ? [] : [[place, column] as const];
    }),
  );
  const rows = sheet.rows.map(({ number, cells, troubles }) => ({
    number,
    texts: textsOf(cells, places),
    // What stands in columns that are not read may be as it is.
    troubles: troubles
      .filter(({ column }) => column === null || columnAt.has(column))
      .map(({ column, ...trouble }) => ({
        row: number,
        column: column === null ? null : columnAt.get(column)!,
        ...trouble,
      })),
  }));
  const departures = await findDepartures(deps, actor, {
    partnerId,
    codes: rows.flatMap(({ texts }) => texts.code || []),
  });
  const published = departures.filter(({ state }) => state === 'published');
  const rules = new Map<string, PublishRules>();
  for (const id of new Set(published.map(({ programmeId }) => programmeId)))
    rules.set(id, await readPublishRules(deps, id));
  const named = rows.map(({ texts }) => ({
    departure_airport: (texts.departure_airport ?? '').toUpperCase(),
    airline: (texts.airline ?? '').toUpperCase() || null,
  }));
  return {
    rows,
    known: {
      today: todayInIndonesia(deps.now()),
      places: await findPlaces(deps.db, [...named, ...departures.map(({ form }) => form)]),
      programmes: await findProgrammes(deps, partnerId),
      departures: new Map(departures.map((departure) => [departure.slug, departure])),
      rules,
    },
  };
}

async function findDepartures(
  deps: DepartureDeps,
  actor: Actor,
  { partnerId, codes }: { partnerId: string; codes: string[] },
) {
  if (codes.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select d.id from departures d join programmes p on p.id = d.programme_id
    where d.slug = any (${codes}) and p.partner_id = ${partnerId}::uuid and d.state <> 'unlisted'`.execute(
    deps.db,
  );
  return rows.length > 0
    ? getWritten(
        deps,
        actor,
        rows.map(({ id }) => id),
      )
    : [];
}

async function findProgrammes(
  { db }: DepartureDeps,
  partnerId: string,
): Promise<Map<string, ProgrammeOfRow | null>> {
  const { rows } = await sql<ProgrammeOfRow & { names: string[] }>`
    select id, title, days, archived_at is not null as "isArchived", array_remove(array[title ->> 'id', title ->> 'en'], null) as names
    from programmes where partner_id = ${partnerId}::uuid order by archived_at desc nulls last, id`.execute(
    db,
  );
  const found = new Map<string, ProgrammeOfRow | null>();
  for (const { names, ...programme } of rows) {
    found.set(programme.id, programme);
    for (const name of new Set(names.map((each) => each.trim().toLowerCase()))) {
      const other = found.get(name);
      // Of those that are archived, one that is not takes the name.
      found.set(name, other === undefined || other?.isArchived ? programme : null);
    }
  }
  return found;
}
