// Who travels on a private umrah (spec §7 custom-products/{id}/participants): everybody at once, on the booking it has become.
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import { saveParticipant } from '#domain/participants';
import { transaction } from '#platform/database/database';
import type { KeyRing } from '#platform/keys';
import { AppError } from '#shared/errors';
import type { RequestDeps } from './change-status.ts';
import { getRequest } from './request.ts';

/**
 * Stores all of them or none; a fault names its row, `participants.0.name`. Refuses `not_found`, `umrah_request_state` before the member
 * has gone on to pay, and what `saveParticipant` refuses.
 */
export async function nameParticipants(
  deps: RequestDeps & { keys: KeyRing },
  actor: Actor,
  { id, brand, participants }: { id: string; brand: Brand; participants: readonly { id: string }[] },
): Promise<{ bookingId: string }> {
  const { bookingId } = await getRequest(deps, actor, { id, brand });
  if (bookingId === null) throw new AppError('umrah_request_state');
  await transaction(deps.db, async (db) => {
    for (const [index, { id: participantId, ...form }] of participants.entries()) {
      try {
        await saveParticipant({ ...deps, db }, actor, { booking: bookingId, participantId, form });
      } catch (error) {
        if (!(error instanceof AppError) || error.faults.length === 0) throw error;
        throw new AppError(
          error.code,
          error.faults.map((fault) => ({ ...fault, field: `participants.${index}.${fault.field}` })),
        );
      }
    }
  });
  return { bookingId };
}
