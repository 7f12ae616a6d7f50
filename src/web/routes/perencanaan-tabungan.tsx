// Savings planning (spec §2 /perencanaan-tabungan): the partner banks, and with `?savings=` the steps of a plan without a package.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { pageRequest, type PageRequest } from '#web/request/page-context.server';
import type { RouteHandle } from '#web/route-handle';
import { BankChoice } from '#web/savings/bank-choice.tsx';
import {
  changeSavingsForm,
  chooseBank,
  loadBankChoice,
  loadSavingsForm,
} from '#web/savings/savings-form.server';
import { SavingsForm } from '#web/savings/savings-form.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/perencanaan-tabungan';

export const handle: RouteHandle = { back: () => paths.savings, hidesBottomNavigation: true };

const planOf = ({ search }: PageRequest) => new URLSearchParams(search).get('savings');

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const savings = planOf(request);
  return savings === null
    ? { choice: await loadBankChoice(request), form: null }
    : { choice: null, form: await loadSavingsForm(request, { savings, product: null }) };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const savings = planOf(request);
  return savings === null
    ? chooseBank(request, args.request)
    : changeSavingsForm(request, { savings, product: null }, args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.savings_planning_title());
}

export default function SavingsPlanningRoute({
  loaderData: { choice, form },
  actionData,
}: Route.ComponentProps) {
  return form ? (
    <SavingsForm key={form.step} view={form} answer={actionData} />
  ) : (
    <BankChoice view={choice} answer={actionData} />
  );
}
