// A partner's statement and the journal over a million entries (docs/product/ledger.md): pages at the beginning, in the middle and at the
// end, and the whole as files, whose memory must not grow with them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openJournal, openStatement, readStatement } from '#domain/ledger';
import { addDays, todayInIndonesia } from '#shared/dates';
import { pageSizes } from '#shared/limits';
import { actorOf, timeOf, withDatabase } from './database.ts';
import { type Measurement, milliseconds, quantile, whole } from './report.ts';

const entries = process.env['BENCH_ENTRIES'] ? Number(process.env['BENCH_ENTRIES']) : 1_000_000;
const rounds = 40;

export const statements: Measurement = {
  name: 'statements',
  measure: (say) =>
    withDatabase(async (db) => {
      say(`${whole(entries)} entries`);
      const { rows } = await sql<{ partnerId: string }>`
        select id as "partnerId" from partners order by slug limit 1`.execute(db);
      const { partnerId } = rows[0]!;
      const last = addDays(todayInIndonesia(new Date()), -1);
      const text = readFileSync(join(import.meta.dirname, 'many-entries.sql'), 'utf8')
        .replaceAll(':count', String(entries))
        .replaceAll(':partner', partnerId)
        .replaceAll(':last', last);
      await db.connection().execute(async (own) => {
        await sql.raw(text).execute(own);
        await sql`reset all`.execute(own);
        await sql`vacuum analyze`.execute(own);
      });
      const staff = actorOf(partnerId, [{ role: 'partner_staff', partnerId, duties: ['owner'] }]);
      const finance = actorOf(partnerId, [{ role: 'operator_finance', partnerId: null, duties: [] }]);
      const period = { from: addDays(last, -300), to: last };
      const page = (number: number) => () =>
        readStatement({ db }, staff, { partnerId, ...period, page: number, limit: pageSizes.console });
      const pages = Math.ceil(entries / pageSizes.console);
      const asked = {
        'statement, the first page': page(1),
        'statement, a quarter in': page(Math.floor(pages / 4)),
        'statement, in the middle of the busy day': page(Math.floor((pages * 3) / 4)),
        'statement, the last page': page(pages),
      };
      const found = new Map<string, number[]>();
      for (let round = 0; round < rounds; round += 1)
        for (const [name, ask] of Object.entries(asked))
          found.set(name, [...(found.get(name) ?? []), await timeOf(ask)]);
      const { slices } = await openStatement({ db }, staff, { partnerId, ...period });
      const files = {
        'statement, all of it': await readAll(slices),
        'journal, all of it': await readAll(openJournal({ db }, finance, period)),
      };
      return [
        {
          title: `A statement over ${whole(entries)} entries`,
          method: `The domain's functions as pages and files ask them; half of the entries are of one day. ${rounds} rounds in turn. Limit of a page: p95 of 50 ms.`,
          head: ['', 'median', 'p95'],
          rows: [...found].map(([name, all]) => [
            name,
            milliseconds(quantile(all, 0.5)),
            milliseconds(quantile(all, 0.95)),
          ]),
        },
        {
          title: `Files of ${whole(entries)} entries`,
          method:
            'Slice after slice, nothing stored. Memory: the most that the process held above what it held before.',
          head: ['', 'lines', 'time', 'memory'],
          rows: Object.entries(files).map(([name, { lines, ms, bytes }]) => [
            name,
            whole(lines),
            milliseconds(ms),
            `${whole(bytes / 1_000_000)} MB`,
          ]),
        },
      ];
    }),
};

async function readAll(slices: AsyncGenerator<readonly unknown[]>) {
  const before = process.memoryUsage().rss;
  let [lines, most] = [0, before];
  const ms = await timeOf(async () => {
    for await (const slice of slices) {
      lines += slice.length;
      most = Math.max(most, process.memoryUsage().rss);
    }
  });
  return { lines, ms, bytes: most - before };
}
