// Sharia tourism (spec §2): filters departure date, destination (international or domestic), price, sort; `type` from the menu.
import * as m from '#messages/messages';
import { type TourType, tourTypes } from '#shared/catalogue';
import * as paths from '#shared/paths';
import { LocalLink } from '#web/ui/local-link.tsx';
import { ListBody } from '#web/catalogue/list-body.tsx';
import { searchWith } from '#web/catalogue/list-url';
import { ListHero } from '#web/catalogue/list-hero.tsx';
import { tourType } from '#web/catalogue/tour-type';
import { pageMeta } from '#web/seo';
import { loadDepartureList } from '#web/catalogue/departure-list.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/wisata-syariah';

const path = paths.tourism;

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { type, isKnown } = tourType(request.search);
  const list = await loadDepartureList(request, {
    category: 'tourism',
    kinds: type ? tourTypes[type] : undefined,
    hasDates: true,
    facets: ['kind', 'to', 'days', 'from', 'airline', 'pay', 'partner'],
  });
  return { ...list, type, ignored: isKnown ? list.ignored : [...list.ignored, 'type'] };
}

/** Each type is a page of its own, found under its own address. */
const words = {
  all: {
    title: m.catalogue_tourism_title,
    intro: m.catalogue_tourism_intro,
    description: m.catalogue_tourism_description,
  },
  wisata: {
    title: m.catalogue_tourism_wisata_title,
    intro: m.catalogue_tourism_wisata_intro,
    description: m.catalogue_tourism_wisata_description,
  },
  'halal-tour': {
    title: m.catalogue_tourism_halal_tour_title,
    intro: m.catalogue_tourism_halal_tour_intro,
    description: m.catalogue_tourism_halal_tour_description,
  },
  umroh: {
    title: m.catalogue_tourism_umroh_title,
    intro: m.catalogue_tourism_umroh_intro,
    description: m.catalogue_tourism_umroh_description,
  },
} satisfies Record<TourType | 'all', unknown>;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const type = loaderData?.type;
  const { title, description } = words[type ?? 'all'];
  return pageMeta(matches, {
    title: title(),
    description: description(),
    path: type ? `${path}?type=${type}` : path,
  });
}

const tabs: { type: TourType | null; word: () => string }[] = [
  { type: null, word: m.catalogue_type_all },
  { type: 'wisata', word: m.catalogue_type_wisata },
  { type: 'halal-tour', word: m.catalogue_type_halal_tour },
  { type: 'umroh', word: m.catalogue_type_umroh },
];

export default function WisataSyariah({ loaderData }: Route.ComponentProps) {
  const { title, intro } = words[loaderData.type ?? 'all'];
  return (
    <>
      <ListHero title={title()} intro={intro()}>
        <nav aria-label={m.catalogue_filter_type()} className="mt-5 flex flex-wrap gap-2">
          {tabs.map(({ type, word }) => (
            <LocalLink
              key={type}
              to={path + searchWith(loaderData.search, { type: type ? [type] : [], kind: [] })}
              keepScroll
              aria-current={type === loaderData.type ? 'page' : undefined}
              className="flex min-h-12 items-center rounded-full border border-white/60 px-4 font-semibold text-white hover:bg-white/10 aria-[current]:bg-white aria-[current]:text-primary-dark"
            >
              {word()}
            </LocalLink>
          ))}
        </nav>
      </ListHero>
      <ListBody path={path} list={loaderData} />
    </>
  );
}
