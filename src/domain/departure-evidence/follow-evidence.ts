// What becomes of proofs by themselves, once a minute: outdated ones end, and the partner's people are reminded before.
import { sql } from 'kysely';
import { notify } from '#domain/notifications';
import { type Db, transaction } from '#platform/database/database';
import type { EvidenceKind } from '#shared/catalogue';
import { addDays, todayInIndonesia } from '#shared/dates';
import { dutiesFor } from '#shared/partner-duties';
import * as paths from '#shared/paths';

/** Our choice: time to have a contract prolonged. */
const reminderDays = 14;
const atOnce = 200;

/** Returns how many ended. Departures that have left keep what they were sold with. */
export async function followEvidence(deps: { db: Db; now: () => Date }): Promise<number> {
  await remind(deps);
  const today = todayInIndonesia(deps.now());
  return transaction(deps.db, async (db) => {
    const { rows } = await sql<{ departureId: string }>`
      with due as (
        select e.id from evidence_proofs e join departures d on d.id = e.departure_id
        where e.ended_at is null and e.expires_on < ${today}::date and d.departs_on >= ${today}::date order by e.id limit ${atOnce} for update of e skip locked
      )
      update evidence_proofs e set ended_at = ${deps.now()} from due
      where e.id = due.id or (e.kind = 'visa' and e.ended_at is null
        and exists (select from due h join evidence_proofs p on p.id = h.id where p.departure_id = e.departure_id and p.kind = 'hotel'))
      returning e.departure_id as "departureId"`.execute(db);
    if (rows.length === 0) return 0;
    await sql`update departure_evidence v set state = 'pending', dated_on = null, proof_id = null, note = null
      from evidence_proofs e where e.id = v.proof_id and e.ended_at is not null and v.departure_id = any (${rows.map(({ departureId }) => departureId)}::uuid[])`.execute(
      db,
    );
    return rows.length;
  });
}

async function remind(deps: { db: Db; now: () => Date }): Promise<void> {
  const today = todayInIndonesia(deps.now());
  const duties = dutiesFor('evidence');
  await transaction(deps.db, async (db) => {
    const { rows } = await sql<{
      id: string;
      kind: EvidenceKind;
      departureId: string;
      departsOn: string;
      expiresOn: string;
      staff: string[];
    }>`
      with due as (
        select e.id from evidence_proofs e join departures d on d.id = e.departure_id
        where e.ended_at is null and e.reminded_at is null and e.expires_on between ${today}::date and ${addDays(today, reminderDays)}::date
          and d.departs_on >= ${today}::date order by e.id limit ${atOnce} for update of e skip locked
      )
      update evidence_proofs e set reminded_at = ${deps.now()} from due, departures d join programmes p on p.id = d.programme_id
      where e.id = due.id and d.id = e.departure_id
      returning e.id, e.kind, d.id as "departureId", d.departs_on as "departsOn", e.expires_on as "expiresOn",
        (select coalesce(json_agg(m.account_id), '[]') from memberships m where m.partner_id = p.partner_id and m.role = 'partner_staff'
          and m.duties && ${duties}::text[]) as staff`.execute(db);
    await notify(
      { ...deps, db },
      rows.flatMap(({ id, kind, departureId, departsOn, expiresOn, staff }) =>
        staff.map((accountId) => ({
          accountId,
          kind: 'evidence_expiring' as const,
          values: { piece: kind, departsOn, expiresOn },
          brandId: null,
          path: paths.partnerConsole.departureEvidence(departureId),
          dedupeKey: `evidence ${id}`,
        })),
      ),
    );
  });
}
