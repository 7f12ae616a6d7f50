// One of the brands' texts (docs/product/site-content.md): its next version, and the versions that never change.
import * as m from '#messages/messages';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { LegalTextPage } from '#web/site-content/legal/legal-text-page.tsx';
import { changeLegalText, loadLegalText } from '#web/site-content/legal/legal-texts.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/legal-text';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return loadLegalText(request, requireOperator(request, 'legal'), args.params);
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  return changeLegalText(request, requireOperator(request, 'legal'), args.params, args.request);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData?.name ?? m.legal_title());
}

export default function LegalTextRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LegalTextPage text={loaderData} answer={actionData} />;
}
