// Prayer times over HTTP (spec §3 prayer schedule, §7).
import { prayerTimesContract } from './contract.ts';
import {
  dateAt,
  findPrayerPlace,
  findPrayerPlaces,
  hijriText,
  type PrayerDay,
  prayerPlaces,
  prayersOfDate,
  prayersOfMonth,
} from '#domain/prayer-times';
import { AppError } from '#shared/errors';
import { textIn } from '#shared/locale';
import { clockText, type PrayerColumn, prayerColumns } from '#shared/prayer-times';
import { implement } from '#api/implement';

export const prayerTimesApi = implement(prayerTimesContract, {
  places: async ({ query: { search } }, { locale }) => {
    const found = search.trim() === '' ? prayerPlaces : findPrayerPlaces(search);
    return {
      data: found.map(
        ({ slug, provinceSlug, name, province, latitude, longitude, utcOffsetHours, method }) => ({
          province_slug: provinceSlug,
          place_slug: slug,
          place: textIn(name, locale).text,
          province: textIn(province, locale).text,
          latitude,
          longitude,
          utc_offset_hours: utcOffsetHours,
          method,
        }),
      ),
    };
  },
  schedule: async ({ query: { place: slug, province, month, date, method } }, { deps }) => {
    const place = findPrayerPlace(slug, province);
    if (!place) throw new AppError('not_found');
    const how = method ?? place.method;
    const days = date
      ? [prayersOfDate(place, date, how)]
      : prayersOfMonth(place, month ?? dateAt(place, deps.now()).slice(0, 7), how);
    return { data: days.map(presentDay) };
  },
});

function presentDay({ date, hijri, times }: PrayerDay) {
  const clocks = Object.fromEntries(
    prayerColumns.map((column) => [column, clockText(times[column])]),
  ) as Record<PrayerColumn, string>;
  return { date, hijri: hijriText(hijri), ...clocks };
}
