// Hajj packages: Furoda and Haji Plus (spec §2). Brands without hajj do not have this page (spec §3 is_hajj).
import * as m from '#messages/messages';
import { ListBody } from '#web/catalogue/list-body.tsx';
import { ListHero } from '#web/catalogue/list-hero.tsx';
import { pageMeta } from '#web/seo';
import { requireArea } from '#web/request/require-area.server';
import { loadDepartureList } from '#web/catalogue/departure-list.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/product-haji';
import * as paths from '#shared/paths';

const path = paths.hajjList;

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'hajj');
  return loadDepartureList(request, {
    category: 'hajj',
    facets: ['kind', 'month', 'days', 'from', 'airline', 'stars', 'pay', 'partner'],
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: m.catalogue_hajj_title(), description: m.catalogue_hajj_description() });
}

export default function ProductHaji({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ListHero title={m.catalogue_hajj_title()} intro={m.catalogue_hajj_intro()} />
      <ListBody path={path} list={loaderData} />
    </>
  );
}
