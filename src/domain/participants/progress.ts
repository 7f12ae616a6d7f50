// How complete the documents of bookings are (spec §3 order "progress: document completeness, verification").
// Not counted in SQL, which would repeat the table of needs: there are few people on a booking.
import type { Db } from '#platform/database/database';
import type { ProductKind } from '#shared/catalogue';
import type { Traveller } from '#shared/trip-price';
import { neededDocuments } from '#shared/participant-documents';
import { documentOf } from './family-card.ts';

export interface DocumentProgress {
  /** Participants without a name yet. */
  unnamed: number;
  needed: number;
  /** Uploaded or accepted. */
  sent: number;
  accepted: number;
  rejected: number;
}

/** Of one booking. The caller has checked who may know. */
export async function findDocumentProgress(deps: { db: Db }, bookingId: string): Promise<DocumentProgress> {
  return (await listDocumentProgress(deps, [bookingId])).get(bookingId) ?? nothing();
}

/** Of several, by their ids. */
export async function listDocumentProgress(
  { db }: { db: Db },
  bookingIds: readonly string[],
): Promise<Map<string, DocumentProgress>> {
  const found = new Map(bookingIds.map((id) => [id, nothing()]));
  if (bookingIds.length === 0) return found;
  const people = await db
    .selectFrom('participants as t')
    .innerJoin('bookings as b', 'b.id', 't.booking_id')
    .innerJoin('departures as d', 'd.id', 'b.departure_id')
    .innerJoin('programmes as p', 'p.id', 'd.programme_id')
    .select(['t.id', 't.name', 't.traveller', 't.relation', 'p.kind', 'b.id as booking_id'])
    .where('b.id', 'in', [...bookingIds])
    .execute();
  const files = await db
    .selectFrom('participant_documents as f')
    .innerJoin('participants as t', 't.id', 'f.participant_id')
    .select(['f.participant_id', 'f.kind', 'f.status'])
    .where('t.booking_id', 'in', [...bookingIds])
    .execute();
  const ofBooking = Map.groupBy(people, ({ booking_id }) => booking_id);
  const ofPerson = Map.groupBy(files, ({ participant_id }) => participant_id);
  for (const person of people) {
    const progress = found.get(person.booking_id)!;
    const family = ofBooking.get(person.booking_id)!;
    const rows = family.flatMap(({ id }) => ofPerson.get(id) ?? []);
    if (person.name === null) progress.unnamed += 1;
    for (const kind of neededDocuments(person.traveller as Traveller, person.kind as ProductKind)) {
      const status = documentOf(person, kind, { people: family, rows })?.status;
      progress.needed += 1;
      if (status === 'uploaded' || status === 'accepted') progress.sent += 1;
      if (status === 'accepted') progress.accepted += 1;
      if (status === 'rejected') progress.rejected += 1;
    }
  }
  return found;
}

const nothing = (): DocumentProgress => ({ unnamed: 0, needed: 0, sent: 0, accepted: 0, rejected: 0 });
