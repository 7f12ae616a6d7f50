// A proposal of a bank's terms (docs/product/bank-terms.md).
import * as m from '#messages/messages';
import { termsKindLabel } from '#labels/bank-terms';
import { loadNewTerms, writeTerms } from '#web/bank-terms/bank-pages.server';
import { NewTermsPage } from '#web/bank-terms/new-terms-page.tsx';
import { pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/new-terms';

export function loader(args: Route.LoaderArgs) {
  return loadNewTerms(pageRequest(args), args.params.kind);
}

export function action(args: Route.ActionArgs) {
  return writeTerms(pageRequest(args), args.params.kind, args.request);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(
    matches,
    loaderData
      ? m.bank_terms_propose_kind({ kind: termsKindLabel[loaderData.kind]() })
      : m.bank_terms_title(),
  );
}

export default function NewTermsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <NewTermsPage view={loaderData} answer={actionData} />;
}
