// The form of a private umrah (spec §3 private umrah form, §9 defaults), checked alike by pages and the API. Fields have their wire names.
import * as z from 'zod/mini';

/** Spec §9. */
export const defaultAdults = 1;
export const hotelSlots = 2;
/** Our choice: the two nights that the usual nine-day umrah has more in Makkah stand in the first slot. */
export const defaultNights = [4, 3] as const;

export const cities = ['makkah', 'madinah'] as const;
export type HolyCity = (typeof cities)[number];

/** How many share a room. */
export const roomSizes = [2, 3, 4] as const;
export type RoomSize = (typeof roomSizes)[number];

/** Whether all passports are valid for six months after the return, or are still to be made. */
const passportStates = ['valid', 'not_yet'] as const;

/** Our choice: what one party may be at most; a larger group is several requests. */
export const mostAdults = 45;
const mostChildren = 20;
const mostNights = 30;

/** An id of a list: an airport's code, an airline and class, a row of the price table. */
const chosenId = z
  .string({ error: 'error_field_empty' })
  .check(
    z.minLength(1, { error: 'error_field_empty' }),
    z.regex(/^[\w-]{1,40}$/, { error: 'error_invalid_value' }),
  );
/** '' as a form sends an empty choice. */
const unchosen = z.pipe(
  z.transform((value: unknown) => (value === '' || value === undefined ? null : value)),
  z.nullable(chosenId),
);
const wrong = { error: 'error_invalid_value' };
const defaulted = <Inner extends z.ZodMiniType>(missing: unknown, inner: Inner) =>
  z.pipe(
    z.transform((value: unknown) => value ?? missing),
    inner,
  );

const hotel = z.object(
  {
    duration_night: z.int(wrong).check(z.minimum(1, wrong), z.maximum(mostNights, wrong)),
    partner_custom_hotel_id: chosenId,
  },
  wrong,
);

export const privateUmrahForm = z.object({
  departure_airport_id: chosenId,
  destination_airport_id: chosenId,
  /** Where the way home begins. */
  return_airport_id: chosenId,
  departure_date: z.iso.date({ error: 'error_field_empty' }),
  /** The day the flight home leaves; without it the nights decide. */
  return_date: z.pipe(
    z.transform((value: unknown) => (value === '' || value === undefined ? null : value)),
    z.nullable(z.iso.date(wrong)),
  ),
  airline_id: chosenId,
  airline_class_id: chosenId,
  /** Of the way home; without it the same as out. */
  return_airline_class_id: unchosen,
  total_participants_adult: defaulted(
    defaultAdults,
    z
      .int(wrong)
      .check(
        z.minimum(1, { error: 'error_adult_required' }),
        z.maximum(mostAdults, { error: 'error_party_too_large' }),
      ),
  ),
  /** The age of each child on the day of return. */
  participants_children: defaulted(
    [],
    z
      .array(
        z
          .int({ error: 'error_child_age' })
          .check(z.minimum(0, { error: 'error_child_age' }), z.maximum(11, { error: 'error_child_age' })),
        wrong,
      )
      .check(z.maxLength(mostChildren, { error: 'error_party_too_large' })),
  ),
  room_size: defaulted(null, z.nullable(z.union([z.literal(2), z.literal(3), z.literal(4)], wrong))),
  /** In the order of the journey. */
  hotels: z.array(hotel, wrong).check(z.minLength(hotelSlots, wrong), z.maxLength(hotelSlots, wrong)),
  transportation_id: chosenId,
  addons_ids: defaulted([], z.array(chosenId, wrong).check(z.maxLength(20, wrong))),
  with_guide: defaulted(true, z.boolean(wrong)),
  passports: defaulted('not_yet', z.enum(passportStates, wrong)),
});
export type PrivateUmrahForm = z.output<typeof privateUmrahForm>;
