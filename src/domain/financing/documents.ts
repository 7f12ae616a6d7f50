// The applicant's documents (spec §5 "over 2 MB fails", §7 documents uploads): redrawn, sealed, and each look recorded.
import { recordAudit } from '#domain/audit';
import { type Actor, requireFreshFactor, bankRoleOf, worksForBank } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import { receiveDocument } from '#platform/document-file';
import { type FileDeps, readBytes } from '#platform/files/files';
import { AppError } from '#shared/errors';
import {
  type FinancingDocumentKind,
  isFinancingDocumentKind,
  statesTakingDocuments,
} from '#shared/financing';
import { loanDocumentMaxBytes } from '#shared/limits';
import { isId } from '#shared/names';
import { type FinancingDeps, refuseEndedOrder, underLocks } from './apply.ts';
import { type FinancingDocument, getApplication } from './find-application.ts';
import { openDocument, sealDocument } from './sealed.ts';

const perAccount = { name: 'financing documents', max: 60, windowSeconds: 3_600 };

/**
 * Stores a document in place of an earlier one of its kind. Refuses `not_found`, `financing_state` (also for one the bank
 * accepted), `invalid_input` for a file that is missing, too large or no picture or PDF, `too_many_requests`, `unavailable`.
 */
export async function uploadFinancingDocument(
  deps: FinancingDeps,
  actor: Actor,
  { application: idOrCode, kind, file }: { application: string; kind: string; file: Buffer },
): Promise<FinancingDocument> {
  if (!isFinancingDocumentKind(kind)) throw new AppError('not_found');
  const application = await getApplication(deps, actor, idOrCode);
  if (!application.bank || !statesTakingDocuments.includes(application.state))
    throw new AppError('financing_state');
  const read = await receiveDocument(file, {
    of: actor.accountId,
    limit: { bytes: loanDocumentMaxBytes, message: 'financing_error_too_large' },
    admit: () => passThrottle(deps, { ...perAccount, of: actor.accountId }),
  });
  return underLocks(deps, application, async (within) => {
    await refuseEndedOrder(within, application.booking.id);
    const { state, documents } = await getApplication(within, actor, application.id);
    const before = documents.find((one) => one.kind === kind)!;
    if (!statesTakingDocuments.includes(state) || before.status === 'accepted')
      throw new AppError('financing_state');
    const id = before.id ?? crypto.randomUUID();
    const row = {
      status: 'uploaded',
      reason: null,
      judged_at: null,
      judged_by: null,
      uploaded_at: deps.now(),
      content_type: read.type,
      ...sealDocument(deps.keys, id, read.bytes),
    };
    await within.db
      .insertInto('financing_documents')
      .values({ id, application_id: application.id, kind, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    await recordAudit(within, {
      actor,
      action: 'document.uploaded',
      subjectId: actor.accountId,
      details: { about: application.id, kind },
    });
    return (await getApplication(within, actor, application.id)).documents.find((one) => one.kind === kind)!;
  });
}

/**
 * The file, for the applicant and, while the application runs, for the staff of its bank; the access is recorded. Refuses
 * `not_found`, `step_up_required`.
 */
export async function readFinancingDocument(
  deps: FinancingDeps & FileDeps,
  actor: Actor,
  documentId: string,
): Promise<{ bytes: Buffer; contentType: string; kind: FinancingDocumentKind }> {
  const file =
    isId(documentId) &&
    (await deps.db
      .selectFrom('financing_documents as d')
      .innerJoin('financing_applications as f', 'f.id', 'd.application_id')
      .select(['d.id', 'd.kind', 'd.content', 'd.content_type', 'd.key_id', 'f.account_id', 'f.bank_id'])
      .select('f.submitted_at')
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
  if (file.account_id)
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
    kind: file.kind as FinancingDocumentKind,
  };
}
