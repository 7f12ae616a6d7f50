// The terms a booking is made under (spec §2 /syarat-ketentuan, terms of §1). Only read: no framework script.
import * as m from '#messages/messages';
import { LegalPage } from '#web/site-content/legal-page.tsx';
import { sitePageMeta } from '#web/site-content/site-meta';
import { pageRequest } from '#web/request/page-context.server';
import { loadSitePage } from '#web/site-content/site-page.server';
import type { Route } from './+types/syarat-ketentuan';

export function loader(args: Route.LoaderArgs) {
  return loadSitePage(pageRequest(args), 'syarat-ketentuan');
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return sitePageMeta(matches, loaderData, m.site_terms_description());
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData} intro={m.site_terms_intro()} />;
}
