// Front door of prayer times (spec §2, §3 prayer schedule): places, schedules, the next prayer, Hijri dates, the qibla.
export { findPrayerPlaces, nearestPrayerPlace } from './find-places.ts';
export { hijriOf, type HijriDate, hijriText } from './hijri.ts';
export { findPrayerPlace, firstPlaceSlug, type PrayerPlace, prayerPlaces } from './places.ts';
export { distanceKm, kaaba, qiblaBearing } from './qibla.ts';
export { dateAt, prayerDays, type PrayerDay, prayersOfDate, prayersOfMonth } from './schedule.ts';
