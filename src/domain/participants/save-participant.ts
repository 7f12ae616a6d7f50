// Stores a participant's details, entered by the member (docs/product/participants.md). Everything may be
// changed until the trip begins.
import type { Actor } from '#domain/memberships';
import { seatsLock } from '#domain/seats';
import { followBirthDate } from '#domain/supplements';
import { type Db, transaction } from '#platform/database/database';
import { lockKeys } from '#platform/database/locks';
import type { KeyRing } from '#platform/keys';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { isId } from '#shared/names';
import { type NikMismatch, nikMismatches } from '#shared/nik';
import { participantForm } from '#shared/participant-form';
import { normalizePhone } from '#shared/phone';
import { type Registration, type RegistrationField, registrationFields } from '#shared/registration-fields';
import { openSecrets, sealSecrets } from './sealed.ts';
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
  const phone = form.phone === null ? null : normalizePhone(form.phone);
  if (form.phone !== null && !phone)
    throw new AppError('invalid_input', [{ field: 'phone', message: 'error_phone_invalid' }]);
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
    await db
      .updateTable('participants')
      .set({
        name: form.name,
        birth_date: form.birth_date,
        gender: form.gender,
        phone,
        relation: form.relation,
        changed_at: now(),
        ...sealSecrets(keys, participantId, {
          nik: form.nik,
          passportNumber: form.passport_number,
          passportExpiresOn: form.passport_expires_on,
          vaccinatedOn: form.vaccinated_on,
          registration: { ...registration, ...registrationOf(form) },
        }),
      })
      .where('id', '=', participantId)
      .execute();
    await followBirthDate({ ...deps, db }, participantId);
  });
  return {
    mismatches:
      form.nik === null ? [] : nikMismatches(form.nik, { birthDate: form.birth_date, gender: form.gender }),
  };
}

/** What was sent of it; the rest stays as it is stored. */
function registrationOf(form: Partial<Record<RegistrationField, string | null | undefined>>): Registration {
  return Object.fromEntries(
    registrationFields.flatMap((field) => (form[field] === undefined ? [] : [[field, form[field]]])),
  );
}
