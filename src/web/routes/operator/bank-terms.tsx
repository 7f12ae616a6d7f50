// Banks' terms that wait for the operator (docs/product/bank-terms.md).
import * as m from '#messages/messages';
import { decideOnTerms, loadTermsToApprove } from '#web/bank-terms/operator-page.server';
import { OperatorTermsPage } from '#web/bank-terms/operator-page.tsx';
import { pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/bank-terms';

export function loader(args: Route.LoaderArgs) {
  return loadTermsToApprove(pageRequest(args));
}

export function action(args: Route.ActionArgs) {
  return decideOnTerms(pageRequest(args), args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.bank_terms_title());
}

export default function OperatorTermsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OperatorTermsPage view={loaderData} answer={actionData} />;
}
