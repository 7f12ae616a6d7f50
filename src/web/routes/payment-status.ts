// The state of a payment, for the page that waits for it (spec §4 is_payment_completed): one small answer, asked again and again.
import { data } from 'react-router';
import { findOwnPayment } from '#domain/payments';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/payment-status';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const payment = await findOwnPayment(request.deps, requireMember(request), args.params.token);
  if (!payment) throw data(null, { status: 404 });
  return Response.json(
    { state: payment.state, is_payment_completed: payment.state === 'paid' ? 1 : 0 },
    { headers: { 'cache-control': 'no-store' } },
  );
}
