// How each authority reads the sun (spec §7: methods 2 and 8; docs/product/prayer-times.md), as data. Degrees, minutes.
import type { PrayerMethod } from '#shared/prayer-times';

export type AltitudeRule = 'low' | 'high' | 'very_high';

/** The Ministry's safety margins, beside its altitudes: added after rounding towards the later side of caution. */
export const kemenagMargin = { minutes: 2, imsakBeforeSubuh: 10, dhuha: 4.5 } as const;

/** Its altitudes by how high a place lies: from a mountain one sees the sun longer. */
export const kemenagAltitudes: Record<AltitudeRule, { subuh: number; isya: number; horizon: number }> = {
  low: { subuh: -20, isya: -18, horizon: -1 },
  high: { subuh: -20, isya: -18, horizon: -2 },
  very_high: { subuh: -21, isya: -19, horizon: -2 },
};

interface PlainMethod {
  subuh: number;
  /** An altitude, or minutes after maghrib, which are others in Ramadan. */
  isya: { altitude: number } | { afterMaghrib: number; inRamadan: number };
}

/** Without margins: rounded to the nearest minute; sunrise and sunset on an even horizon. */
export const plainMethods: Record<Exclude<PrayerMethod, 'kemenag'>, PlainMethod> = {
  isna: { subuh: -15, isya: { altitude: -15 } },
  gulf: { subuh: -19.5, isya: { afterMaghrib: 90, inRamadan: 90 } },
  umm_al_qura: { subuh: -18.5, isya: { afterMaghrib: 90, inRamadan: 120 } },
  mwl: { subuh: -18, isya: { altitude: -17 } },
};
