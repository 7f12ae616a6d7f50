// The file behind a line of a partner's standing (decision 0233): what whoever checked a licence saw, read by nobody else. Redrawn as
// travellers' documents are (decision 0051), sealed at rest, and never replaced: neither is the line.
import { randomUUID } from 'node:crypto';
import { recordAudit } from '#domain/audit';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import type { Db } from '#platform/database/database';
import { isUniqueViolation } from '#platform/database/unique-violation';
import { type DocumentFile, receiveDocument } from '#platform/document-file';
import type { FileDeps } from '#platform/files/files';
import type { KeyRing } from '#platform/keys';
import { type OpenedFile, sealedFiles } from '#platform/sealed-files';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
import { changePartner } from './change-partner.ts';
import { requireStandingRole, type StandingDeps } from './standing.ts';

/** Our choice: a day's checks, each scan tried some times. */
const perAccount = { name: 'standing files', max: 60, windowSeconds: 3_600 };

const sealed = sealedFiles('standing_files');
export const encryptedStandingFiles = sealed.column;

export type SealingDeps = StandingDeps & { keys: KeyRing };

/** What is stored of a file. Call it outside transactions. Refuses as `receiveDocument`, `too_many_requests`. */
export function receiveStandingFile(deps: StandingDeps, actor: Actor, file: Buffer): Promise<DocumentFile> {
  return receiveDocument(file, {
    of: actor.accountId,
    admit: () => passThrottle(deps, { ...perAccount, of: actor.accountId }),
  });
}

/** Within the transaction of its line, or of `attachStandingFile`. */
export async function storeStandingFile(
  deps: SealingDeps,
  actor: Actor,
  { eventId, file }: { eventId: number; file: DocumentFile },
): Promise<void> {
  const id = randomUUID();
  await deps.db
    .insertInto('standing_files')
    .values({
      id,
      event_id: eventId,
      ...sealed.seal(deps, id, file),
      added_by: actor.accountId,
      added_at: deps.now(),
    })
    .execute();
}

/**
 * Puts a file beside a line that has none: of a check, or of a licence that was added. Refuses `forbidden`, `not_found`, `invalid_input`
 * (also where the line has its file), `too_many_requests`, `unavailable`.
 */
export async function attachStandingFile(
  deps: SealingDeps,
  actor: Actor,
  { partnerId, eventId, file }: { partnerId: string; eventId: string; file: Buffer },
): Promise<void> {
  requireStandingRole(actor);
  const line = await requireLine(deps.db, partnerId, eventId);
  const received = await receiveStandingFile(deps, actor, file);
  try {
    await changePartner(deps, actor, partnerId, 'partner.standing_file_added', (db) =>
      storeStandingFile({ ...deps, db }, actor, { eventId: line, file: received }),
    );
  } catch (error) {
    if (isUniqueViolation(error))
      throw new AppError('invalid_input', [{ field: 'file', message: 'standing_error_file' }], {
        cause: error,
      });
    throw error;
  }
}

async function requireLine(db: Db, partnerId: string, eventId: string): Promise<number> {
  const line =
    isId(partnerId) &&
    /^[1-9]\d{0,14}$/.test(eventId) &&
    (await db
      .selectFrom('partner_standing_events')
      .select('id')
      .where('id', '=', Number(eventId))
      .where('partner_id', '=', partnerId)
      .where('event', 'in', ['checked', 'renewed'])
      .executeTakeFirst());
  if (!line) throw new AppError('not_found');
  return line.id;
}

/** For whoever checks licences; the look is an audit line. Refuses `forbidden`, `not_found`, `step_up_required`. */
export async function readStandingFile(
  deps: SealingDeps & FileDeps,
  actor: Actor,
  { partnerId, fileId }: { partnerId: string; fileId: string },
): Promise<OpenedFile> {
  const role = requireStandingRole(actor);
  const row =
    isId(partnerId) && isId(fileId)
      ? await deps.db
          .selectFrom('standing_files as f')
          .innerJoin('partner_standing_events as e', 'e.id', 'f.event_id')
          .selectAll('f')
          .where('f.id', '=', fileId)
          .where('e.partner_id', '=', partnerId)
          .executeTakeFirst()
      : undefined;
  if (!row) throw new AppError('not_found');
  requireFreshFactor(actor);
  const opened = await sealed.open(deps, row);
  await recordAudit(deps, {
    actor,
    role,
    action: 'partner.standing_file_read',
    subjectId: null,
    details: { about: partnerId },
  });
  return opened;
}
