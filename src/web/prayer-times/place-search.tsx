// Choosing a place (docs/product/prayer-times.md): by its name however it is typed, by where one is, or one of those often looked for.
import { LocateFixed, Search } from 'lucide-react';
import * as m from '#messages/messages';
import { affiliateParam } from '#shared/affiliate';
import { searchMaxLength } from '#shared/limits';
import { localePath } from '#shared/locale-path';
import { buttonClass } from '#web/ui/button.tsx';
import { inputClass } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useFrame, usePath } from '#web/frame';
import { monthPath, prayerUrl } from './prayer-url.ts';
import type { PlaceView, PrayerMonthView } from './prayer-view.ts';

export function PlaceSearch({ view: { place, search, found, popular, isFar } }: { view: PrayerMonthView }) {
  const { locale, affiliateCode } = useFrame();
  const path = usePath();
  return (
    <search>
      <p className="max-w-[60ch] text-ink-soft">
        {m.prayer_place_now({ place: place.name, province: place.province })}
      </p>
      {isFar && (
        <div className="mt-4">
          <Notice tone="warn" title={m.prayer_place_far()} live />
        </div>
      )}
      <form
        method="get"
        action={`${localePath(monthPath, locale)}#tempat`}
        className="mt-4 flex max-w-[40rem] flex-wrap gap-3"
      >
        {affiliateCode && <input type="hidden" name={affiliateParam} value={affiliateCode} />}
        <label htmlFor="place-search" className="w-full font-semibold">
          {m.prayer_place()}
        </label>
        <div className="min-w-0 flex-1 basis-44">
          <input
            type="search"
            id="place-search"
            name="q"
            defaultValue={search}
            maxLength={searchMaxLength}
            placeholder={m.prayer_place_example()}
            autoComplete="address-level2"
            className={inputClass}
          />
        </div>
        <button type="submit" className={buttonClass('primary')}>
          <Search aria-hidden="true" size={20} />
          {m.prayer_place_search()}
        </button>
      </form>
      {found &&
        (found.length > 0 ? (
          <PlaceLinks title={m.prayer_place_found({ search })} places={found} />
        ) : (
          <p className="mt-4 max-w-[60ch]">{m.prayer_place_none({ search })}</p>
        ))}
      <near-me
        data-address={path(monthPath)}
        data-failed={m.prayer_place_near_failed()}
        className="invisible mt-4 block noscript:hidden"
      >
        <button type="button" className={buttonClass('secondary')}>
          <LocateFixed aria-hidden="true" size={20} />
          {m.prayer_place_near()}
        </button>
        <p className="mt-1 text-ink-soft">{m.prayer_place_near_note()}</p>
      </near-me>
      <PlaceLinks title={m.prayer_place_popular()} places={popular} isQuiet />
    </search>
  );
}

function PlaceLinks({
  title,
  places,
  isQuiet = false,
}: {
  title: string;
  places: readonly PlaceView[];
  isQuiet?: boolean;
}) {
  return (
    <>
      <h3 className="mt-4 font-semibold">{title}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {places.map(({ slug, name, province }) => (
          <li key={slug}>
            <LocalLink
              to={prayerUrl(monthPath, { place: slug })}
              className="inline-flex min-h-12 items-center rounded-full border border-line bg-card px-4 hover:border-primary"
            >
              {name}
              {!isQuiet && <span className="text-ink-soft">, {province}</span>}
            </LocalLink>
          </li>
        ))}
      </ul>
    </>
  );
}
