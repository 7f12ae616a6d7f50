// Places whose prayer times are computed (docs/product/prayer-times.md): every Indonesian regency and city of places.csv, and the three
// cities of a pilgrimage. Read once; a few hundred fit in memory. README.md beside this file names the source.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalText } from '#shared/locale';
import type { PrayerMethod } from '#shared/prayer-times';
import type { HijriCalendar } from './hijri.ts';
import type { AltitudeRule } from './methods.ts';
import type { Spot } from './sun.ts';

export interface PrayerPlace extends Spot {
  slug: string;
  provinceSlug: string;
  /** As people write it: Kabupaten Bandung, Kota Bandung; Bandung Regency, Bandung. */
  name: LocalText;
  /** Without its kind: the searched name. */
  bareName: string;
  kind: PlaceKind;
  province: LocalText;
  /** None of them has daylight saving time. */
  utcOffsetHours: PlaceOffset;
  altitudeRule: AltitudeRule;
  /** The local method and calendar: the default for times at the place. */
  method: PrayerMethod;
  calendar: HijriCalendar;
}

/** Indonesia has a regency and a city of many names. */
export type PlaceKind = 'regency' | 'city' | 'pilgrim_city';

const nameByKind: Record<PlaceKind, (bareName: string) => LocalText> = {
  regency: (name) => ({ id: `Kabupaten ${name}`, en: `${name} Regency` }),
  city: (name) => ({ id: `Kota ${name}`, en: name }),
  pilgrim_city: (name) => ({ id: name, en: name }),
};

/** Arabia, and the three zones of Indonesia. */
export type PlaceOffset = 3 | 7 | 8 | 9;

/** The default place: the capital. */
export const firstPlaceSlug = 'kota-jakarta';

/** The mosques of the two cities, and the middle of the third. */
const pilgrimPlaces = (
  ['Makkah 21.4225 39.8262', 'Madinah 24.4672 39.6111', 'Jeddah 21.5433 39.1728'] as const
).map((line): PrayerPlace => {
  const [bareName, latitude, longitude] = line.split(' ') as [string, string, string];
  return {
    slug: bareName.toLowerCase(),
    provinceSlug: 'arab-saudi',
    province: { id: 'Arab Saudi', en: 'Saudi Arabia' },
    kind: 'pilgrim_city',
    bareName,
    name: nameByKind.pilgrim_city(bareName),
    latitude: Number(latitude),
    longitude: Number(longitude),
    utcOffsetHours: 3,
    altitudeRule: 'low',
    method: 'umm_al_qura',
    calendar: 'umm_al_qura',
  };
});

export const prayerPlaces: readonly PrayerPlace[] = [...pilgrimPlaces, ...readIndonesia()];
const bySlug = new Map(prayerPlaces.map((place) => [place.slug, place]));

/** No two places share a slug; with a province given it must be the place's own. */
export function findPrayerPlace(slug: string, provinceSlug?: string): PrayerPlace | null {
  const place = bySlug.get(slug);
  return place && (provinceSlug === undefined || place.provinceSlug === provinceSlug) ? place : null;
}

/** Cells are never quoted and never hold a comma. */
function readIndonesia(): PrayerPlace[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'places.csv'), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [provinceSlug, slug, place, province, latitude, longitude, offset, altitudeRule] = line.split(
      ',',
    ) as [string, string, string, string, string, string, string, AltitudeRule];
    const kind = place.startsWith('KAB. ') ? 'regency' : 'city';
    const bareName = written(place.replace(/^(KOTA|KAB\.)( ADMINISTRASI)? /, ''));
    return {
      slug,
      provinceSlug,
      province: { id: written(province), en: written(province) },
      kind,
      bareName,
      name: nameByKind[kind](bareName),
      latitude: Number(latitude),
      longitude: Number(longitude),
      utcOffsetHours: Number(offset) as PlaceOffset,
      altitudeRule,
      method: 'kemenag',
      calendar: 'mabims',
    };
  });
}

/** 'ACEH BARAT' → 'Aceh Barat'; 'DKI' stays, and so do the single letters of 'D.I.'. */
function written(capitals: string): string {
  return capitals.replace(/\p{Lu}+/gu, (word) =>
    word === 'DKI' ? word : word[0] + word.slice(1).toLowerCase(),
  );
}
