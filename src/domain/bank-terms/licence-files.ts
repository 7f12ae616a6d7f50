// The file behind a bank's licence: what the operator saw at OJK, read by nobody else. Redrawn as travellers' documents are (decision 0051),
// sealed at rest, and never replaced: neither is the record.
import { randomUUID } from 'node:crypto';
import { recordAudit } from '#domain/audit';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import { isUniqueViolation } from '#platform/database/unique-violation';
import { receiveDocument } from '#platform/document-file';
import type { FileDeps } from '#platform/files/files';
import type { KeyRing } from '#platform/keys';
import { type OpenedFile, sealedFiles } from '#platform/sealed-files';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
import { requireLicence } from './bank-licences.ts';
import { changeRecord, type RecordDeps } from './change-record.ts';
import { termsDecider } from './list-terms.ts';

/** Our choice: each bank's scan tried some times. */
const perAccount = { name: 'bank licence files', max: 60, windowSeconds: 3_600 };

const sealed = sealedFiles('bank_licence_files');
export const encryptedBankLicenceFiles = sealed.column;

type SealingDeps = RecordDeps & { keys: KeyRing };

/**
 * Puts a file beside a record that has none. Refuses `not_found`, `step_up_required`, `invalid_input` (also where the record has its file),
 * `too_many_requests`, `unavailable`.
 */
export async function attachLicenceFile(
  deps: SealingDeps,
  actor: Actor,
  { bankId, licenceId, file }: { bankId: string; licenceId: string; file: Buffer },
): Promise<void> {
  termsDecider(actor);
  // Before the file is opened: it takes a moment.
  requireFreshFactor(actor);
  await requireLicence(deps.db, { bankId, licenceId });
  const received = await receiveDocument(file, {
    of: actor.accountId,
    admit: () => passThrottle(deps, { ...perAccount, of: actor.accountId }),
  });
  const id = randomUUID();
  const row = {
    id,
    licence_id: licenceId,
    ...sealed.seal(deps, id, received),
    added_by: actor.accountId,
    added_at: deps.now(),
  };
  try {
    await changeRecord(deps, actor, { kind: 'bank_licence', id: bankId }, async (db) => {
      await db.insertInto('bank_licence_files').values(row).execute();
      return { id: licenceId, action: 'bank_licence.file_added' };
    });
  } catch (error) {
    if (isUniqueViolation(error))
      throw new AppError('invalid_input', [{ field: 'file', message: 'bank_licence_error_file' }], {
        cause: error,
      });
    throw error;
  }
}

/** For the operator's finance; the look is an audit line. Refuses `not_found`, `step_up_required`. */
export async function readLicenceFile(
  deps: SealingDeps & FileDeps,
  actor: Actor,
  { bankId, fileId }: { bankId: string; fileId: string },
): Promise<OpenedFile> {
  const role = termsDecider(actor);
  const row =
    isId(bankId) && isId(fileId)
      ? await deps.db
          .selectFrom('bank_licence_files as f')
          .innerJoin('bank_licences as l', 'l.id', 'f.licence_id')
          .selectAll('f')
          .where('f.id', '=', fileId)
          .where('l.bank_id', '=', bankId)
          .executeTakeFirst()
      : undefined;
  if (!row) throw new AppError('not_found');
  requireFreshFactor(actor);
  const opened = await sealed.open(deps, row);
  await recordAudit(deps, {
    actor,
    role,
    action: 'bank_licence.file_read',
    subjectId: null,
    details: { about: row.licence_id },
  });
  return opened;
}
