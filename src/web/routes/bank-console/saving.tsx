// One savings application at the bank (docs/product/savings.md).
import { changeBankSaving, loadBankSaving } from '#web/bank-console/saving-view.server';
import { BankSavingPage } from '#web/bank-console/saving-page.tsx';
import { pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/saving';

export function loader(args: Route.LoaderArgs) {
  return loadBankSaving(pageRequest(args), args.params.code);
}

export function action(args: Route.ActionArgs) {
  return changeBankSaving(pageRequest(args), args.params.code, args.request);
}

export function meta({ matches, params }: Route.MetaArgs) {
  return accountMeta(matches, params.code);
}

export default function BankSavingRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <BankSavingPage view={loaderData} answer={actionData} />;
}
