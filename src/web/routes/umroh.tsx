// Umrah packages (spec §2 umrah list filters).
import * as m from '#messages/messages';
import { ListBody } from '#web/catalogue/list-body.tsx';
import { ListHero } from '#web/catalogue/list-hero.tsx';
import { pageMeta } from '#web/seo';
import { loadDepartureList } from '#web/catalogue/departure-list.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/umroh';
import * as paths from '#shared/paths';

const path = paths.umrah;

export function loader(args: Route.LoaderArgs) {
  return loadDepartureList(pageRequest(args), {
    category: 'umrah',
    facets: ['month', 'days', 'from', 'kind', 'airline', 'stars', 'pay', 'partner'],
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: m.catalogue_umroh_title(),
    description: m.catalogue_umroh_description(),
  });
}

export default function Umroh({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ListHero title={m.catalogue_umroh_title()} intro={m.catalogue_umroh_intro()} />
      <ListBody path={path} list={loaderData} />
    </>
  );
}
