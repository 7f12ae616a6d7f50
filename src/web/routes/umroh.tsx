// Umrah packages (spec §2 umrah list filters).
import * as m from '#messages/messages';
import { ListBody } from '#web/catalogue/list-body.tsx';
import { ListHero } from '#web/catalogue/list-hero.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { useFrame } from '#web/frame';
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
      <ListBody path={path} list={loaderData} after={<PrivateUmrahLink />} />
    </>
  );
}

/** For those who would rather put their own together. */
function PrivateUmrahLink() {
  if (!useFrame().areas.includes('privateUmrah')) return null;
  return (
    <p>
      <LocalLink
        to={paths.privateUmrah.builder}
        className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {m.private_umrah_from_list()}
      </LocalLink>
    </p>
  );
}
