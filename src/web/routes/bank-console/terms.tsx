// A bank's own terms (docs/product/bank-terms.md).
import * as m from '#messages/messages';
import { loadOwnTerms } from '#web/bank-terms/bank-pages.server';
import { OwnTermsPage } from '#web/bank-terms/own-terms-page.tsx';
import { pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/terms';

export function loader(args: Route.LoaderArgs) {
  return loadOwnTerms(pageRequest(args));
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.bank_terms_title());
}

export default function OwnTermsRoute({ loaderData }: Route.ComponentProps) {
  return <OwnTermsPage {...loaderData} />;
}
