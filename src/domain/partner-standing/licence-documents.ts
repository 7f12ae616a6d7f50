// Documents of licences (decision 0217): the partner puts one up, whoever checks licences opens it and says whether it is the licence's.
// Redrawn as travellers' are (decision 0051), sealed at rest.
import { randomUUID } from 'node:crypto';
import { recordAudit } from '#domain/audit';
import { type Actor, requireFreshFactor, requireWork } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import { transaction } from '#platform/database/database';
import { receiveDocument } from '#platform/document-file';
import type { FileDeps } from '#platform/files/files';
import type { KeyRing } from '#platform/keys';
import { type OpenedFile, sealedFiles } from '#platform/sealed-files';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { isId } from '#shared/names';
import { licenceDocumentForm } from '#shared/partner-standing-form';
import { changePartner } from './change-partner.ts';
import { requireStandingRole, type StandingDeps, type StandingLicence } from './standing.ts';

/** Our choice: a few licences, each document tried some times. */
const perAccount = { name: 'licence documents', max: 60, windowSeconds: 3_600 };

const sealed = sealedFiles('licence_documents');
export const encryptedLicenceDocuments = sealed.column;

type SealedDeps = StandingDeps & { keys: KeyRing };

export interface OwnLicence extends Pick<
  StandingLicence,
  'id' | 'kind' | 'number' | 'issuedOn' | 'validUntil' | 'checkedOn'
> {
  /** The one that stands; null: none was put up. */
  document: {
    id: string;
    uploadedAt: Date;
    /** Null: nobody has looked at it yet. */
    verdict: 'good' | 'bad' | null;
    note: string | null;
    judgedAt: Date | null;
  } | null;
}

/** The partner's licences, the one that is valid longest first. Refuses `not_found`, `forbidden`. */
export async function listOwnLicences(
  { db }: Pick<StandingDeps, 'db'>,
  actor: Actor,
  partnerId: string,
): Promise<OwnLicence[]> {
  requireWork(actor, 'profile', { partnerId });
  const rows = await db
    .selectFrom('licences')
    .leftJoin('licence_documents as d', (join) =>
      join.onRef('d.licence_id', '=', 'licences.id').on('d.replaced_at', 'is', null),
    )
    .select([
      'licences.id',
      'kind',
      'number',
      'issued_on',
      'valid_until',
      'checked_on',
      'd.id as documentId',
      'uploaded_at',
      'verdict',
      'note',
      'judged_at',
    ])
    .where('partner_id', '=', partnerId)
    .orderBy('valid_until', 'desc')
    .orderBy('kind')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as OwnLicence['kind'],
    number: row.number,
    issuedOn: row.issued_on,
    validUntil: row.valid_until,
    checkedOn: row.checked_on,
    document: row.documentId
      ? {
          id: row.documentId,
          uploadedAt: row.uploaded_at!,
          verdict: row.verdict as 'good' | 'bad' | null,
          note: row.note,
          judgedAt: row.judged_at,
        }
      : null,
  }));
}

/**
 * Puts up the document of a licence; it waits to be looked at. One that was found good stays in the history, any other is replaced.
 * Refuses `not_found`, `forbidden`, `invalid_input` for a file that is missing, too large or neither a picture nor a PDF,
 * `too_many_requests`, `unavailable`.
 */
export async function uploadLicenceDocument(
  deps: SealedDeps,
  actor: Actor,
  { licenceId, file }: { licenceId: string; file: Buffer },
): Promise<void> {
  const licence =
    isId(licenceId) &&
    (await deps.db
      .selectFrom('licences')
      .select('partner_id')
      .where('id', '=', licenceId)
      .executeTakeFirst());
  if (!licence) throw new AppError('not_found');
  // Before the file is opened: it takes a moment.
  requireWork(actor, 'profile', { partnerId: licence.partner_id });
  const read = await receiveDocument(file, {
    of: actor.accountId,
    admit: () => passThrottle(deps, { ...perAccount, of: actor.accountId }),
  });
  const id = randomUUID();
  await transaction(deps.db, async (db) => {
    // Two colleagues at once come one after the other.
    const stands = await db
      .selectFrom('licences')
      .select('id')
      .where('id', '=', licenceId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!stands) throw new AppError('not_found');
    await db
      .updateTable('licence_documents')
      .set({ replaced_at: deps.now() })
      .where('licence_id', '=', licenceId)
      .where('replaced_at', 'is', null)
      .where('verdict', '=', 'good')
      .execute();
    await db
      .deleteFrom('licence_documents')
      .where('licence_id', '=', licenceId)
      .where('replaced_at', 'is', null)
      .execute();
    await db
      .insertInto('licence_documents')
      .values({
        id,
        licence_id: licenceId,
        ...sealed.seal(deps, id, read),
        uploaded_by: actor.accountId,
        uploaded_at: deps.now(),
      })
      .execute();
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: 'partner_staff',
        action: 'partner.licence_document_sent',
        subjectId: null,
        details: { about: licence.partner_id },
      },
    );
  });
}

/**
 * Says whether a document is the licence's, for a document that still stands: what a partner has replaced meanwhile was not looked at.
 * Refuses `forbidden`, `not_found`, `invalid_input`.
 */
export async function judgeLicenceDocument(
  deps: StandingDeps,
  actor: Actor,
  { partnerId, form }: { partnerId: string; form: unknown },
): Promise<void> {
  requireStandingRole(actor);
  const {
    document_id: documentId,
    verdict,
    document_note: note = '',
  } = checkedForm(licenceDocumentForm, form);
  await changePartner(deps, actor, partnerId, 'partner.licence_document_judged', async (db) => {
    if (!isId(documentId)) throw new AppError('not_found');
    const { numUpdatedRows } = await db
      .updateTable('licence_documents')
      .set({ verdict, note, judged_by: actor.accountId, judged_at: deps.now() })
      .where('id', '=', documentId)
      .where('replaced_at', 'is', null)
      .where('licence_id', 'in', (licences) =>
        licences.selectFrom('licences').select('id').where('partner_id', '=', partnerId),
      )
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError('not_found');
  });
}

/** For the partner's own people. Refuses `not_found`, `forbidden`. */
export async function readOwnLicenceDocument(
  deps: SealedDeps & FileDeps,
  actor: Actor,
  documentId: string,
): Promise<OpenedFile> {
  const row = await findDocument(deps, documentId);
  requireWork(actor, 'profile', { partnerId: row.partnerId });
  return sealed.open(deps, row);
}

/** For whoever checks licences; the look is an audit line. Refuses `forbidden`, `not_found`, `step_up_required`. */
export async function readLicenceDocument(
  deps: SealedDeps & FileDeps,
  actor: Actor,
  { partnerId, documentId }: { partnerId: string; documentId: string },
): Promise<OpenedFile> {
  const role = requireStandingRole(actor);
  const row = await findDocument(deps, documentId);
  if (row.partnerId !== partnerId) throw new AppError('not_found');
  requireFreshFactor(actor);
  const opened = await sealed.open(deps, row);
  await recordAudit(deps, {
    actor,
    role,
    action: 'partner.licence_document_read',
    subjectId: null,
    details: { about: partnerId },
  });
  return opened;
}

async function findDocument({ db }: StandingDeps, id: string) {
  const row = isId(id)
    ? await db
        .selectFrom('licence_documents as d')
        .innerJoin('licences', 'licences.id', 'd.licence_id')
        .selectAll('d')
        .select('partner_id as partnerId')
        .where('d.id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new AppError('not_found');
  return row;
}
