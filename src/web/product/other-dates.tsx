// The programme's other departures (docs/product/catalogue.md).
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { LocalLink } from '#web/ui/local-link.tsx';
import type { ProductView } from './product-view.ts';

export function OtherDates({ dates, locale }: { dates: ProductView['otherDates']; locale: Locale }) {
  if (dates.length === 0) return <p>{m.product_dates_none()}</p>;
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {dates.map((date) => (
        <li key={date.slug}>
          <LocalLink
            to={paths.product(date.slug)}
            className="flex items-baseline justify-between gap-4 rounded-card border border-line bg-card p-4 hover:border-primary"
          >
            <span>
              <span className="block font-semibold">{formatDate(date.departsOn, locale)}</span>
              <span className="text-sm text-ink-soft">
                {date.airportIata} ·{' '}
                {date.seatsLeft > 0
                  ? m.product_dates_seats({ left: date.seatsLeft })
                  : m.product_dates_full()}
              </span>
            </span>
            <span className="whitespace-nowrap font-semibold tabular-nums text-primary">
              {formatRupiah(date.allInPrice)}
            </span>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
