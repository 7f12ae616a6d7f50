// The programme's other departures as a price calendar (docs/product/catalogue.md): each day with its all-in price, the lowest marked.
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { useFrame } from '#web/frame';
import { LocalLink } from '#web/ui/local-link.tsx';
import { LongRows } from './long-rows.tsx';
import type { ProductView } from './product-view.ts';

export function OtherDates({ product }: { product: ProductView }) {
  const { locale } = useFrame();
  const dates = product.otherDates;
  if (dates.length === 0) return <p>{m.product_dates_none()}</p>;
  const lowest = Math.min(
    ...dates.filter(({ seatsLeft }) => seatsLeft > 0).map(({ allInPrice }) => allInPrice),
  );
  return (
    <LongRows className="divide-y divide-line border-y border-line">
      {dates.map((date) => {
        const isLowest = date.seatsLeft > 0 && date.allInPrice === lowest && lowest < product.allInPrice;
        return (
          <li key={date.slug}>
            <LocalLink
              to={paths.product(date.slug)}
              className="flex min-h-14 items-center justify-between gap-4 py-2 leading-5 hover:text-primary"
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
              <span className="text-right">
                <span className="block whitespace-nowrap font-semibold tabular-nums text-primary">
                  {formatRupiah(date.allInPrice)}
                </span>
                {isLowest && (
                  <span className="text-sm font-semibold text-good">{m.product_dates_lowest()}</span>
                )}
              </span>
            </LocalLink>
          </li>
        );
      })}
    </LongRows>
  );
}
