// Front door of seat notices: requests for a notification when a sold-out departure has seats again (spec §4,
// §5).
import { refuseOtherCountry, type TextLimitDeps } from '#domain/outbox';
import { type CatalogueScope, listByIds } from '#domain/catalogue';
import { passThrottle } from '#domain/throttles';
import { transaction } from '#platform/database/database';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import type { Locale } from '#shared/locale';
import { normalizePhone } from '#shared/phone';
import { seatNoticeForm } from '#shared/seat-notice-form';

export { notifySeatsBack } from './notify-seats-back.ts';

export interface SeatNoticeRequest {
  /** Slug or id of the departure. */
  departure: string;
  name: string;
  phone: string;
  brandId: string;
  locale: Locale;
  /** The requester's IP, for the throttle only. */
  address: string;
}

/** Our choice: a family behind one IP may ask for several trips, a script may not. */
const perAddress = { max: 20, windowSeconds: 3_600 };
const perPhone = { max: 10, windowSeconds: 86_400 };

/**
 * Stores the request. Asking again with the same phone changes nothing and answers the same. Refuses:
 * `invalid_input` with the fields at fault, `too_many_requests`, `not_found`, `departure_departed`,
 * `departure_closed`, `seats_available` (then the person can simply book).
 */
export async function askForSeatNotice(
  deps: TextLimitDeps,
  scope: CatalogueScope,
  request: SeatNoticeRequest,
): Promise<void> {
  const form = checkedForm(seatNoticeForm, request);
  const phone = normalizePhone(form.phone);
  if (!phone) throw new AppError('invalid_input', [{ field: 'phone', message: 'error_phone_invalid' }]);
  refuseOtherCountry(deps, phone);
  await passThrottle(deps, { name: 'seat-notice address', of: request.address, ...perAddress });
  await passThrottle(deps, { name: 'seat-notice phone', of: phone, ...perPhone });

  await transaction(deps.db, async (db) => {
    const [departure] = await listByIds({ db }, scope, [request.departure]);
    if (!departure) throw new AppError('not_found');
    if (departure.availability === 'departed') throw new AppError('departure_departed');
    if (departure.availability === 'closed') throw new AppError('departure_closed');
    if (departure.availability !== 'sold_out') throw new AppError('seats_available');
    await db
      .insertInto('seat_notices')
      .values({
        departure_id: departure.id,
        brand_id: request.brandId,
        name: form.name,
        phone,
        locale: request.locale,
        created_at: deps.now(),
      })
      .onConflict((conflict) =>
        conflict.columns(['departure_id', 'phone']).where('told_at', 'is', null).doNothing(),
      )
      .execute();
  });
}
