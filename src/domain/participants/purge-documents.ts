// Retains identity documents only as long as a trip needs them (decision 0052): deletes files and numbers;
// the record of their use stays in the audit log.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Db, transaction } from '#platform/database/database';
import { statesWithoutJourney } from '#shared/booking-states';
import { addDays, todayInIndonesia } from '#shared/dates';
import { dayMs } from '#shared/durations';

export interface DocumentRetention {
  daysAfterReturn: number;
  /** After an order expired or was cancelled; a late payment may revive it. */
  daysAfterExpiry: number;
}

interface PurgeDeps {
  db: Db;
  now: () => Date;
  documentRetention: DocumentRetention;
}

interface EndedBooking {
  id: string;
  accountId: string | null;
  /** False: it expired or was cancelled. */
  hasTravelled: boolean;
}

/** Per run, so that none takes long; the next takes the others. */
const batch = 500;

/** Runs periodically. Returns how many bookings it has purged. */
export async function purgeDocuments(deps: PurgeDeps): Promise<number> {
  const ended = await findEnded(deps);
  for (const booking of ended) await transaction(deps.db, (db) => purgeBooking({ ...deps, db }, booking));
  return ended.length;
}

async function findEnded({
  db,
  now,
  documentRetention: { daysAfterReturn, daysAfterExpiry },
}: PurgeDeps): Promise<EndedBooking[]> {
  const returnedBefore = addDays(todayInIndonesia(now()), -daysAfterReturn);
  const endedBefore = new Date(now().getTime() - daysAfterExpiry * dayMs);
  const { rows } = await sql<EndedBooking>`
    select b.id, b.account_id as "accountId", d.returns_on < ${returnedBefore} as "hasTravelled"
    from bookings b join departures d on d.id = b.departure_id
    where (d.returns_on < ${returnedBefore} or (b.state in (${sql.join(statesWithoutJourney)}) and b.changed_at < ${endedBefore}))
      and exists (select 1 from participants p left join participant_documents f on f.participant_id = p.id
        where p.booking_id = b.id and (p.secrets is not null or f.content is not null))
    order by b.id limit ${batch}`.execute(db);
  return rows;
}

/** The verdicts on a trip's documents stay; a revived order requires them anew. */
async function purgeBooking(deps: PurgeDeps, { id, accountId, hasTravelled }: EndedBooking): Promise<void> {
  const { db, now } = deps;
  const ofBooking = db.selectFrom('participants').select('id').where('booking_id', '=', id);
  const count = await (hasTravelled
    ? db
        .updateTable('participant_documents')
        .set({ content: null, content_type: null, key_id: null, purged_at: now() })
        .where('participant_id', 'in', ofBooking)
        .where('content', 'is not', null)
        .executeTakeFirst()
        .then(({ numUpdatedRows }) => numUpdatedRows)
    : db
        .deleteFrom('participant_documents')
        .where('participant_id', 'in', ofBooking)
        .executeTakeFirst()
        .then(({ numDeletedRows }) => numDeletedRows));
  await db
    .updateTable('participants')
    .set({ secrets: null, key_id: null })
    .where('booking_id', '=', id)
    .execute();
  await recordAudit(deps, {
    actor: null,
    role: 'system',
    action: 'documents.purged',
    subjectId: accountId,
    details: { about: id, count: Number(count) },
  });
}
