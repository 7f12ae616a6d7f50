// Documents that wait for a verdict, over all orders of a partner (docs/product/participants.md): the nearest departure first.
import { sql } from 'kysely';
import { type Actor, requireWork } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { statesStaffReads } from '#shared/booking-states';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
import type { LocalText } from '#shared/locale';
import type { DocumentKind } from '#shared/participant-documents';
import { acceptDocuments } from './accept-documents.ts';
import type { JudgeDeps } from './documents.ts';

export interface QueuedDocument {
  id: string;
  kind: DocumentKind;
  contentType: string;
  uploadedAt: Date;
  /** Code of the order. */
  booking: string;
  participantId: string;
  /** Of the traveller on their order, counted from 1. */
  number: number;
  name: string | null;
  departureId: string;
  departsOn: string;
  title: LocalText;
}

/** Our choice: who has more waiting works by departure. */
const mostListed = 500;

/**
 * What waits, of travellers whose documents staff may read today. Refuses `not_found` to everybody but the partner's staff, `forbidden`
 * to those with another duty.
 */
export async function listDocumentQueue(
  { db, now }: { db: Db; now: () => Date },
  actor: Actor,
  partnerId: string,
): Promise<QueuedDocument[]> {
  requireWork(actor, 'documents', { partnerId });
  const { rows } = await sql<QueuedDocument>`
    select f.id, f.kind, f.content_type as "contentType", f.uploaded_at as "uploadedAt", b.code as booking, t.id as "participantId",
      t.position + 1 as number, t.name, d.id as "departureId", d.departs_on as "departsOn", p.title
    from participant_documents f join participants t on t.id = f.participant_id join bookings b on b.id = t.booking_id
      join departures d on d.id = b.departure_id join programmes p on p.id = d.programme_id
    where f.status = 'uploaded' and f.content is not null and b.partner_id = ${partnerId}::uuid
      and (b.state in (${sql.join(statesStaffReads)}) or b.attention = 'settlement_overdue')
      and d.returns_on >= ${todayInIndonesia(now())}::date
    order by d.departs_on, d.id, b.code, t.position, f.kind limit ${mostListed}`.execute(db);
  return rows;
}

/**
 * Accepts ticked documents of any of the partner's orders, as `acceptDocuments` does for one. Whatever is not the partner's is refused
 * like what has changed meanwhile. Refuses `invalid_input` when none was ticked, and what refuses them all.
 */
export async function acceptQueued(
  deps: JudgeDeps,
  actor: Actor,
  { partnerId, documentIds }: { partnerId: string; documentIds: readonly string[] },
): Promise<{ accepted: number; refused: number }> {
  requireWork(actor, 'documents', { partnerId });
  const ids = [...new Set(documentIds)].filter(isId);
  if (ids.length === 0) return acceptDocuments(deps, actor, { booking: '', documentIds: [] });
  const rows = await deps.db
    .selectFrom('participant_documents as f')
    .innerJoin('participants as t', 't.id', 'f.participant_id')
    .innerJoin('bookings as b', 'b.id', 't.booking_id')
    .select(['f.id', 'b.id as booking'])
    .where('f.id', 'in', ids)
    .where('b.partner_id', '=', partnerId)
    .execute();
  let accepted = 0;
  let refusal = new AppError('not_found');
  for (const [booking, some] of Map.groupBy(rows, (row) => row.booking)) {
    try {
      const done = await acceptDocuments(deps, actor, { booking, documentIds: some.map(({ id }) => id) });
      accepted += done.accepted;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refusal = error;
    }
  }
  if (accepted === 0) throw refusal;
  return { accepted, refused: ids.length - accepted };
}
