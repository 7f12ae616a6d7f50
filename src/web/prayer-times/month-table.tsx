// The monthly list (spec §2 prayer schedule): all eight times of every day, on one sheet when it is printed. On phones each day is two
// lines with the six times of the specification (reading-only.css).
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import { clockText, type PrayerColumn, prayerColumns, shownTimes } from '#shared/prayer-times';
import { useFrame } from '#web/frame';
import type { PrayerMonthView } from './prayer-view.ts';
import { columnLabel, hijriDay, methodLabel, zoneLabel } from '#labels/prayer-times';

const cell =
  'px-2 py-2 text-right max-md:px-0.5 max-md:py-1 max-md:text-left max-md:whitespace-nowrap print:px-2 print:py-[0.28rem] print:text-right';

/** Sunrise and its like are not among the six: a phone has no room for them. */
const onlyWide = (column: PrayerColumn) =>
  (shownTimes as readonly PrayerColumn[]).includes(column) ? '' : 'max-md:hidden print:table-cell';

export function MonthTable({ view: { place, month, rows, today, method } }: { view: PrayerMonthView }) {
  const { locale } = useFrame();
  const caption = m.prayer_month_caption({
    place: place.name,
    month: formatDate(month, locale, 'month'),
    zone: zoneLabel[place.utcOffsetHours](),
    method: methodLabel[method](),
  });
  return (
    // A region that can be scrolled must be reachable by keyboard.
    <section
      aria-label={m.prayer_month_scroll()}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-card print:overflow-visible print:border-0"
    >
      <table className="month-table w-full text-[0.9375rem] tabular-nums print:min-w-0 print:text-[9pt] print:leading-tight">
        <caption className="px-3 py-3 text-left text-ink-soft print:px-0 print:pt-0">{caption}</caption>
        <thead className="bg-paper text-left print:bg-white">
          <tr>
            <th scope="col" className="sticky left-0 bg-paper px-3 py-2 print:static print:bg-white">
              {m.prayer_date()}
            </th>
            <th scope="col" className="hidden px-2 py-2 md:table-cell print:table-cell">
              {m.prayer_hijri_column()}
            </th>
            {prayerColumns.map((column) => (
              <th key={column} scope="col" className={`${cell} ${onlyWide(column)}`}>
                {columnLabel[column]()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ date, hijri, times }) => (
            <tr
              key={date}
              data-day={date}
              aria-current={date === today.date ? 'date' : undefined}
              className="group border-t border-line aria-[current=date]:bg-paper aria-[current=date]:font-bold"
            >
              <th
                scope="row"
                className="sticky left-0 whitespace-nowrap bg-card px-3 py-2 text-left font-semibold group-aria-[current=date]:bg-paper print:static print:bg-white print:py-[0.28rem]"
              >
                {formatDate(date, locale, 'weekday')}
                <span className="ml-2 text-sm font-normal text-ink-soft md:hidden print:hidden">
                  {hijriDay(hijri)}
                </span>
              </th>
              <td className="hidden whitespace-nowrap px-2 py-2 text-ink-soft md:table-cell print:table-cell print:py-[0.28rem]">
                {hijriDay(hijri)}
              </td>
              {prayerColumns.map((column) => (
                <td key={column} className={`${cell} ${onlyWide(column)}`}>
                  {clockText(times[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
