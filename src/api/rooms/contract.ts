// Who sleeps where, hotel by hotel (docs/product/rooms.md): the plan, placed by itself, one moved with a reason where a rule is broken.
import * as z from 'zod';
import { roomTypes } from '#shared/catalogue';
import { travellers } from '#shared/trip-price';
import { genders } from '#shared/genders';
import { endpoint } from '#api/define';
import { named } from '#api/inputs';

const spec = '§6 travel partner, docs/product/rooms.md';
const console = { who: ['partner_staff'], task: 'documents', spec } as const;
const rooms = '/api/v3/partner-console/departures/:id/rooms';
const field = z.unknown().optional();
const count = z.int().nonnegative();
const stay = z.object({ id: z.string(), stay: z.coerce.number<string>().int().min(0).max(99) });
const guest = {
  id: z.uuid(),
  name: z.string().nullable(),
  number: count,
  booking: z.string(),
  gender: z.enum(genders).nullable(),
  traveller: z.enum(travellers),
  /** What was paid for. */
  room_type: z.enum(roomTypes),
};
/** What the plan was read at: whoever comes second is told. */
const version = z.int().min(0);
const changed = z.object({ version: count });
const errors = ['not_found', 'invalid_input', 'booking_state', 'rooms_changed'] as const;

export const roomsContract = {
  read: endpoint({
    ...console,
    task: 'travellers',
    method: 'GET',
    path: rooms,
    summary: 'The plan of one hotel stay: who sleeps where and why, what is wrong, who has no room',
    params: named,
    query: z.object({ stay: z.coerce.number<string>().int().min(0).max(99).default(0) }),
    data: z.object({
      stays: z.array(z.object({ position: count, hotel: z.string(), nights: count })),
      stay: count,
      version: count,
      rooms: z.array(
        z.object({
          id: z.uuid(),
          number: count,
          type: z.enum(roomTypes),
          label: z.string().nullable(),
          /** Beds that are left; fewer than none where too many were put there. */
          beds_left: z.int(),
          warnings: z.array(z.enum(['mixed', 'too_many', 'other_type', 'beds_empty'])),
          guests: z.array(
            z.object({
              ...guest,
              because: z.string(),
              /** The reason of an override. */
              note: z.string().nullable(),
              placed_by: z.string().nullable(),
            }),
          ),
        }),
      ),
      unassigned: z.array(
        z.object({
          ...guest,
          /** Why they cannot be placed by themselves; null: they can. */
          because: z.enum(['gender_unknown', 'infant_alone']).nullable(),
        }),
      ),
    }),
    errors: ['not_found', 'booking_state'],
  }),
  place: endpoint({
    ...console,
    method: 'POST',
    path: `${rooms}/:stay/place`,
    summary: 'Place everybody without a room by itself: families, gender, paid room type, filling',
    params: stay,
    body: z.object({ version }),
    data: changed,
    errors,
  }),
  move: endpoint({
    ...console,
    method: 'POST',
    path: `${rooms}/:stay/move`,
    summary:
      'Move one traveller into a room, a new one (`new:quad`) or none; against a rule only with a reason, which is recorded',
    params: stay,
    body: z.object({ version, person: field, to: field, reason: field }),
    data: changed,
    errors,
  }),
  label: endpoint({
    ...console,
    method: 'POST',
    path: `${rooms}/:stay/label`,
    summary: 'Give a room the number that the hotel gave it',
    params: stay,
    body: z.object({ version, room: field, label: field }),
    data: changed,
    errors,
  }),
  clear: endpoint({
    ...console,
    method: 'POST',
    path: `${rooms}/:stay/clear`,
    summary: 'Begin the plan of this hotel anew',
    params: stay,
    body: z.object({ version }),
    data: changed,
    errors,
  }),
  list: endpoint({
    ...console,
    task: 'travellers',
    method: 'GET',
    path: `${rooms}/:stay/pdf`,
    summary: 'The rooms of one hotel on paper, for its reception. Recorded for everybody in it',
    params: stay,
    download: ['pdf'],
    data: z.null(),
    errors: ['not_found', 'booking_state'],
  }),
};
