// Home (spec §2, docs/product/catalogue.md): one search first, then what departs next. Only read: no framework script.
import { BadgeCheck, ReceiptText } from 'lucide-react';
import * as m from '#messages/messages';
import { LocalLink } from '#web/ui/local-link.tsx';
import { BannerList } from '#web/home/banner-list.tsx';
import { CategoryTiles } from '#web/home/category-tiles.tsx';
import { FivePasti } from '#web/home/five-pasti.tsx';
import { HomeArticles } from '#web/home/home-articles.tsx';
import { HomePromos } from '#web/home/home-promos.tsx';
import { NearestDepartures } from '#web/home/nearest-departures.tsx';
import { TripSearch } from '#web/home/trip-search.tsx';
import { WaysToTravel } from '#web/home/ways-to-travel.tsx';
import { WorshipLinks } from '#web/home/worship-links.tsx';
import { useFrame } from '#web/frame';
import { Remembered } from '#web/markup/remembered.tsx';
import { OwnSearches, OwnSeen, OwnUnfinished } from '#web/own-parts/own-part.tsx';
import { frameIn, pageMeta } from '#web/seo';
import { organization } from '#web/structured-data';
import { loadHome } from '#web/home/home-page.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/home';
import * as paths from '#shared/paths';

export function loader(args: Route.LoaderArgs) {
  return loadHome(pageRequest(args));
}

export function meta({ matches }: Route.MetaArgs) {
  const frame = frameIn(matches);
  return pageMeta(matches, {
    title: frame ? `${frame.brand.name} · ${homeTitle(frame.areas)}` : m.home_title(),
    description: frame?.areas.includes('hajj') ? m.home_description() : m.home_description_without_hajj(),
    path: '/',
    image: 'home',
    structured: frame ? [organization(frame)] : [],
  });
}

/** A brand without hajj does not speak of it. */
function homeTitle(areas: readonly string[]): string {
  return areas.includes('hajj') ? m.home_title() : m.home_title_without_hajj();
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { brand, areas } = useFrame();
  const { tab, nearest, choices, tiles, banners, promos, articles } = loaderData;
  return (
    <>
      <div className="girih girih-light bg-primary-dark text-white">
        <div className="mx-auto grid max-w-page items-center gap-4 px-4 pb-6 pt-5 lg:grid-cols-[1fr_1.1fr] lg:gap-8 lg:py-14">
          <div>
            <h1 className="text-[1.75rem] font-bold leading-9 tracking-tight text-balance lg:text-5xl lg:leading-tight">
              {brand.slogan}
            </h1>
            <p className="mt-2 max-w-[46ch] text-white/90 lg:mt-3 lg:text-lg">{homeTitle(areas)}</p>
            <ul className="mt-5 hidden space-y-3 lg:block">
              <Remembered piece={Promises} of={{}} />
            </ul>
          </div>
          <Remembered piece={TripSearch} of={{ choices }} />
          <ul className="space-y-2 text-[0.9375rem] leading-snug lg:hidden">
            <Remembered piece={Promises} of={{}} />
          </ul>
        </div>
      </div>
      <div className="mx-auto max-w-page px-4 md:pb-16">
        <Remembered piece={CategoryTiles} of={{ covers: tiles }} />
        {/* Comes after the page (own-part.tsx): below the first screen it moves nothing that is read. */}
        <OwnUnfinished {...loaderData} className="mt-6" />
        <OwnSearches {...loaderData} />
        <NearestDepartures cards={nearest} tab={tab} />
        <OwnSeen {...loaderData} />
        <Remembered piece={BannerList} of={{ banners, brandName: brand.name }} />
        {promos.length > 0 && <Remembered piece={HomePromos} of={{ promos }} />}
        <Remembered piece={FivePasti} of={{}} />
        <Remembered piece={WaysToTravel} of={{}} />
        <Remembered piece={WorshipLinks} of={{}} />
        {articles.length > 0 && <Remembered piece={HomeArticles} of={{ articles }} />}
      </div>
    </>
  );
}

function Promises() {
  return (
    <>
      <li className="flex gap-3">
        <BadgeCheck aria-hidden="true" size={24} className="shrink-0 text-accent" />
        <span>
          {m.home_promise_licence()}{' '}
          <LocalLink to={paths.partners} className="underline">
            {m.home_promise_licence_link()}
          </LocalLink>
        </span>
      </li>
      <li className="flex gap-3">
        <ReceiptText aria-hidden="true" size={24} className="shrink-0 text-accent" />
        {m.home_promise_price()}
      </li>
    </>
  );
}
