// The privacy policy of the brand (spec §2 /kebijakan-privasi). Only read: no framework script. Its form keeps what a visitor says about measuring.
import * as m from '#messages/messages';
import { LegalPage } from '#web/site-content/legal-page.tsx';
import { sitePageMeta } from '#web/site-content/site-meta';
import { pageRequest } from '#web/request/page-context.server';
import { loadSitePage } from '#web/site-content/site-page.server';
import { ConsentChoice } from '#web/tags/consent-choice.tsx';
import { storeConsent } from '#web/tags/store-consent.server';
import type { Route } from './+types/kebijakan-privasi';

export function loader(args: Route.LoaderArgs) {
  return loadSitePage(pageRequest(args), 'kebijakan-privasi');
}

export function action(args: Route.ActionArgs) {
  return storeConsent(args.request, pageRequest(args));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return sitePageMeta(matches, loaderData, m.site_privacy_description());
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage page={loaderData} intro={m.site_privacy_intro()}>
      <ConsentChoice />
    </LegalPage>
  );
}
