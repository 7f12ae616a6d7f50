// One financing application at the bank (docs/product/bank-console.md).
import { changeBankApplication, loadBankApplication } from '#web/bank-console/application-view.server';
import { BankApplicationPage } from '#web/bank-console/application-page.tsx';
import { pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/application';

export function loader(args: Route.LoaderArgs) {
  return loadBankApplication(pageRequest(args), args.params.code);
}

export function action(args: Route.ActionArgs) {
  return changeBankApplication(pageRequest(args), args.params.code, args.request);
}

export function meta({ matches, params }: Route.MetaArgs) {
  return accountMeta(matches, params.code);
}

export default function BankApplicationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <BankApplicationPage view={loaderData} answer={actionData} />;
}
