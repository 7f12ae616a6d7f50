// What one does with a month: the months beside it, another method, print it, take it along.
import { CalendarPlus, ChevronLeft, ChevronRight, Download, Printer } from 'lucide-react';
import * as m from '#messages/messages';
import { affiliateParam } from '#shared/affiliate';
import { formatDate } from '#shared/dates';
import { localePath } from '#shared/locale-path';
import { prayerMethods, prayerMonthPattern } from '#shared/prayer-times';
import { buttonClass } from '#web/ui/button.tsx';
import { inputClass } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { useFrame } from '#web/frame';
import { calendarPath, monthAway, monthPath, prayerUrl, type PrayerChoice, tablePath } from './prayer-url.ts';
import type { PrayerMonthView } from './prayer-view.ts';
import { methodLabel } from '#labels/prayer-times';

/** What the visitor chose, as an address carries it: a place's own method needs no mention. */
function choiceOf({ place, month, method }: PrayerMonthView): PrayerChoice {
  return { place: place.slug, month, method: method === place.method ? undefined : method };
}

export function MonthLinks({ view }: { view: PrayerMonthView }) {
  const { locale } = useFrame();
  const links = [
    { step: -1, word: m.prayer_month_before(), Icon: ChevronLeft },
    { step: 1, word: m.prayer_month_after(), Icon: ChevronRight },
  ];
  return (
    <nav
      aria-label={m.prayer_month_title({ month: formatDate(view.month, locale, 'month') })}
      className="flex flex-wrap gap-2 print:hidden"
    >
      {links.map(({ step, word, Icon }) => {
        const month = monthAway(view.month, step);
        return (
          prayerMonthPattern.test(month) && (
            <LocalLink
              key={step}
              to={prayerUrl(monthPath, { ...choiceOf(view), month })}
              rel={step < 0 ? 'prev' : 'next'}
              className={buttonClass('secondary')}
            >
              {step < 0 && <Icon aria-hidden="true" size={20} />}
              <span className="sr-only">{word}: </span>
              {formatDate(month, locale, 'shortMonth')}
              {step > 0 && <Icon aria-hidden="true" size={20} />}
            </LocalLink>
          )
        );
      })}
    </nav>
  );
}

export function MonthFiles({ view }: { view: PrayerMonthView }) {
  const choice = choiceOf(view);
  return (
    <ul className="mt-4 flex flex-wrap gap-2 print:hidden">
      <li>
        <print-page>
          <button type="button" className={`invisible ${buttonClass('secondary')}`}>
            <Printer aria-hidden="true" size={20} />
            {m.prayer_print()}
          </button>
        </print-page>
      </li>
      <li>
        <LocalLink to={prayerUrl(calendarPath, choice)} rel="nofollow" className={buttonClass('secondary')}>
          <CalendarPlus aria-hidden="true" size={20} />
          {m.prayer_calendar()}
        </LocalLink>
      </li>
      <li>
        <LocalLink to={prayerUrl(tablePath, choice)} rel="nofollow" className={buttonClass('secondary')}>
          <Download aria-hidden="true" size={20} />
          {m.prayer_table_file()}
        </LocalLink>
      </li>
    </ul>
  );
}

export function MethodForm({ view }: { view: PrayerMonthView }) {
  const { locale, affiliateCode } = useFrame();
  return (
    <form
      method="get"
      action={`${localePath(monthPath, locale)}#bulan`}
      className="flex max-w-[40rem] flex-wrap items-end gap-3 print:hidden"
    >
      {affiliateCode && <input type="hidden" name={affiliateParam} value={affiliateCode} />}
      <input type="hidden" name="place" value={view.place.slug} />
      <input type="hidden" name="month" value={view.month} />
      <label htmlFor="method" className="w-full font-semibold">
        {m.prayer_method_label()}
      </label>
      <div className="min-w-0 flex-1 basis-56">
        <select id="method" name="method" defaultValue={view.method} className={inputClass}>
          {prayerMethods.map((method) => (
            <option key={method} value={method}>
              {methodLabel[method]()}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className={buttonClass('secondary')}>
        {m.prayer_method_apply()}
      </button>
    </form>
  );
}
