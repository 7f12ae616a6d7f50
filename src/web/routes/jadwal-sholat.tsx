// Prayer times of a place (spec §2 /jadwal-sholat): the next one, today, and the month. Only read: no framework script.
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { MethodForm, MonthFiles, MonthLinks } from '#web/prayer-times/month-actions.tsx';
import { MonthTable } from '#web/prayer-times/month-table.tsx';
import { NextPrayer } from '#web/prayer-times/next-prayer.tsx';
import { PlaceSearch } from '#web/prayer-times/place-search.tsx';
import { monthPath, nextPath, prayerUrl } from '#web/prayer-times/prayer-url';
import { prayerCrumbs, prayerMeta } from '#web/prayer-times/prayer-meta';
import type { PrayerMonthView } from '#web/prayer-times/prayer-view';
import { QiblaCompass } from '#web/prayer-times/qibla-compass.tsx';
import { hijriLabels, methodLabel } from '#labels/prayer-times';
import { useFrame } from '#web/frame';
import { prayerIsland } from '#web/ui/island-urls';
import { frameIn } from '#web/seo';
import { pageRequest } from '#web/request/page-context.server';
import { loadPrayerMonth } from '#web/prayer-times/prayer-page.server';
import type { Route } from './+types/jadwal-sholat';

export function loader(args: Route.LoaderArgs) {
  return loadPrayerMonth(pageRequest(args), args.request.headers);
}

export function meta({ matches, loaderData: view }: Route.MetaArgs) {
  const locale = frameIn(matches)?.locale;
  if (!view || !locale) return [];
  const month = formatDate(view.month, locale, 'month');
  return prayerMeta(matches, view, {
    title: view.isNamed ? m.prayer_title({ place: view.place.name }) : m.prayer_title_plain(),
    description: m.prayer_description({ place: view.place.name, month, method: methodLabel[view.method]() }),
    path: monthPath,
    crumbs: prayerCrumbs(),
    noIndex: view.search !== '' || view.isFar,
  });
}

export default function PrayerMonth({ loaderData: view }: Route.ComponentProps) {
  const { locale } = useFrame();
  const [first, last] = [view.rows[0]!, view.rows.at(-1)!];
  return (
    <div className="mx-auto max-w-page px-4 pb-16 pt-2 print:p-0">
      <div className="print:hidden">
        <Breadcrumb items={prayerCrumbs()} />
      </div>
      <h1 className="mt-3 text-3xl font-bold tracking-tight md:text-4xl print:mt-0 print:text-xl">
        {m.prayer_title({ place: view.place.name })}
      </h1>
      <div className="mt-5 print:hidden">
        <NextPrayer view={view}>
          <p className="mt-5">
            <LocalLink
              to={prayerUrl(nextPath, { place: view.place.slug })}
              className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
            >
              {m.prayer_next_link()}
            </LocalLink>
          </p>
        </NextPrayer>
      </div>
      <Section id="tempat" title={m.prayer_place_title()} className="mt-10 print:hidden">
        <PlaceSearch view={view} />
      </Section>
      <Section
        id="bulan"
        title={m.prayer_month_title({ month: formatDate(view.month, locale, 'month') })}
        action={<MonthLinks view={view} />}
        className="mt-10 print:mt-2"
      >
        <p className="mb-3 text-ink-soft">
          {m.prayer_month_hijri({ first: hijriLabels(first.hijri), last: hijriLabels(last.hijri) })}
        </p>
        <MonthTable view={view} />
        <MonthFiles view={view} />
      </Section>
      <Section id="kiblat" title={m.prayer_qibla_title()} className="mt-12 print:hidden">
        <QiblaCompass view={view} />
      </Section>
      <Section id="tentang" title={m.prayer_about_title()} className="mt-12 print:hidden">
        <About view={view} />
      </Section>
      <script type="module" src={prayerIsland} fetchPriority="low" />
    </div>
  );
}

function About({ view }: { view: PrayerMonthView }) {
  const { method, place } = view;
  return (
    <div className="space-y-4">
      <MethodForm view={view} />
      {method !== place.method && (
        <p className="max-w-[68ch] font-semibold">
          {m.prayer_method_other({ method: methodLabel[place.method]() })}
        </p>
      )}
      <p className="max-w-[68ch]">
        {method === 'kemenag'
          ? m.prayer_about_kemenag()
          : m.prayer_about_other({ method: methodLabel[method]() })}
      </p>
      <p className="max-w-[68ch]">
        {place.calendar === 'mabims' ? m.prayer_about_hijri_mabims() : m.prayer_about_hijri_umm_al_qura()}
      </p>
      <p className="max-w-[68ch]">{m.prayer_about_mosque()}</p>
    </div>
  );
}
