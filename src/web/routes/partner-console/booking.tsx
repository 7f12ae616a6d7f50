// One order in the partner's console (docs/product/partner-console.md).
import * as m from '#messages/messages';
import { changePartnerBooking } from '#web/partner-console/booking-actions.server';
import { BookingPage } from '#web/partner-console/booking-page.tsx';
import { loadPartnerBooking } from '#web/partner-console/load-booking.server';
import { pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/booking';

export function loader(args: Route.LoaderArgs) {
  return loadPartnerBooking(pageRequest(args), args.params.code);
}

export function action(args: Route.ActionArgs) {
  return changePartnerBooking(pageRequest(args), args.params.code, args.request);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData?.code ?? m.pconsole_bookings());
}

export default function PartnerBookingRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <BookingPage booking={loaderData} answer={actionData} />;
}
