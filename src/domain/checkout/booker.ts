// The booker, stored on the draft (spec §3 booking form): the step identitas asks once, and the order carries
// it.
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import { type Booker, bookerForm } from '#shared/booking-form';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { normalizePhone } from '#shared/phone';
import type { BookingDeps } from '#domain/bookings';
import { findDraft } from './drafts.ts';

/** The form's booker, with the phone in E.164. Refuses `invalid_input`. */
export function readBooker(input: unknown): Booker {
  const { name, email, phone: typed } = checkedForm(bookerForm, input);
  const phone = normalizePhone(typed);
  if (!phone) throw new AppError('invalid_input', [{ field: 'phone', message: 'error_phone_invalid' }]);
  return { name, email, phone };
}

/** Stores the booker; a placed order keeps its own. Refuses `not_found`, `booking_state`, `invalid_input`. */
export async function storeBooker(
  { db, now }: BookingDeps,
  actor: Actor,
  { bookingId, form, brand }: { bookingId: string; form: unknown; brand: Brand },
): Promise<void> {
  const booker = readBooker(form);
  await findDraft(db, actor, brand, bookingId);
  const { numUpdatedRows } = await db
    .updateTable('bookings')
    .set({ booker: JSON.stringify(booker), changed_at: now() })
    .where('id', '=', bookingId)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('booking_state');
}
