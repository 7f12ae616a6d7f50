// KTP and NPWP of who opens an account (spec §5 "at most 1 MB"): redrawn, sealed, and each look recorded.
import { recordAudit } from '#domain/audit';
import { type Actor, bankRoleOf, requireFreshFactor, worksForBank } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import { receiveDocument } from '#platform/document-file';
import { type FileDeps, readBytes } from '#platform/files/files';
import { AppError } from '#shared/errors';
import { savingsDocumentMaxBytes } from '#shared/limits';
import { isId } from '#shared/names';
import {
  isSavingsDocumentKind,
  type SavingsDocumentKind,
  savingsStatesTakingDocuments,
} from '#shared/savings';
import type { SavingsDeps } from './apply.ts';
import { getSavings, type SavingsDetail, type SavingsDocument } from './find-savings.ts';
import { underRow } from './move-savings.ts';
import { openDocument, sealDocument } from './sealed.ts';

const perAccount = { name: 'savings documents', max: 60, windowSeconds: 3_600 };

/**
 * Stores a card in place of an earlier one of its kind. Refuses `not_found`, `savings_state` (also for one the bank accepted),
 * `invalid_input` for a file that is missing, too large or no picture, `too_many_requests`, `unavailable`.
 */
export async function uploadSavingsDocument(
  deps: SavingsDeps,
  actor: Actor,
  { savings, kind, file }: { savings: string; kind: string; file: Buffer },
): Promise<SavingsDocument> {
  if (!isSavingsDocumentKind(kind)) throw new AppError('not_found');
  const { id: applicationId, ...before } = await getSavings(deps, actor, savings);
  refuseClosed(before, kind);
  const read = await receiveDocument(file, {
    of: actor.accountId,
    limit: { bytes: savingsDocumentMaxBytes, message: 'savings_error_too_large' },
    admit: () => passThrottle(deps, { ...perAccount, of: actor.accountId }),
  });
  return underRow(deps, applicationId, async (within) => {
    const id = refuseClosed(await getSavings(within, actor, applicationId), kind).id ?? crypto.randomUUID();
    const row = {
      status: 'uploaded',
      reason: null,
      uploaded_at: deps.now(),
      content_type: read.type,
      ...sealDocument(deps.keys, id, read.bytes),
    };
    await within.db
      .insertInto('savings_documents')
      .values({ id, application_id: applicationId, kind, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    await recordAudit(within, {
      actor,
      action: 'document.uploaded',
      subjectId: actor.accountId,
      details: { about: applicationId, kind },
    });
    return documentOf(await getSavings(within, actor, applicationId), kind);
  });
}

const documentOf = ({ documents }: Pick<SavingsDetail, 'documents'>, kind: SavingsDocumentKind) =>
  documents.find((one) => one.kind === kind)!;

function refuseClosed(
  one: Pick<SavingsDetail, 'state' | 'documents'>,
  kind: SavingsDocumentKind,
): SavingsDocument {
  const document = documentOf(one, kind);
  if (!savingsStatesTakingDocuments.includes(one.state) || document.status === 'accepted')
    throw new AppError('savings_state');
  return document;
}

/**
 * The file, for the applicant and, from sending on, for the people of its bank; the access is recorded. Refuses `not_found` (also once
 * it was deleted), `step_up_required`.
 */
export async function readSavingsDocument(
  deps: SavingsDeps & FileDeps,
  actor: Actor,
  documentId: string,
): Promise<{ bytes: Buffer; contentType: string; kind: SavingsDocumentKind }> {
  const file =
    isId(documentId) &&
    (await deps.db
      .selectFrom('savings_documents as d')
      .innerJoin('savings_applications as s', 's.id', 'd.application_id')
      .select(['d.id', 'd.kind', 'd.content', 'd.content_type', 'd.key_id'])
      .select(['s.account_id', 's.bank_id', 's.submitted_at'])
      .select('d.content_stored_as as storedAs')
      .where('d.id', '=', documentId)
      .executeTakeFirst());
  if (!file || !file.content || !file.key_id || !file.content_type) throw new AppError('not_found');
  const isOwn = file.account_id === actor.accountId;
  if (!isOwn) {
    if (!file.bank_id || !file.submitted_at || !worksForBank(actor, file.bank_id))
      throw new AppError('not_found');
    requireFreshFactor(actor);
  }
  const content = await readBytes(deps, { bytes: file.content, storedAs: file.storedAs });
  await recordAudit(deps, {
    actor,
    ...(!isOwn && { role: bankRoleOf(actor, file.bank_id!) }),
    action: 'document.read',
    subjectId: file.account_id,
    details: { kind: file.kind },
  });
  return {
    bytes: openDocument(deps.keys, file.id, { content, key_id: file.key_id }),
    contentType: file.content_type,
    kind: file.kind as SavingsDocumentKind,
  };
}
