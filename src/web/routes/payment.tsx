// A payment (spec §2 /payment/{token}, §3 payment detail, §4): the number to copy, the time that is left, how to pay it. Moves on by
// itself when the money has arrived. Its token is the payment's own id, and opens only for whoever began it.
import * as m from '#messages/messages';
import { accountMeta } from '#web/ui/private-page-meta';
import { PaymentPage } from '#web/payments/payment-page.tsx';
import type { PaymentView } from '#web/payments/payment-view';
import type { RouteHandle } from '#web/route-handle';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import { openPayment } from '#web/payments/payment-view.server';
import type { Route } from './+types/payment';

export const handle: RouteHandle<PaymentView> = {
  back: ({ methodsPath }) => methodsPath,
};

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return openPayment(request, requireMember(request), args.params.token);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.payment_title());
}

export default function PaymentRoute({ loaderData }: Route.ComponentProps) {
  return <PaymentPage payment={loaderData} />;
}
