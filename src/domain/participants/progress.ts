// How far the papers of a booking are (spec §3 order "progress: document completeness, verification"). Counted in SQL would repeat
// the table of needs: there are few people on a booking.
import type { Db } from '#platform/database/database';
import type { ProductKind } from '#shared/catalogue';
import type { Traveller } from '#shared/journey-price';
import { neededDocuments } from '#shared/participant-documents';

export interface DocumentProgress {
  needed: number;
  /** Sent, and not rejected. */
  sent: number;
  accepted: number;
}

/** Who may know has been asked. */
export async function findDocumentProgress({ db }: { db: Db }, bookingId: string): Promise<DocumentProgress> {
  const people = await db.selectFrom('participants as t').innerJoin('bookings as b', 'b.id', 't.booking_id').innerJoin('departures as d', 'd.id', 'b.departure_id')
    .innerJoin('programmes as p', 'p.id', 'd.programme_id').select(['t.id', 't.traveller', 'p.kind']).where('b.id', '=', bookingId).execute();
  const files = await db.selectFrom('participant_documents').select(['participant_id', 'kind', 'status'])
    .where('participant_id', 'in', db.selectFrom('participants').select('id').where('booking_id', '=', bookingId)).execute();
  const progress: DocumentProgress = { needed: 0, sent: 0, accepted: 0 };
  for (const { id, traveller, kind: journey } of people) {
    for (const kind of neededDocuments(traveller as Traveller, journey as ProductKind)) {
      const status = files.find((file) => file.participant_id === id && file.kind === kind)?.status;
      progress.needed += 1;
      if (status === 'uploaded' || status === 'accepted') progress.sent += 1;
      if (status === 'accepted') progress.accepted += 1;
    }
  }
  return progress;
}
