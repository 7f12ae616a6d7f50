// The loan applicant form (spec §2 /loan-applicant-form/{bookingId optional}/{productId}).
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { changeApplicationForm, loadApplicationForm } from '#web/financing/application-form.server';
import { ApplicationForm } from '#web/financing/application-form.tsx';
import { pageRequest } from '#web/request/page-context.server';
import type { RouteHandle } from '#web/route-handle';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/loan-applicant-form';

export const handle: RouteHandle = { back: () => paths.financing, hidesBottomNavigation: true };

const placeOf = ({ bookingId, productId }: { bookingId?: string | undefined; productId: string }) => ({
  bookingId,
  product: productId,
});

export function loader(args: Route.LoaderArgs) {
  return loadApplicationForm(pageRequest(args), placeOf(args.params));
}

export function action(args: Route.ActionArgs) {
  return changeApplicationForm(pageRequest(args), placeOf(args.params), args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.financing_form_title());
}

export default function LoanApplicantFormRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplicationForm key={loaderData.step} view={loaderData} answer={actionData} />;
}
