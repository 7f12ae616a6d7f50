// The terms a booking is made under (spec §2 /syarat-ketentuan, terms of §1). Only read: no framework script.
import * as m from '#messages/messages';
import { LegalPage } from '#web/features/site/legal-page.tsx';
import { sitePageMeta } from '#web/features/site/site-meta';
import { pageRequest } from '#web/server/request/page-context';
import { loadSitePage } from '#web/server/reading/site-page';
import type { Route } from './+types/syarat-ketentuan';

export const handle = { readOnly: true };

export function loader(args: Route.LoaderArgs) {
  return loadSitePage(pageRequest(args), 'syarat-ketentuan');
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return sitePageMeta(matches, loaderData, m.site_terms_description());
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData} intro={m.site_terms_intro()} />;
}
