// What finance gathers for a dispute (docs/product/finance-console.md): the bank's letter, our answer, proof of what was delivered. Redrawn,
// encrypted at rest, never changed or removed; who added or opened one is an audit line.
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { recordAudit } from '#domain/audit';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import { type Db, transaction } from '#platform/database/database';
import { receiveDocument } from '#platform/document-file';
import type { EncryptedColumn } from '#platform/encrypted-columns';
import { openBytes, sealBytes } from '#platform/encryption';
import { type FileDeps, readBytes } from '#platform/files/files';
import type { KeyRing } from '#platform/keys';
import { type DisputeFileKind, disputeFileKinds } from '#shared/disputes';
import { AppError } from '#shared/errors';
import { atMost, checkedForm, printable } from '#shared/form-faults';
import { disputeFilesMost, proofMaxLength } from '#shared/limits';
import { isId } from '#shared/names';
import { getDispute, requireFinance } from './disputes.ts';

interface DisputeDeps {
  db: Db;
  now: () => Date;
  keys: KeyRing;
}

/** Our choice: the papers of several disputes in one go. */
const perAccount = { name: 'dispute files', max: 60, windowSeconds: 3_600 };

const about = (id: string) => `dispute_files ${id}`;
export const encryptedDisputeFiles: EncryptedColumn = {
  table: 'dispute_files',
  column: 'content',
  row: 'id',
  isFile: true,
  about,
};

const fileForm = z.object({
  kind: z.enum(disputeFileKinds, { error: 'error_invalid_value' }),
  note: z.string().check(z.trim(), atMost(proofMaxLength), printable),
});

/**
 * Adds a picture or PDF to a dispute and answers its id. Refuses `not_found`, `invalid_input` (also beside `file` for what cannot be read,
 * and beyond `disputeFilesMost`), `too_many_requests`, `unavailable`.
 */
export async function addDisputeFile(
  deps: DisputeDeps,
  actor: Actor,
  { paymentId, file, form }: { paymentId: string; file: Buffer; form: unknown },
): Promise<string> {
  await getDispute(deps, actor, paymentId);
  const { kind, note } = checkedForm(fileForm, form);
  const read = await receiveDocument(file, {
    of: actor.accountId,
    admit: () => passThrottle(deps, { ...perAccount, of: actor.accountId }),
  });
  const id = randomUUID();
  const { bytes, keyId } = sealBytes(deps.keys, read.bytes, about(id));
  await transaction(deps.db, async (db) => {
    // Two who add the last one at the same moment: one finds it full.
    const { subject_id: subjectId } = await db
      .selectFrom('payments')
      .select('subject_id')
      .where('id', '=', paymentId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { count } = await db
      .selectFrom('dispute_files')
      .select((build) => build.fn.countAll<number>().as('count'))
      .where('payment_id', '=', paymentId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= disputeFilesMost)
      throw new AppError('invalid_input', [
        { field: 'file', message: 'error_dispute_files', values: { max: disputeFilesMost } },
      ]);
    await db
      .insertInto('dispute_files')
      .values({
        id,
        payment_id: paymentId,
        kind,
        note: note || null,
        content: bytes,
        content_type: read.type,
        key_id: keyId,
        added_by: actor.accountId,
        added_at: deps.now(),
      })
      .execute();
    await audit({ ...deps, db }, actor, 'dispute.file_added', { paymentId, subjectId, kind });
  });
  return id;
}

/** The access is recorded. Refuses `not_found`, `step_up_required`. */
export async function readDisputeFile(
  deps: DisputeDeps & FileDeps,
  actor: Actor,
  fileId: string,
): Promise<{ bytes: Buffer; contentType: string; kind: DisputeFileKind }> {
  requireFinance(actor);
  const file =
    isId(fileId) &&
    (await deps.db
      .selectFrom('dispute_files as f')
      .innerJoin('payments as p', 'p.id', 'f.payment_id')
      .select(['f.id', 'f.payment_id', 'f.kind', 'f.content', 'f.content_type', 'f.key_id', 'p.subject_id'])
      .select('f.content_stored_as as storedAs')
      .where('f.id', '=', fileId)
      .executeTakeFirst());
  if (!file) throw new AppError('not_found');
  requireFreshFactor(actor);
  const sealed = await readBytes(deps, { bytes: file.content, storedAs: file.storedAs });
  const kind = file.kind as DisputeFileKind;
  await audit(deps, actor, 'dispute.file_read', {
    paymentId: file.payment_id,
    subjectId: file.subject_id,
    kind,
  });
  return {
    bytes: openBytes(deps.keys, { keyId: file.key_id, bytes: sealed }, about(file.id)),
    contentType: file.content_type,
    kind,
  };
}

/** It is about whoever ordered, so that they find it in what was done with their data. */
async function audit(
  deps: DisputeDeps,
  actor: Actor,
  action: 'dispute.file_added' | 'dispute.file_read',
  { paymentId, subjectId, kind }: { paymentId: string; subjectId: string; kind: DisputeFileKind },
): Promise<void> {
  const booking = await deps.db
    .selectFrom('bookings')
    .select('account_id')
    .where('id', '=', subjectId)
    .executeTakeFirst();
  await recordAudit(deps, {
    actor,
    role: 'operator_finance',
    action,
    subjectId: booking?.account_id ?? null,
    details: { about: paymentId, kind },
  });
}
