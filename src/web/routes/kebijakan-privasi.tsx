// The privacy policy of the brand (spec §2 /kebijakan-privasi). Only read: no framework script.
import * as m from '#messages/messages';
import { LegalPage } from '#web/features/site/legal-page.tsx';
import { sitePageMeta } from '#web/features/site/site-meta';
import { pageRequest } from '#web/server/request/page-context';
import { loadSitePage } from '#web/server/reading/site-page';
import type { Route } from './+types/kebijakan-privasi';

export const handle = { readOnly: true };

export function loader(args: Route.LoaderArgs) {
  return loadSitePage(pageRequest(args), 'kebijakan-privasi');
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return sitePageMeta(matches, loaderData, m.site_privacy_description());
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData} intro={m.site_privacy_intro()} />;
}
