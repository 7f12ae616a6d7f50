// A payment (spec §2 /payment/{token}, §3 payment detail, §4): the number to copy, the time that is left, how to pay it. Moves on by
// itself when the money has arrived. Its token is the payment's own id, and opens only for whoever began it.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { localePath } from '#shared/locale-path';
import { accountMeta } from '#web/ui/private-page-meta';
import { PaymentPage } from '#web/payments/payment-page.tsx';
import type { PaymentView } from '#web/payments/payment-view';
import type { RouteHandle } from '#web/route-handle';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import { loadPayment } from '#web/payments/payment-view.server';
import type { Route } from './+types/payment';

export const handle: RouteHandle<PaymentView> = {
  back: ({ methodsPath }) => methodsPath,
};

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const view = await loadPayment(request, requireMember(request), args.params.token);
  if (!view) throw data(null, { status: 404 });
  if (view.state === 'paid') {
    request.leaveToast({ type: 'success', message: m.payment_arrived() });
    throw redirect(localePath(view.orderPath, request.locale), 303);
  }
  return view;
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.payment_title());
}

export default function PaymentRoute({ loaderData }: Route.ComponentProps) {
  return <PaymentPage payment={loaderData} />;
}
