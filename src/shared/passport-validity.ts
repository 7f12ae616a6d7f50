// How long a passport must be good (docs/product/participants.md).
import { addMonths } from './dates.ts';

/** Countries refuse entry when the passport expires sooner after the trip. */
const passportMonths = 6;

export const passportNeededUntil = (returnsOn: string) => addMonths(returnsOn, passportMonths);

/**
 * Whether the passport must be renewed before the trip: a warning, because a new one takes weeks and every other detail
 * may be known today.
 */
export const passportEndsEarly = (expiresOn: string | null, returnsOn: string) =>
  expiresOn !== null && expiresOn < passportNeededUntil(returnsOn);
