// What prayers, methods, months and zones are called, by name (spec §3 prayer schedule).
import * as m from '#messages/messages';
import type { PrayerColumn, PrayerMethod } from '#shared/prayer-times';
import type { PrayerPlace } from '#domain/prayer-times';

export const columnLabel: Record<PrayerColumn, () => string> = {
  imsak: m.prayer_imsak,
  subuh: m.prayer_subuh,
  terbit: m.prayer_terbit,
  dhuha: m.prayer_dhuha,
  dzuhur: m.prayer_dzuhur,
  ashar: m.prayer_ashar,
  maghrib: m.prayer_maghrib,
  isya: m.prayer_isya,
};

export const methodLabel: Record<PrayerMethod, () => string> = {
  kemenag: m.prayer_method_kemenag,
  isna: m.prayer_method_isna,
  gulf: m.prayer_method_gulf,
  umm_al_qura: m.prayer_method_umm_al_qura,
  mwl: m.prayer_method_mwl,
};

/** The zone by its offset from UTC, as people there call it. */
export const zoneLabel: Record<PrayerPlace['utcOffsetHours'], () => string> = {
  3: m.prayer_zone_arabia,
  7: () => 'WIB',
  8: () => 'WITA',
  9: () => 'WIT',
};

const hijriMonths = [
  m.prayer_hijri_month_1,
  m.prayer_hijri_month_2,
  m.prayer_hijri_month_3,
  m.prayer_hijri_month_4,
  m.prayer_hijri_month_5,
  m.prayer_hijri_month_6,
  m.prayer_hijri_month_7,
  m.prayer_hijri_month_8,
  m.prayer_hijri_month_9,
  m.prayer_hijri_month_10,
  m.prayer_hijri_month_11,
  m.prayer_hijri_month_12,
] as const;

interface Hijri {
  year: number;
  month: number;
  day: number | string;
}

/** 11 Jumadilakhir 1448 H. */
export function hijriLabels({ day, month, year }: Hijri): string {
  return m.prayer_hijri({ day, month: hijriMonths[month - 1]!(), year });
}

/** 11 Jumadilakhir, in a column under a heading that names the year. */
export function hijriDay({ day, month }: Hijri): string {
  return `${day} ${hijriMonths[month - 1]!()}`;
}
