// One order to pay from savings, at the bank (docs/product/savings-payments.md).
import { BankSavingsPaymentPage } from '#web/bank-console/savings-payment-page.tsx';
import {
  changeBankSavingsPayment,
  loadBankSavingsPayment,
} from '#web/bank-console/savings-payment-view.server';
import { pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/savings-payment';

export function loader(args: Route.LoaderArgs) {
  return loadBankSavingsPayment(pageRequest(args), args.params.code);
}

export function action(args: Route.ActionArgs) {
  return changeBankSavingsPayment(pageRequest(args), args.params.code, args.request);
}

export function meta({ matches, params }: Route.MetaArgs) {
  return accountMeta(matches, params.code);
}

export default function BankSavingsPaymentRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <BankSavingsPaymentPage view={loaderData} answer={actionData} />;
}
