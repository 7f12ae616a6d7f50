// Prayer times (spec §3 prayer schedule, §7 the prayer-time service this product replaces by its own).
import * as z from 'zod';
import { searchMaxLength } from '#shared/limits';
import {
  prayerColumns,
  prayerDatePattern,
  prayerMethods,
  prayerMonthPattern,
  readPrayerMethod,
} from '#shared/prayer-times';
import { endpoint } from '#api/define';

const spec = '§7 Prayer times';
const clock = z.string().regex(/^\d{2}:\d{2}$/);
/** By name, or by the number it has in the service of the specification. */
const method = z
  .string()
  .transform((text, context) => readPrayerMethod(text) ?? (context.addIssue('error_invalid_value'), z.NEVER));

const rows = z.array(
  z.object({
    date: z.iso.date(),
    /** YYYY-MM-DD of the Hijri calendar lived by at the place. */
    hijri: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    ...(Object.fromEntries(prayerColumns.map((column) => [column, clock])) as Record<
      (typeof prayerColumns)[number],
      typeof clock
    >),
  }),
);

export const prayerTimesContract = {
  places: endpoint({
    method: 'GET',
    path: '/api/v3/prayer-times/places',
    who: 'everyone',
    summary: 'Places that have prayer times, by what somebody types; all of them without',
    spec,
    query: z.object({ search: z.string().max(searchMaxLength).default('') }),
    data: z.array(
      z.object({
        province_slug: z.string(),
        place_slug: z.string(),
        place: z.string(),
        province: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        utc_offset_hours: z.int(),
        method: z.enum(prayerMethods),
      }),
    ),
  }),
  schedule: endpoint({
    method: 'GET',
    path: '/api/v3/prayer-times',
    who: 'everyone',
    summary: 'Prayer times of a place on a date or in a month, this month without either',
    spec,
    query: z
      .object({
        place: z.string(),
        province: z.string().optional(),
        month: z.string().regex(prayerMonthPattern).optional(),
        date: z.iso.date().regex(prayerDatePattern).optional(),
        method: method.optional(),
      })
      .refine(({ month, date }) => !(month && date), { path: ['date'] }),
    data: rows,
    errors: ['not_found'],
  }),
};
