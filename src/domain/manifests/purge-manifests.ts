// What was exported ends with the documents it came from (decision 0052): that it was exported stays.
import { sql } from 'kysely';
import type { DocumentRetention } from '#domain/participants';
import type { Db } from '#platform/database/database';
import { addDays, todayInIndonesia } from '#shared/dates';

/** Runs periodically. */
export async function purgeManifests({
  db,
  now,
  documentRetention: { daysAfterReturn },
}: {
  db: Db;
  now: () => Date;
  documentRetention: DocumentRetention;
}): Promise<void> {
  await sql`
    delete from manifest_rows r using manifest_exports e, departures d
    where e.id = r.export_id and d.id = e.departure_id
      and d.returns_on < ${addDays(todayInIndonesia(now()), -daysAfterReturn)}::date`.execute(db);
}
