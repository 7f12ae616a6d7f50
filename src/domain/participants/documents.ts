// Documents of the participants (spec §7 participant-documents; decision 0030): uploaded by the member,
// reviewed by the partner, encrypted at rest, and every access recorded for the member to read.
import { recordAudit } from '#domain/audit';
import { raiseWebhooks } from '#domain/webhooks';
import type { BrandDirectory } from '#domain/brands';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import { findAgeFindings } from '#domain/supplements';
import { passThrottle } from '#domain/throttles';
import { type Db, transaction } from '#platform/database/database';
import { receiveDocument } from '#platform/document-file';
import { type FileDeps, readBytes } from '#platform/files/files';
import type { Jobs } from '#platform/jobs/jobs';
import type { KeyRing } from '#platform/keys';
import { staffReadsDocuments } from '#shared/booking-states';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
import { type DocumentKind, isDocumentKind } from '#shared/participant-documents';
import { notifyDocumentDecision } from './document-emails.ts';
import { documentOf } from './family-card.ts';
import { readRejection } from './rejections.ts';
import { openDocument, sealDocument } from './sealed.ts';
import { canJudge, getOwnOpenBooking, getTravelBooking, isOwn, mayReadDocuments } from './travel-booking.ts';

export interface DocumentDeps {
  db: Db;
  now: () => Date;
  keys: KeyRing;
}

export interface JudgeDeps extends DocumentDeps {
  jobs: Jobs;
  brands: BrandDirectory;
}

/** Our choice: a family of ten, three attempts for each document. */
const perAccount = { name: 'documents account', max: 180, windowSeconds: 3_600 };

export interface Upload {
  /** Id or code of the booking. */
  booking: string;
  participantId: string;
  kind: string;
  /** A family card of a participant outside the family: stored for them alone. */
  isOwnCard?: boolean;
  /** Empty when none was uploaded. */
  file: Buffer;
}

/**
 * Stores a document, replacing an earlier one of its kind, and returns its id; a family card replaces the
 * family's. Refuses `not_found`, `booking_state` (also for one that was accepted), `invalid_input` for a
 * file that is missing, too large or neither a picture nor a PDF, `too_many_requests`, `unavailable`.
 */
export async function uploadDocument(
  deps: DocumentDeps,
  actor: Actor,
  { booking: idOrCode, participantId, kind, isOwnCard = false, file }: Upload,
): Promise<string> {
  const booking = await getOwnOpenBooking(deps.db, actor, idOrCode);
  if (!isDocumentKind(kind) || !isId(participantId)) throw new AppError('not_found');
  const participant = await deps.db
    .selectFrom('participants')
    .select('id')
    .where('id', '=', participantId)
    .where('booking_id', '=', booking.id)
    .executeTakeFirst();
  if (!participant) throw new AppError('not_found');
  const read = await receiveDocument(file, {
    of: actor.accountId,
    admit: () => passThrottle(deps, { ...perAccount, of: actor.accountId }),
  });
  return transaction(deps.db, async (db) => {
    const id = await lockDocumentRow(
      db,
      isOwnCard ? participantId : await holderOf(db, { bookingId: booking.id, participantId, kind }),
      kind,
    );
    await db
      .updateTable('participant_documents')
      .set({
        status: 'uploaded',
        reason: null,
        reason_code: null,
        judged_at: null,
        judged_by: null,
        purged_at: null,
        uploaded_at: deps.now(),
        content_type: read.type,
        ...sealDocument(deps.keys, id, read.bytes),
      })
      .where('id', '=', id)
      .execute();
    await recordAudit(
      { ...deps, db },
      { actor, action: 'document.uploaded', subjectId: actor.accountId, details: { kind } },
    );
    return id;
  });
}

/**
 * The participant whose row stores it. Locks the participants of the order, so that two of a family who
 * upload their card at once fill one row.
 */
async function holderOf(
  db: Db,
  { bookingId, participantId, kind }: { bookingId: string; participantId: string; kind: DocumentKind },
): Promise<string> {
  if (kind !== 'family_card') return participantId;
  const people = await db
    .selectFrom('participants')
    .select(['id', 'relation'])
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .forUpdate()
    .execute();
  const rows = await db
    .selectFrom('participant_documents')
    .select(['participant_id', 'kind', 'status'])
    .where(
      'participant_id',
      'in',
      people.map(({ id }) => id),
    )
    .execute();
  const person = people.find(({ id }) => id === participantId)!;
  return documentOf(person, kind, { people, rows })?.participant_id ?? participantId;
}

/** The row for which a document is encrypted; creates and locks it. */
async function lockDocumentRow(db: Db, participantId: string, kind: DocumentKind): Promise<string> {
  await db
    .insertInto('participant_documents')
    .values({ participant_id: participantId, kind, status: 'missing' })
    .onConflict((conflict) => conflict.columns(['participant_id', 'kind']).doNothing())
    .execute();
  const { id, status } = await db
    .selectFrom('participant_documents')
    .select(['id', 'status'])
    .where('participant_id', '=', participantId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Visas are requested with what was accepted.
  if (status === 'accepted') throw new AppError('booking_state');
  return id;
}

/**
 * The file, for the member and, while the trip needs it, the partner's staff; the access is recorded.
 * Refuses `not_found`.
 */
export async function readDocument(
  deps: DocumentDeps & FileDeps,
  actor: Actor,
  { booking: idOrCode, documentId }: { booking: string; documentId: string },
): Promise<{ bytes: Buffer; contentType: string; kind: DocumentKind }> {
  const booking = await getTravelBooking(deps.db, actor, idOrCode);
  if (!mayReadDocuments(deps, actor, booking)) throw new AppError('not_found');
  const file =
    isId(documentId) &&
    (await deps.db
      .selectFrom('participant_documents as f')
      .innerJoin('participants as p', 'p.id', 'f.participant_id')
      .select([
        'f.id',
        'f.kind',
        'f.content',
        'f.content_stored_as as storedAs',
        'f.content_type',
        'f.key_id',
      ])
      .where('f.id', '=', documentId)
      .where('p.booking_id', '=', booking.id)
      .executeTakeFirst());
  if (!file || !file.content || !file.key_id || !file.content_type) throw new AppError('not_found');
  if (!isOwn(actor, booking)) requireFreshFactor(actor);
  const content = await readBytes(deps, { bytes: file.content, storedAs: file.storedAs });
  const bytes = openDocument(deps.keys, file.id, { content, key_id: file.key_id });
  if (booking.accountId) {
    await recordAudit(deps, {
      actor,
      ...(!isOwn(actor, booking) && { role: 'partner_staff' as const }),
      action: 'document.read',
      subjectId: booking.accountId,
      details: { kind: file.kind },
    });
  }
  return { bytes, contentType: file.content_type, kind: file.kind as DocumentKind };
}

export interface Verdict {
  /** Id or code. */
  booking: string;
  documentId: string;
  verdict: 'accepted' | 'rejected';
  /** Why it was rejected, as a code (#shared/rejection-reasons); without one, `reason` says it all. */
  reasonCode?: unknown;
  /** In the staff's words, for the member to read. */
  reason?: unknown;
}

/**
 * The partner's verdict on a document. Refuses `not_found` (also to everybody but the partner's staff),
 * `invalid_input` for a rejection without its reason, `birth_date_missing` and `supplement_unpaid` for an
 * acceptance, and `booking_state` when there is nothing to review: it was replaced or reviewed meanwhile,
 * nothing was paid yet, or the trip is over.
 */
export async function judgeDocument(
  deps: JudgeDeps,
  actor: Actor,
  { booking: idOrCode, documentId, verdict, ...why }: Verdict,
): Promise<void> {
  const booking = await getTravelBooking(deps.db, actor, idOrCode);
  if (!canJudge(actor, booking) || !isId(documentId)) throw new AppError('not_found');
  if (!staffReadsDocuments(booking, todayInIndonesia(deps.now()))) throw new AppError('booking_state');
  requireFreshFactor(actor);
  const rejection = verdict === 'rejected' ? readRejection(why, booking.locale) : null;
  const reason = rejection?.reason ?? null;
  await transaction(deps.db, async (db) => {
    if (verdict === 'accepted') await refuseUnpaidAge(db, booking.id, documentId);
    const judged = await db
      .updateTable('participant_documents')
      .set({
        status: verdict,
        reason,
        reason_code: rejection?.code ?? null,
        judged_at: deps.now(),
        judged_by: actor.accountId,
      })
      .where('id', '=', documentId)
      .where('status', '=', 'uploaded')
      .where(
        'participant_id',
        'in',
        db.selectFrom('participants').select('id').where('booking_id', '=', booking.id),
      )
      .returning(['kind', 'participant_id'])
      .executeTakeFirst();
    if (!judged)
      throw new AppError((await isThere(db, booking.id, documentId)) ? 'booking_state' : 'not_found');
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: 'partner_staff',
        action: verdict === 'accepted' ? 'document.accepted' : 'document.rejected',
        subjectId: booking.accountId,
        details: { about: booking.id, kind: judged.kind },
      },
    );
    await raiseWebhooks({ ...deps, db }, booking.partnerId, [
      {
        event: verdict === 'accepted' ? 'document.accepted' : 'document.rejected',
        data: {
          order_id: booking.id,
          participant_id: judged.participant_id,
          document_id: documentId,
          kind: judged.kind,
          state: verdict,
        },
      },
    ]);
    await notifyDocumentDecision({ ...deps, db }, booking.id, {
      kind: judged.kind as DocumentKind,
      participantId: judged.participant_id,
      reason,
    });
  });
}

/**
 * A traveller older than paid for pays first; a child's or infant's birth date must be known (decision
 * 0058).
 */
async function refuseUnpaidAge(db: Db, bookingId: string, documentId: string): Promise<void> {
  const owner = await db
    .selectFrom('participant_documents as f')
    .innerJoin('participants as p', 'p.id', 'f.participant_id')
    .select(['p.id', 'p.traveller', 'p.birth_date'])
    .where('f.id', '=', documentId)
    .where('p.booking_id', '=', bookingId)
    .executeTakeFirst();
  if (!owner || owner.traveller === 'adult') return;
  if (owner.birth_date === null) throw new AppError('birth_date_missing');
  if ((await findAgeFindings({ db }, bookingId)).get(owner.id)?.verdict === 'older')
    throw new AppError('supplement_unpaid');
}

async function isThere(db: Db, bookingId: string, documentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('participant_documents as f')
    .innerJoin('participants as p', 'p.id', 'f.participant_id')
    .select('f.id')
    .where('f.id', '=', documentId)
    .where('p.booking_id', '=', bookingId)
    .executeTakeFirst();
  return row !== undefined;
}
