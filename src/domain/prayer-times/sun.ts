// Where the sun stands (spec §2 prayer schedule): moments of one day at one place, to the second, from the library adhan.
import { CalculationParameters, Coordinates, PrayerTimes } from 'adhan';

export interface Spot {
  latitude: number;
  longitude: number;
}

export interface SunDay {
  /** When the sun's centre reaches the altitude asked for, before and after noon. */
  rising: Date;
  setting: Date;
  /** Highest of the day. */
  transit: Date;
  /** The shadow is one length longer than at noon (Shafi). */
  shadowOne: Date;
  /** The upper rim on an even horizon, air's bending included: −50 minutes of arc. */
  sunrise: Date;
  sunset: Date;
}

/**
 * The sun of a calendar date; altitudes in degrees, negative below the horizon. For places outside the polar circles.
 * The library knows no free altitudes, but every one of them is a dawn or a nightfall to it.
 */
export function sunOn(
  date: string,
  { latitude, longitude }: Spot,
  altitude: { rising: number; setting: number },
): SunDay {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const parameters = new CalculationParameters('Other', -altitude.rising, -altitude.setting);
  // It reads the local fields of the Date: built of fields, they are the same in every zone of the machine.
  const { fajr, isha, dhuhr, asr, sunrise, sunset } = exact(
    new Coordinates(latitude, longitude),
    new Date(year, month - 1, day, 12),
    parameters,
  );
  return { rising: fajr, setting: isha, transit: dhuhr, shadowOne: asr, sunrise, sunset };
}

function exact(coordinates: Coordinates, date: Date, parameters: CalculationParameters): PrayerTimes {
  // Rules of rounding are ours: the library's "up" adds a minute to a time that is whole.
  parameters.rounding = 'none';
  return new PrayerTimes(coordinates, date, parameters);
}
