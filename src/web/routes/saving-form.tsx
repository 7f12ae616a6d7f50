// Saving for a package (spec §2 /saving-form/{userSavingsId}/{productId}): three steps, then finished.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { pageRequest } from '#web/request/page-context.server';
import type { RouteHandle } from '#web/route-handle';
import { changeSavingsForm, loadSavingsForm } from '#web/savings/savings-form.server';
import { SavingsForm } from '#web/savings/savings-form.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/saving-form';

export const handle: RouteHandle = { back: () => paths.savingsPackages, hidesBottomNavigation: true };

const placeOf = ({ userSavingsId, productId }: Route.LoaderArgs['params']) => ({
  savings: userSavingsId,
  product: productId,
});

export function loader(args: Route.LoaderArgs) {
  return loadSavingsForm(pageRequest(args), placeOf(args.params));
}

export function action(args: Route.ActionArgs) {
  return changeSavingsForm(pageRequest(args), placeOf(args.params), args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.savings_form_title());
}

export default function SavingFormRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SavingsForm key={loaderData.step} view={loaderData} answer={actionData} />;
}
