// A checkout whose departure has no seat left (spec §4 sold out): what can still be done, and no form that leads nowhere.
import * as m from '#messages/messages';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as paths from '#shared/paths';

/** Under the name of the place where the order's form says what is wrong: there it appears when the last seat goes meanwhile. */
export function SoldOut({ slug }: { slug: string }) {
  return (
    <div id="masalah">
      <Notice tone="warn" live title={m.checkout_sold_out_title()}>
        <p>{m.checkout_sold_out_text()}</p>
        <p className="mt-4 flex flex-wrap gap-3">
          <LocalLink
            to={`${paths.product(slug)}#kabari`}
            className={`${buttonClass('primary')} max-md:w-full`}
          >
            {m.checkout_seats_notify()}
          </LocalLink>
          <LocalLink
            to={`${paths.product(slug)}#tanggal`}
            className={`${buttonClass('secondary')} max-md:w-full`}
          >
            {m.product_see_dates()}
          </LocalLink>
        </p>
      </Notice>
    </div>
  );
}
