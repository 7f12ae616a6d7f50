// The loaders' work of the pages of prayer times (spec §2 /jadwal-sholat): whose place, which month, by which method.
import { createCookie, data, redirect } from 'react-router';
import {
  dateAt,
  distanceKm,
  findPrayerPlace,
  findPrayerPlaces,
  firstPlaceSlug,
  type HijriDate,
  hijriOf,
  kaaba,
  nearestPrayerPlace,
  prayerDays,
  type PrayerPlace,
  prayersOfDate,
  prayersOfMonth,
  qiblaBearing,
} from '#domain/prayer-times';
import { addDays } from '#shared/dates';
import { searchMaxLength } from '#shared/limits';
import { type Locale, textIn } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import {
  clockMinuteMs,
  clockText,
  dayMinutes,
  nextPrayer,
  type PrayerMethod,
  prayerMonthPattern,
  readPrayerMethod,
} from '#shared/prayer-times';
import { monthPath, prayerUrl } from './prayer-url.ts';
import type { HijriMonthStart, PlaceView, PrayerMonthView, PrayerView } from './prayer-view.ts';
import type { PageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';

/** So many days travel with a page: it counts down without a network, too. */
const daysAhead = 62;
/** Nearer to the Kaaba than this a bearing from the middle of a city says nothing. */
const aroundTheKaabaKm = 15;
/** Whoever is further from all places than this is not in one of them. */
const farKm = 150;
const popularSlugs = [
  'kota-jakarta',
  'kota-surabaya',
  'kota-bandung',
  'kota-medan',
  'kota-semarang',
  'kota-makassar',
  'kota-yogyakarta',
  'makkah',
  'madinah',
  'jeddah',
];

const placeCookie = createCookie('prayer_place', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: 365 * 86_400,
});

export interface PrayerAsked {
  place: PrayerPlace;
  method: PrayerMethod;
  month: string;
  /** The address names the place. */
  isNamed: boolean;
}

/**
 * What an address asks for: its own place, else the one last chosen in this browser, else the capital. Throws the 404 page for
 * a place or a month that does not exist; an unknown method falls back to the place's own.
 */
export async function readPrayerAsked(request: PageRequest, headers: Headers): Promise<PrayerAsked> {
  requireArea(request, 'prayerTimes');
  const query = new URLSearchParams(request.search);
  const slug = query.get('place');
  const place = slug === null ? await keptPlace(headers) : findPrayerPlace(slug);
  const month = query.get('month') ?? (place && dateAt(place, request.deps.now()).slice(0, 7));
  if (!place || !month || !prayerMonthPattern.test(month)) throw data(null, { status: 404 });
  return {
    place,
    month,
    method: readPrayerMethod(query.get('method') ?? '') ?? place.method,
    isNamed: slug !== null,
  };
}

async function keptPlace(headers: Headers): Promise<PrayerPlace> {
  const kept: unknown = await placeCookie.parse(headers.get('cookie'));
  return (typeof kept === 'string' && findPrayerPlace(kept)) || findPrayerPlace(firstPlaceSlug)!;
}

/** The cookie that remembers a place its visitor has named. */
async function remembering(
  { place, isNamed }: PrayerAsked,
  { origin }: PageRequest,
): Promise<{ headers?: HeadersInit }> {
  return isNamed
    ? {
        headers: {
          'set-cookie': await placeCookie.serialize(place.slug, { secure: origin.startsWith('https:') }),
        },
      }
    : {};
}

/** The page of the next prayer. */
export async function loadNextPrayer(request: PageRequest, headers: Headers) {
  const asked = await readPrayerAsked(request, headers);
  return data(prayerView(asked, request), await remembering(asked, request));
}

/** The page of a month. Somebody who says where they are is led to the nearest place. */
export async function loadPrayerMonth(request: PageRequest, headers: Headers) {
  const query = new URLSearchParams(request.search);
  const near = nearIn(query.get('near'));
  if (near && near.distanceKm <= farKm)
    throw redirect(localePath(prayerUrl(monthPath, { place: near.place.slug }), request.locale));
  const asked = await readPrayerAsked(request, headers);
  const { locale } = request;
  const search = (query.get('q') ?? '').trim().slice(0, searchMaxLength);
  const view: PrayerMonthView = {
    ...prayerView(asked, request),
    month: asked.month,
    isThisMonth: asked.month === dateAt(asked.place, request.deps.now()).slice(0, 7),
    rows: prayersOfMonth(asked.place, asked.month, asked.method),
    search,
    found: search === '' ? null : findPrayerPlaces(search).map((place) => placeView(place, locale)),
    popular: popularSlugs.map((slug) => placeView(findPrayerPlace(slug)!, locale)),
    isFar: near !== null,
  };
  return data(view, await remembering(asked, request));
}

/** '-6.92,107.61', as the island writes it. */
function nearIn(text: string | null) {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(text ?? '') ?? [];
  return latitude && longitude
    ? nearestPrayerPlace({ latitude: Number(latitude), longitude: Number(longitude) })
    : null;
}

function prayerView({ place, method, isNamed }: PrayerAsked, { deps, locale }: PageRequest): PrayerView {
  const now = deps.now();
  const date = dateAt(place, now);
  const days = prayerDays(place, date, daysAhead, method);
  const kilometres = distanceKm(place, kaaba);
  return {
    place: {
      ...placeView(place, locale),
      utcOffsetHours: place.utcOffsetHours,
      latitude: place.latitude,
      longitude: place.longitude,
      calendar: place.calendar,
      method: place.method,
    },
    method,
    isNamed,
    today: prayersOfDate(place, date, method),
    openedAt: clockText(Math.floor((now.getTime() - days.beginsAtMs) / clockMinuteMs) % dayMinutes),
    // Today and tomorrow are among the days.
    next: nextPrayer(days, now.getTime())!,
    days,
    hijriMonths: hijriMonthStarts(
      Array.from({ length: daysAhead }, (_, day) => hijriOf(addDays(date, day), place.calendar)),
    ),
    qibla: kilometres < aroundTheKaabaKm ? null : { degrees: qiblaBearing(place), distanceKm: kilometres },
  };
}

/** The months among days in a row; the first may have begun before them. */
function hijriMonthStarts(dates: readonly HijriDate[]): HijriMonthStart[] {
  return dates.flatMap(({ year, month, day }, at) =>
    at === 0 || day === 1 ? [{ fromDay: at + 1 - day, year, month }] : [],
  );
}

function placeView({ slug, name, province }: PrayerPlace, locale: Locale): PlaceView {
  return { slug, name: textIn(name, locale).text, province: textIn(province, locale).text };
}
