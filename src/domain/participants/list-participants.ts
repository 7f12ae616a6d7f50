// The participants of a booking, with what is known and what is missing (spec §3 "participants (data complete
// or incomplete, with participant documents)").
import { recordAudit } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import { findAgeFindings } from '#domain/supplements';
import type { Selectable } from 'kysely';
import type { Db } from '#platform/database/database';
import type { DB } from '#platform/database/types';
import type { KeyRing } from '#platform/keys';
import type { RoomType } from '#shared/catalogue';
import type { Traveller } from '#shared/trip-price';
import {
  crossesBorder,
  type DocumentKind,
  type DocumentStatus,
  neededDocuments,
} from '#shared/participant-documents';
import type { Relation } from '#shared/participant-relations';
import { passportEndsEarly } from '#shared/passport-validity';
import { fieldsNeeded, type NeededField } from '#shared/participant-needs';
import { documentOf } from './family-card.ts';
import { noSecrets, openSecrets, type ParticipantSecrets } from './sealed.ts';
import type { AgeFinding } from '#shared/traveller-age';
import {
  findTravelBooking,
  getTravelBooking,
  isOwn,
  mayReadDocuments,
  type TravelBooking,
} from './travel-booking.ts';

export interface Participant extends ParticipantSecrets {
  id: string;
  /** Counted from 1. */
  number: number;
  traveller: Traveller;
  roomType: RoomType;
  name: string | null;
  birthDate: string | null;
  gender: 'male' | 'female' | null;
  /** E.164 */
  phone: string | null;
  relation: Relation | null;
}

export interface ListedDocument {
  /** Null while there is no file: nothing was uploaded, or it was purged. */
  id: string | null;
  kind: DocumentKind;
  status: DocumentStatus;
  /** Of a rejection, in the partner's words. */
  reason: string | null;
  contentType: string | null;
  uploadedAt: Date | null;
  /** Of a family card that another participant uploaded: whose page it was uploaded from. */
  holder: { number: number; name: string | null } | null;
}

export interface ListedParticipant extends Participant {
  /** The age category by birth date; null while it is unknown. */
  age: AgeFinding | null;
  /** Required for this trip, in the order of the list; other uploads follow. */
  documents: ListedDocument[];
  /** The missing personal details. */
  missing: NeededField[];
  /** Whether all required personal details are known. */
  isComplete: boolean;
  /** Known, required on this trip, and expiring too early for the countries on it. */
  passportEndsEarly: boolean;
}

interface ListDeps {
  db: Db;
  now: () => Date;
  keys: KeyRing;
}

/**
 * For the member of the booking and the partner's staff, who read identities only while the trip needs them;
 * staff access is recorded for the member. Refuses `not_found`.
 */
export async function listParticipants(
  deps: ListDeps,
  actor: Actor,
  bookingIdOrCode: string,
): Promise<ListedParticipant[]> {
  const booking = await getTravelBooking(deps.db, actor, bookingIdOrCode);
  if (!isOwn(actor, booking) && booking.accountId) {
    await recordAudit(deps, {
      actor,
      role: 'partner_staff',
      action: 'participants.read',
      subjectId: booking.accountId,
    });
  }
  const all = await readParticipants(deps, booking);
  return mayReadDocuments(deps, actor, booking) ? all : all.map(withoutIdentity);
}

/**
 * What staff see of an order whose documents they may not read: names, and how complete the documents are.
 */
function withoutIdentity(participant: ListedParticipant): ListedParticipant {
  return {
    ...participant,
    ...noSecrets,
    birthDate: null,
    phone: null,
    documents: participant.documents.map((document) => ({ ...document, id: null, contentType: null })),
  };
}

/** For PDFs, whose caller has checked who may have them. */
export async function unsafeListParticipants(
  deps: Pick<ListDeps, 'db' | 'keys'>,
  bookingId: string,
): Promise<ListedParticipant[]> {
  const booking = await findTravelBooking(deps.db, bookingId);
  return booking ? readParticipants(deps, booking) : [];
}

async function readParticipants(
  { db, keys }: Pick<ListDeps, 'db' | 'keys'>,
  booking: TravelBooking,
): Promise<ListedParticipant[]> {
  const rows = await db
    .selectFrom('participants')
    .selectAll()
    .where('booking_id', '=', booking.id)
    .orderBy('position')
    .execute();
  const ages = await findAgeFindings({ db }, booking.id);
  const kept = await db
    .selectFrom('participant_documents as f')
    .innerJoin('participants as p', 'p.id', 'f.participant_id')
    .select(['f.id', 'f.participant_id', 'f.kind', 'f.status', 'f.reason', 'f.content_type', 'f.uploaded_at'])
    .where('p.booking_id', '=', booking.id)
    .execute();
  return rows.map((row) => {
    const participant = participantOf(row, openSecrets(keys, row.id, row));
    const sent = kept
      .filter(({ participant_id }) => participant_id === row.id)
      .map(({ kind }) => kind as DocumentKind);
    const needed = neededDocuments(participant.traveller, booking.journey);
    const kinds = [...needed, ...sent.filter((kind) => !needed.includes(kind))];
    const documents = kinds.map((kind): ListedDocument => {
      const file = documentOf(row, kind, { people: rows, rows: kept });
      const holder =
        file && file.participant_id !== row.id
          ? rows.find(({ id }) => id === file.participant_id)
          : undefined;
      return {
        id: file?.content_type ? file.id : null,
        kind,
        status: (file?.status ?? 'missing') as DocumentStatus,
        reason: file?.reason ?? null,
        contentType: file?.content_type ?? null,
        uploadedAt: file?.uploaded_at ?? null,
        holder: holder ? { number: holder.position + 1, name: holder.name } : null,
      };
    });
    // After the trip numbers are deleted (purge-documents.ts), and nothing is required.
    const missing = booking.state === 'completed' ? [] : missingOf(participant, booking);
    return {
      ...participant,
      documents,
      missing,
      age: ages.get(row.id) ?? null,
      isComplete: missing.length === 0,
      passportEndsEarly:
        crossesBorder(booking.journey) && passportEndsEarly(participant.passportExpiresOn, booking.returnsOn),
    };
  });
}

/** A row with its secrets, opened or left closed. */
export function participantOf(row: Selectable<DB['participants']>, secrets: ParticipantSecrets): Participant {
  return {
    id: row.id,
    number: row.position + 1,
    traveller: row.traveller as Traveller,
    roomType: row.room_type as RoomType,
    name: row.name,
    birthDate: row.birth_date,
    gender: row.gender as Participant['gender'],
    phone: row.phone,
    relation: row.relation as Relation | null,
    ...secrets,
  };
}

function missingOf(
  { name, birthDate, gender, nik, passportNumber, passportExpiresOn, traveller }: Participant,
  { journey }: TravelBooking,
): NeededField[] {
  const known: Record<NeededField, unknown> = {
    name,
    birth_date: birthDate,
    gender,
    nik,
    passport_number: passportNumber,
    passport_expires_on: passportExpiresOn,
  };
  return fieldsNeeded(traveller, journey).filter((field) => known[field] === null);
}
