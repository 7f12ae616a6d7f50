// Documents of an application (docs/product/joining.md): redrawn as travellers' are (decision 0051), sealed at rest.
import { recordAudit } from '#domain/audit';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import { type Db, transaction } from '#platform/database/database';
import { receiveDocument } from '#platform/document-file';
import type { FileDeps } from '#platform/files/files';
import { type OpenedFile, sealedFiles } from '#platform/sealed-files';
import { AppError } from '#shared/errors';
import { isJoinDocumentKind, type JoinDocumentKind, joinDocuments, type JoinKind } from '#shared/joining';
import { isId } from '#shared/names';
import type { JoiningDeps } from './application.ts';
import { lockOpen } from './apply.ts';
import { requireAcquisition } from './acquisition.ts';

/** Our choice: each document, ten attempts. */
const perApplication = { name: 'join documents', max: 60, windowSeconds: 3_600 };

const sealed = sealedFiles('join_documents');
export const encryptedJoinDocuments = sealed.column;

/**
 * Stores a document, replacing an earlier one of its kind, and nothing else changes. Refuses `not_found`, `application_state`,
 * `invalid_input` for a file that is missing, too large or neither a picture nor a PDF, `too_many_requests`, `unavailable`.
 */
export async function uploadJoinDocument(
  deps: JoiningDeps,
  { token, kind, file }: { token: string; kind: string; file: Buffer },
): Promise<void> {
  if (!isJoinDocumentKind(kind)) throw new AppError('not_found');
  // Before the file is opened: strangers' files cost time.
  await transaction(deps.db, (db) => lockOpen(db, token));
  const read = await receiveDocument(file, {
    of: token,
    admit: () => passThrottle(deps, { ...perApplication, of: token }),
  });
  await transaction(deps.db, async (db) => {
    const application = await lockOpen(db, token);
    if (!joinDocuments(application.kind as JoinKind).some((needed) => needed.kind === kind))
      throw new AppError('not_found');
    const id = crypto.randomUUID();
    await removeKind(db, application.id, kind);
    await db
      .insertInto('join_documents')
      .values({
        id,
        application_id: application.id,
        kind,
        ...sealed.seal(deps, id, read),
        uploaded_at: deps.now(),
      })
      .execute();
    await db
      .updateTable('join_applications')
      .set({ updated_at: deps.now() })
      .where('id', '=', application.id)
      .execute();
  });
}

/** Takes one back, if it is there. Refuses `not_found`, `application_state`. */
export async function removeJoinDocument(
  deps: JoiningDeps,
  { token, kind }: { token: string; kind: string },
): Promise<void> {
  await transaction(deps.db, async (db) => {
    const { id } = await lockOpen(db, token);
    if (!isJoinDocumentKind(kind)) throw new AppError('not_found');
    await removeKind(db, id, kind);
  });
}

async function removeKind(db: Db, applicationId: string, kind: string): Promise<void> {
  await db
    .deleteFrom('join_documents')
    .where('application_id', '=', applicationId)
    .where('kind', '=', kind)
    .execute();
}

/** A document for the acquisition team; the look is an audit line. Refuses `forbidden`, `not_found`, `step_up_required`. */
export async function readJoinDocument(
  deps: JoiningDeps & FileDeps,
  actor: Actor,
  { applicationId, documentId }: { applicationId: string; documentId: string },
): Promise<OpenedFile & { kind: JoinDocumentKind }> {
  const role = requireAcquisition(actor);
  const row =
    isId(applicationId) &&
    isId(documentId) &&
    (await deps.db
      .selectFrom('join_documents')
      .selectAll()
      .where('id', '=', documentId)
      .where('application_id', '=', applicationId)
      .executeTakeFirst());
  if (!row) throw new AppError('not_found');
  requireFreshFactor(actor);
  const opened = await sealed.open(deps, row);
  await recordAudit(deps, {
    actor,
    role,
    action: 'document.read',
    subjectId: null,
    details: { about: applicationId, kind: row.kind },
  });
  return { ...opened, kind: row.kind as JoinDocumentKind };
}
