// What to do when there are fewer seats than people (spec §4 sold out): fewer people, or hear when seats come back.
import * as m from '#messages/messages';
import { LocalLink } from '#web/ui/local-link.tsx';
import * as paths from '#shared/paths';

const link = 'inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4';

export function SoldOutHelp({ seatsLeft, slug }: { seatsLeft: number; slug: string }) {
  if (seatsLeft > 0) return <p>{m.checkout_seats_left({ left: seatsLeft })}</p>;
  return (
    <LocalLink to={`${paths.product(slug)}#kabari`} className={link}>
      {m.checkout_seats_notify()}
    </LocalLink>
  );
}
