// Stores what is known of a traveller, with its numbers encrypted: alike for the form of the member and for a partner's table.
import type * as z from 'zod/mini';
import { followBirthDate } from '#domain/supplements';
import type { Db } from '#platform/database/database';
import type { KeyRing } from '#platform/keys';
import { AppError, type FieldFault } from '#shared/errors';
import type { participantForm } from '#shared/participant-form';
import { normalizePhone } from '#shared/phone';
import { type Registration, type RegistrationField, registrationFields } from '#shared/registration-fields';
import { sealSecrets } from './sealed.ts';

export type ParticipantForm = z.output<ReturnType<typeof participantForm>>;

/** What no schema of the browser knows: whether digits are a phone number. */
export function phoneOf({ phone }: Pick<ParticipantForm, 'phone'>): { phone: string | null } | FieldFault {
  const normal = phone === null ? null : normalizePhone(phone);
  return phone !== null && normal === null
    ? { field: 'phone', message: 'error_phone_invalid' }
    : { phone: normal };
}

/**
 * In a transaction that holds the locks of the departure's seats and of the booking. A traveller older than paid for is charged the
 * difference, which a corrected birth date withdraws (decision 0058). Refuses `invalid_input`.
 */
export async function storeParticipant(
  deps: { db: Db; now: () => Date; keys: KeyRing },
  { id, form, registration }: { id: string; form: ParticipantForm; registration: Registration },
): Promise<void> {
  const read = phoneOf(form);
  if ('field' in read) throw new AppError('invalid_input', [read]);
  await deps.db
    .updateTable('participants')
    .set({
      name: form.name,
      birth_date: form.birth_date,
      gender: form.gender,
      phone: read.phone,
      relation: form.relation,
      changed_at: deps.now(),
      ...sealSecrets(deps.keys, id, {
        nik: form.nik,
        passportNumber: form.passport_number,
        passportExpiresOn: form.passport_expires_on,
        vaccinatedOn: form.vaccinated_on,
        registration: { ...registration, ...registrationOf(form) },
      }),
    })
    .where('id', '=', id)
    .execute();
  await followBirthDate(deps, id);
}

/** What was sent of it; the rest stays as it is stored. */
function registrationOf(form: Partial<Record<RegistrationField, string | null | undefined>>): Registration {
  return Object.fromEntries(
    registrationFields.flatMap((field) => (form[field] === undefined ? [] : [[field, form[field]]])),
  );
}
