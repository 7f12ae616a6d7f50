// The forms of a booking (spec §3 booking form), checked alike by pages and the server. Fields have their wire names.
import * as z from 'zod/mini';
import { paymentPlans } from './booking-states.ts';
import { roomTypes } from './catalogue.ts';
import { atMost, filled, printable } from './form-faults.ts';
import { maxPartySize, maxPerTraveller } from './trip-price.ts';
import { emailMaxLength, phoneMaxLength, phoneMinLength } from './limits.ts';
import { personName } from './person-name.ts';

const count = z
  .int({ error: 'error_invalid_value' })
  .check(
    z.minimum(0, { error: 'error_invalid_value' }),
    z.maximum(maxPerTraveller, { error: 'error_too_many_people' }),
  );
/** A missing count is 0 (spec §3). */
const countOrNone = z.pipe(
  z.transform((value: unknown) => value ?? 0),
  count,
);
/** Spec §3: 0 by default. #domain/bookings price.ts checks it against the size of the party. */
const quantityOrNone = z.pipe(
  z.transform((value: unknown) => value ?? 0),
  z
    .int({ error: 'error_invalid_value' })
    .check(
      z.minimum(0, { error: 'error_invalid_value' }),
      z.maximum(maxPartySize, { error: 'error_more_than_people' }),
    ),
);
/** An optional list. */
const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.transform((value: unknown) => value ?? []),
    z.array(item, { error: 'error_invalid_value' }).check(z.maxLength(50, { error: 'error_invalid_value' })),
  );

const room = z.object(
  {
    room_type: z.enum(roomTypes, { error: 'error_invalid_value' }),
    adults: count,
    children: countOrNone,
    infants: countOrNone,
  },
  { error: 'error_invalid_value' },
);

/** An add-on or a supply, by its number in the list; 0 = not chosen. */
const chosen = z.object(
  {
    id: z
      .int({ error: 'error_invalid_value' })
      .check(
        z.minimum(0, { error: 'error_invalid_value' }),
        z.maximum(1_000, { error: 'error_invalid_value' }),
      ),
    quantity: quantityOrNone,
  },
  { error: 'error_invalid_value' },
);

export const cartForm = z
  .object({
    rooms: z
      .array(room, { error: 'error_invalid_value' })
      .check(
        z.minLength(1, { error: 'error_field_empty' }),
        z.maxLength(roomTypes.length, { error: 'error_invalid_value' }),
      ),
    addons: listOf(chosen),
    supplies: listOf(chosen),
    /** 1: the supplies are shipped; 0: they are picked up at the partner's. */
    status_product_supplies: z.pipe(
      z.transform((value: unknown) => value ?? 0),
      z.union([z.literal(0), z.literal(1)], { error: 'error_invalid_value' }),
    ),
  })
  .check(
    z.refine(({ rooms }) => rooms.some(({ adults }) => adults > 0), {
      path: ['rooms'],
      error: 'error_adult_required',
    }),
    z.refine(({ rooms }) => new Set(rooms.map(({ room_type }) => room_type)).size === rooms.length, {
      path: ['rooms'],
      error: 'error_invalid_value',
    }),
    z.refine(({ rooms }) => sumOf(rooms, 'infants') <= sumOf(rooms, 'adults'), {
      path: ['rooms'],
      error: 'error_infant_per_adult',
    }),
  );
export type CartForm = z.output<typeof cartForm>;

const booker = {
  name: personName,
  email: filled().check(atMost(emailMaxLength), z.toLowerCase(), z.email({ error: 'error_email_invalid' })),
  phone: filled().check(
    z.minLength(phoneMinLength, { error: 'error_phone_too_short' }),
    atMost(phoneMaxLength),
    printable,
  ),
};

/** Step identitas: who orders. */
export const bookerForm = z.object(booker);
export type Booker = z.output<typeof bookerForm>;

export const checkoutForm = z.object({
  ...booker,
  payment_plan: z.enum(paymentPlans, { error: 'error_invalid_value' }),
  /** The version of the terms that was shown; consent covers that text and no other. */
  terms_version: z.int({ error: 'error_booking_terms_required' }),
  terms_accepted: z.literal(true, { error: 'error_booking_terms_required' }),
  /** The total the page showed: a different total is shown first, and never charged unseen. */
  total: z.int({ error: 'error_invalid_value' }),
  /** The date the page showed: nobody buys another one unseen. */
  departs_on: z.optional(z.iso.date({ error: 'error_invalid_value' })),
  /** The partner's contract terms the page showed, as `contractTermsKey` writes them: nobody agrees to others unseen. */
  contract_terms: z.optional(z.string().check(z.maxLength(500, { error: 'error_invalid_value' }))),
});
export type CheckoutForm = z.output<typeof checkoutForm>;

function sumOf(
  rooms: { adults: number; children: number; infants: number }[],
  who: 'adults' | 'children' | 'infants',
): number {
  return rooms.reduce((sum, each) => sum + each[who], 0);
}

/** Everybody who travels. */
export function peopleOf(rooms: CartForm['rooms']): Record<'adults' | 'children' | 'infants', number> {
  return {
    adults: sumOf(rooms, 'adults'),
    children: sumOf(rooms, 'children'),
    infants: sumOf(rooms, 'infants'),
  };
}
