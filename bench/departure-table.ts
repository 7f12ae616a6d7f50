// How long a table of departures takes to be tried (docs/product/departures.md): ten thousand rows, a tenth of them right.
import { sql } from 'kysely';
import { tryDepartures } from '#domain/departures';
import { guessDepartureColumns } from '#labels/departure-columns';
import type { Db } from '#platform/database/database';
import { writeWorkbook } from '#platform/spreadsheets/spreadsheets';
import { addDays, todayInIndonesia } from '#shared/dates';
import { actorOf, timeOf, withDatabase } from './database.ts';
import { type Measurement, milliseconds, quantile, times } from './report.ts';

const rowCount = 10_000;
const rounds = 5;
const headings = ['code', 'programme', 'departs_on', 'departure_airport', 'quota', 'price_quad'];

export const departureTable: Measurement = {
  name: 'departure-table',
  measure: (say) =>
    withDatabase(async (db) => {
      const { actor, title } = await findOwner(db);
      const deps = { db, now: () => new Date() };
      const files = {
        'one row (XLSX)': await workbookOf(title, 1),
        [`${rowCount} rows (XLSX)`]: await workbookOf(title, rowCount),
      };
      const found = new Map<string, number[]>();
      for (let round = 0; round < rounds; round += 1)
        for (const [name, file] of Object.entries(files)) {
          say(name);
          const took = await timeOf(() =>
            tryDepartures(deps, actor, { file, places: guessDepartureColumns }),
          );
          found.set(name, [...(found.get(name) ?? []), took]);
        }
      const [one] = [...found.values()].map((all) => quantile(all, 0.5));
      return [
        {
          title: 'Departures from a table',
          method: `The trial of a file, opened in the decoding process and judged against the database; nine of ten rows have a fault. ${rounds} rounds in turn, in one process. Limit: 10 s.`,
          head: ['', 'median', 'slowest', 'of one row'],
          rows: [...found].map(([name, all]) => [
            name,
            milliseconds(quantile(all, 0.5)),
            milliseconds(Math.max(...all)),
            times(quantile(all, 0.5) / one!),
          ]),
        },
      ];
    }),
};

/** Of a partner that has a programme. */
async function findOwner(db: Db) {
  const { rows } = await sql<{ partnerId: string; title: string; accountId: string }>`
    with owner as (insert into accounts (email, name, locale, email_verified_at, created_at, updated_at)
      values ('table@example.com', 'Jamaah', 'id', now(), now(), now()) returning id)
    select p.partner_id as "partnerId", p.title ->> 'id' as title, (select id from owner) as "accountId"
    from programmes p where p.archived_at is null order by p.id limit 1`.execute(db);
  const { partnerId, title, accountId } = rows[0]!;
  return { title, actor: actorOf(accountId, [{ role: 'partner_staff', partnerId, duties: ['owner'] }]) };
}

function workbookOf(title: string, count: number): Promise<Buffer> {
  const today = todayInIndonesia(new Date());
  return writeWorkbook([
    {
      name: 'Musim',
      columns: headings.map((heading) => ({ title: heading, type: 'text' as const })),
      rows: Array.from({ length: count }, (_, index) => [
        '',
        title,
        addDays(today, 30 + (index % 600)),
        'CGK',
        index % 10 === 0 ? '45' : '0',
        '30000000',
      ]),
    },
  ]);
}
