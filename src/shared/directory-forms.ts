// A hotel, an airline and an airport as they are written into the shared directories (docs/product/directories.md).
import * as z from 'zod/mini';
import { atMost, filled, printable } from './form-faults.ts';

const invalid = { error: 'error_invalid_value' };
const name = filled().check(atMost(100), printable);
/** Capitals do not matter. */
const code = (pattern: RegExp) =>
  filled().check(
    z.overwrite((text) => text.toUpperCase()),
    z.regex(pattern, invalid),
  );

export const hotelForm = z.object({
  name,
  destination: z.string(invalid),
  stars: z.int(invalid).check(z.minimum(1, invalid), z.maximum(5, invalid)),
  /** On foot to the gate of the holy mosque; none elsewhere. */
  metres_to_mosque: z.nullish(z.int(invalid).check(z.minimum(0, invalid), z.maximum(100_000, invalid))),
  has_shuttle: z.boolean(invalid),
});

/** What may change of them later: all but the code. */
export const airlineNames = z.object({ name });
export const airportNames = z.object({
  name,
  city: name,
  /** Two letters of ISO 3166. */
  country: code(/^[A-Z]{2}$/),
});
export const airlineCode = z.object({ iata: code(/^[A-Z0-9]{2}$/) });
export const airportCode = z.object({ iata: code(/^[A-Z]{3}$/) });
