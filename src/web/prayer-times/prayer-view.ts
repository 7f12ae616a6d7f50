// What the pages of prayer times show (spec §2, §3 prayer schedule), ready in the visitor's language.
import type { PrayerDay, PrayerPlace } from '#domain/prayer-times';
import type { NextPrayer, PrayerDays, PrayerMethod } from '#shared/prayer-times';

export interface PlaceView {
  slug: string;
  name: string;
  province: string;
}

export interface PrayerView {
  place: PlaceView &
    Pick<PrayerPlace, 'utcOffsetHours' | 'latitude' | 'longitude' | 'calendar'> & { method: PrayerMethod };
  /** By which the times shown are worked out. */
  method: PrayerMethod;
  /** The address names the place: search engines keep a page for each. */
  isNamed: boolean;
  today: PrayerDay;
  /** HH:MM at the place, when the page was made. */
  openedAt: string;
  next: NextPrayer;
  /** Today and the coming weeks, for the countdown; where their Hijri months begin, counted from today. */
  days: PrayerDays;
  hijriMonths: HijriMonthStart[];
  /** Degrees from true north, and kilometres; null where the Kaaba is around the corner. */
  qibla: { degrees: number; distanceKm: number } | null;
}

export interface HijriMonthStart {
  fromDay: number;
  year: number;
  month: number;
}

export interface PrayerMonthView extends PrayerView {
  month: string;
  isThisMonth: boolean;
  rows: PrayerDay[];
  search: string;
  /** What was found for it; null when nothing was asked. */
  found: PlaceView[] | null;
  popular: PlaceView[];
  /** They shared where they are, and it is far from every place. */
  isFar: boolean;
}
