// The form of a sold-out departure: notify me when seats are free again (spec §5 product notify form). Page and server
// share it; only the server decides whether the digits are a phone number (#shared/phone).
import * as z from 'zod/mini';
import { atMost, filled, printable } from './form-faults.ts';
import { phoneMaxLength, phoneMinLength } from './limits.ts';
import { personName } from './person-name.ts';

export const seatNoticeForm = z.object({
  name: personName,
  phone: filled().check(
    z.minLength(phoneMinLength, { error: 'error_phone_too_short' }),
    atMost(phoneMaxLength),
    printable,
  ),
});
