// Head entries of the pages of prayer times: a page of its own for every place (decision 0023).
import type { MetaDescriptor } from 'react-router';
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { clockText, shownTimes } from '#shared/prayer-times';
import { frameIn, pageMeta } from '#web/seo';
import { breadcrumbList, prayerSchedule } from '#web/structured-data';
import { prayerUrl } from './prayer-url.ts';
import type { PrayerView } from './prayer-view.ts';
import { columnLabel } from '#labels/prayer-times';

type Matches = Parameters<typeof pageMeta>[0];

interface PrayerMeta {
  title: string;
  description: string;
  path: string;
  crumbs: readonly { name: string; to?: string }[];
  noIndex?: boolean;
}

/** Month and method make no page of their own: their canonical is the place's. */
export function prayerMeta(
  matches: Matches,
  { place, isNamed, today }: PrayerView,
  { title, description, path, crumbs, noIndex = false }: PrayerMeta,
): MetaDescriptor[] {
  const frame = frameIn(matches);
  const address = isNamed ? prayerUrl(path, { place: place.slug }) : path;
  const times = shownTimes.map((name) => `${columnLabel[name]()} ${clockText(today.times[name])}`);
  return pageMeta(matches, {
    title,
    description,
    path: address,
    noIndex,
    structured: frame
      ? [breadcrumbList(frame, crumbs), prayerSchedule(frame, { name: title, path: address, place, times })]
      : [],
  });
}

/** Where the page of a month stands, and what stands below it. */
export function prayerCrumbs(last?: string): { name: string; to?: string }[] {
  const schedule = { name: m.prayer_title_plain() };
  return [
    { name: m.frame_home(), to: '/' },
    ...(last ? [{ ...schedule, to: paths.prayerTimes }, { name: last }] : [schedule]),
  ];
}
