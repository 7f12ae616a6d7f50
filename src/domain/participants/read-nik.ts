// One full identity number, for the partner's staff on request: recorded, like every access to an identity
// card (docs/product/participants.md).
import { recordAudit } from '#domain/audit';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
import type { DocumentDeps } from './documents.ts';
import { openSecrets } from './sealed.ts';
import { canJudge, getTravelBooking, mayReadDocuments } from './travel-booking.ts';

/** Null when none was given. Refuses `not_found`, also to everybody but the partner's staff. */
export async function readNik(
  deps: DocumentDeps,
  actor: Actor,
  { booking: idOrCode, participantId }: { booking: string; participantId: string },
): Promise<string | null> {
  const booking = await getTravelBooking(deps.db, actor, idOrCode);
  const row =
    canJudge(actor, booking) &&
    mayReadDocuments(deps, actor, booking) &&
    isId(participantId) &&
    (await deps.db
      .selectFrom('participants')
      .select(['id', 'secrets', 'key_id'])
      .where('id', '=', participantId)
      .where('booking_id', '=', booking.id)
      .executeTakeFirst());
  if (!row) throw new AppError('not_found');
  requireFreshFactor(actor);
  await recordAudit(deps, {
    actor,
    role: 'partner_staff',
    action: 'nik.read',
    subjectId: booking.accountId,
    details: { about: booking.id },
  });
  return openSecrets(deps.keys, row.id, row).nik;
}
