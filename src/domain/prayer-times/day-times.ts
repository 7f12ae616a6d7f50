// One day's times at one place (spec §3 prayer schedule): the sun's position, and the rule of the method. Pure.
import { dayMinutes, type PrayerColumn, type PrayerMethod } from '#shared/prayer-times';
import { hijriOf } from './hijri.ts';
import { kemenagAltitudes, kemenagMargin, plainMethods } from './methods.ts';
import type { PrayerPlace } from './places.ts';
import { sunOn } from './sun.ts';

/** Minutes since midnight, local time of the place. */
export type DayTimes = Record<PrayerColumn, number>;

export function dayTimes(place: PrayerPlace, date: string, method: PrayerMethod): DayTimes {
  return method === 'kemenag' ? kemenagTimes(place, date) : plainTimes(place, date, method);
}

/** The Ministry's rule: prayers begin late and the sun rises early, so that nobody prays or eats outside the time. */
function kemenagTimes(place: PrayerPlace, date: string): DayTimes {
  const altitude = kemenagAltitudes[place.altitudeRule];
  const night = sunOn(date, place, { rising: altitude.subuh, setting: altitude.isya });
  const horizon = sunOn(date, place, { rising: altitude.horizon, setting: altitude.horizon });
  const { rising: dhuha } = sunOn(date, place, { rising: kemenagMargin.dhuha, setting: altitude.isya });
  const clock = clockOf(place, date);
  const late = (moment: Date) => Math.ceil(clock(moment)) + kemenagMargin.minutes;
  const subuh = late(night.rising);
  return {
    imsak: subuh - kemenagMargin.imsakBeforeSubuh,
    subuh,
    terbit: Math.floor(clock(horizon.rising)) - kemenagMargin.minutes,
    dhuha: late(dhuha),
    dzuhur: late(night.transit),
    ashar: late(night.shadowOne),
    maghrib: late(horizon.setting),
    isya: late(night.setting),
  };
}

function plainTimes(place: PrayerPlace, date: string, method: Exclude<PrayerMethod, 'kemenag'>): DayTimes {
  const { subuh: dawn, isya } = plainMethods[method];
  const nightfall = 'altitude' in isya ? isya.altitude : dawn;
  const night = sunOn(date, place, { rising: dawn, setting: nightfall });
  const { rising: dhuha } = sunOn(date, place, { rising: kemenagMargin.dhuha, setting: nightfall });
  const clock = clockOf(place, date);
  const near = (moment: Date) => Math.round(clock(moment));
  const [subuh, maghrib] = [near(night.rising), near(night.sunset)];
  return {
    imsak: subuh - kemenagMargin.imsakBeforeSubuh,
    subuh,
    terbit: near(night.sunrise),
    // Our choice: the other authorities publish neither imsak nor dhuha; both follow the Ministry's definitions.
    dhuha: near(dhuha),
    dzuhur: near(night.transit),
    ashar: near(night.shadowOne),
    maghrib,
    isya:
      'altitude' in isya
        ? near(night.setting)
        : maghrib + (isRamadan(place, date) ? isya.inRamadan : isya.afterMaghrib),
  };
}

function isRamadan(place: PrayerPlace, date: string): boolean {
  return hijriOf(date, place.calendar).month === 9;
}

/** Minutes since midnight of `date` at the place, with their fraction. */
function clockOf({ utcOffsetHours }: PrayerPlace, date: string): (moment: Date) => number {
  const midnight = Date.parse(`${date}T00:00:00Z`) - utcOffsetHours * 3_600_000;
  return (moment) => ((moment.getTime() - midnight) / 86_400_000) * dayMinutes;
}
