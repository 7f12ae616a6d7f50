// One partner bank: its OJK licence, recorded, replaced and withdrawn by the operator (docs/product/bank-terms.md).
import * as m from '#messages/messages';
import { BankLicencePage } from '#web/bank-terms/bank-licence-page.tsx';
import { changeLicence, loadBank } from '#web/bank-terms/banks-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/bank-licence';

export function loader(args: Route.LoaderArgs) {
  return loadBank(pageRequest(args), args.params.bankId);
}

export function action(args: Route.ActionArgs) {
  return changeLicence(pageRequest(args), args.params.bankId, args.request);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData?.name ?? m.bank_licences_title());
}

export default function OperatorBankLicenceRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <BankLicencePage bank={loaderData} answer={actionData} />;
}
