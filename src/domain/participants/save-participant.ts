// Stores a participant's details, entered by the member (docs/product/participants.md). Everything may be
// changed until the trip begins.
import type { Actor } from '#domain/memberships';
import { seatsLock } from '#domain/seats';
import { type Db, transaction } from '#platform/database/database';
import { lockKeys } from '#platform/database/locks';
import type { KeyRing } from '#platform/keys';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { isId } from '#shared/names';
import { type NikMismatch, nikMismatches } from '#shared/nik';
import { participantForm } from '#shared/participant-form';
import { openSecrets } from './sealed.ts';
import { storeParticipant } from './store-participant.ts';
import { getOwnOpenBooking } from './travel-booking.ts';

interface SaveDeps {
  db: Db;
  now: () => Date;
  keys: KeyRing;
}

export interface ParticipantInput {
  /** Id or code. */
  booking: string;
  participantId: string;
  /** `participantForm` checks it here. */
  form: unknown;
}

/**
 * Stores the form with its numbers encrypted, and returns where an identity number contradicts the form: a
 * warning, nothing more. A traveller older than paid for is charged the difference, which a corrected birth
 * date withdraws (decision 0058). Refuses `not_found` (also another member's), `booking_state`,
 * `invalid_input`, `busy`.
 */
export async function saveParticipant(
  deps: SaveDeps,
  actor: Actor,
  { booking: idOrCode, participantId, form: input }: ParticipantInput,
): Promise<{ mismatches: NikMismatch[] }> {
  const { db, now, keys } = deps;
  const booking = await getOwnOpenBooking(db, actor, idOrCode);
  const form = checkedForm(participantForm({ today: todayInIndonesia(now()) }), input);
  if (!isId(participantId)) throw new AppError('not_found');
  await transaction(deps.db, async (db) => {
    await lockKeys({ ...deps, db }, [seatsLock(booking.departureId), { kind: 'booking', id: booking.id }]);
    const stored = await db
      .selectFrom('participants')
      .select(['secrets', 'key_id'])
      .where('id', '=', participantId)
      .where('booking_id', '=', booking.id)
      .forUpdate()
      .executeTakeFirst();
    if (!stored) throw new AppError('not_found');
    const { registration } = openSecrets(keys, participantId, stored);
    await storeParticipant({ ...deps, db }, { id: participantId, form, registration });
  });
  return {
    mismatches:
      form.nik === null ? [] : nikMismatches(form.nik, { birthDate: form.birth_date, gender: form.gender }),
  };
}
