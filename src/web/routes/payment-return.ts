// Where wallets and card pages send the browser back (spec §2 third-party payment landing, with an optional {id}): to the payment
// that the booking has last, which knows how things stand. What the provider adds to the address is believed by nobody.
import { redirect } from 'react-router';
import { findLatestPayment } from '#domain/payments';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/payment-return';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const payment = await findLatestPayment(request.deps, actor, args.params.id ?? null);
  return redirect(localePath(payment ? paths.payment(payment.id) : paths.member.orders, request.locale), 303);
}
