// What to do when nothing more may be held without having paid (decision 0053): pay what waits.
import * as m from '#messages/messages';
import { LocalLink } from '#web/ui/local-link.tsx';
import * as paths from '#shared/paths';

export function OrdersHelp() {
  return (
    <LocalLink
      to={paths.member.orders}
      className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
    >
      {m.checkout_see_orders()}
    </LocalLink>
  );
}
