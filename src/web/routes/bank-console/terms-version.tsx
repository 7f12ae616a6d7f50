// One version of a bank's own terms: confirmed by a colleague, or taken back (docs/product/bank-terms.md).
import * as m from '#messages/messages';
import { changeOwnVersion, loadOwnVersion } from '#web/bank-terms/bank-pages.server';
import { OwnVersionPage } from '#web/bank-terms/own-version-page.tsx';
import { pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/terms-version';

export function loader(args: Route.LoaderArgs) {
  return loadOwnVersion(pageRequest(args), args.params.termsId);
}

export function action(args: Route.ActionArgs) {
  return changeOwnVersion(pageRequest(args), args.params.termsId, args.request);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData?.terms.title ?? m.bank_terms_title());
}

export default function OwnVersionRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OwnVersionPage view={loaderData} answer={actionData} />;
}
