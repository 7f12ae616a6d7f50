// The next prayer, large (spec §2 /jadwal-sholat/solatAwal, §3 "countdown to the closest prayer"): a page to leave open on a
// phone, with the way to the qibla. Only read: no framework script.
import * as m from '#messages/messages';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { NextPrayer } from '#web/prayer-times/next-prayer.tsx';
import { monthPath, nextPath, prayerUrl } from '#web/prayer-times/prayer-url';
import { prayerCrumbs, prayerMeta } from '#web/prayer-times/prayer-meta';
import { QiblaCompass } from '#web/prayer-times/qibla-compass.tsx';
import { prayerIsland } from '#web/ui/island-urls';
import { pageRequest } from '#web/request/page-context.server';
import { loadNextPrayer } from '#web/prayer-times/prayer-page.server';
import type { Route } from './+types/solat-awal';

export function loader(args: Route.LoaderArgs) {
  return loadNextPrayer(pageRequest(args), args.request.headers);
}

export function meta({ matches, loaderData: view }: Route.MetaArgs) {
  if (!view) return [];
  return prayerMeta(matches, view, {
    title: view.isNamed ? m.prayer_next_title({ place: view.place.name }) : m.prayer_next_crumb(),
    description: m.prayer_next_description({ place: view.place.name }),
    path: nextPath,
    crumbs: prayerCrumbs(m.prayer_next_crumb()),
  });
}

export default function PrayerNext({ loaderData: view }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-page px-4 pb-16 pt-2">
      <Breadcrumb items={prayerCrumbs(m.prayer_next_crumb())} />
      <h1 className="mb-5 mt-3 text-3xl font-bold tracking-tight md:text-4xl">
        {m.prayer_next_title({ place: view.place.name })}
      </h1>
      <NextPrayer view={view} large />
      <div className="mt-6 flex flex-wrap gap-3">
        <LocalLink to={prayerUrl(monthPath, { place: view.place.slug })} className={buttonClass('primary')}>
          {m.prayer_month_link()}
        </LocalLink>
        <LocalLink
          to={`${prayerUrl(monthPath, { place: view.place.slug })}#tempat`}
          className={buttonClass('secondary')}
        >
          {m.prayer_place_title()}
        </LocalLink>
      </div>
      <Section id="kiblat" title={m.prayer_qibla_title()}>
        <QiblaCompass view={view} />
      </Section>
      <script type="module" src={prayerIsland} fetchPriority="low" />
    </div>
  );
}
