// What the cheapest departure of each month costs, all in (docs/product/catalogue.md): folded above the list, each month a filter.
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import { formatRupiah } from '#shared/money';
import { LocalLink } from '#web/ui/local-link.tsx';
import { useFrame } from '#web/frame';
import { chosen, searchWith } from './list-url.ts';
import type { ListView } from './list-view.ts';

export function PriceCalendar({
  path,
  search,
  months,
}: { path: string } & Pick<ListView, 'search' | 'months'>) {
  const { locale } = useFrame();
  if (months.length < 2) return null;
  const lowest = Math.min(...months.map(({ price }) => price));
  const current = chosen(search, 'month');
  return (
    <details className="rounded-card border border-line bg-card">
      <summary className="flex min-h-12 cursor-pointer items-center pl-3 pr-9 text-[0.9375rem]">
        <span>
          <span className="font-semibold">{m.catalogue_calendar()}</span>{' '}
          <span className="tabular-nums text-ink-soft">
            {m.catalogue_calendar_from({ price: formatRupiah(lowest) })}
          </span>
        </span>
      </summary>
      <ul className="grid grid-cols-2 gap-px overflow-hidden border-t border-line bg-line md:grid-cols-4">
        {months.map(({ month, price }) => (
          <li key={month} className="bg-card">
            <LocalLink
              to={path + searchWith(search, { month: [month] })}
              keepScroll
              rel="nofollow"
              aria-current={current.length === 1 && current[0] === month ? 'true' : undefined}
              className="block min-h-14 px-3 py-2 leading-5 hover:bg-paper aria-[current]:bg-paper"
            >
              <span className="block text-sm text-ink-soft">{formatDate(month, locale, 'shortMonth')}</span>
              <span className={`font-semibold tabular-nums ${price === lowest ? 'text-good' : ''}`}>
                {formatRupiah(price)}
              </span>
              {price === lowest && <span className="sr-only">, {m.catalogue_calendar_lowest()}</span>}
            </LocalLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
