// The journey day by day (spec §2 agenda): the first day open, the rest a tap away, all of it readable without script.
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { summaryClass } from './summary-class.ts';
import type { ProductView } from './product-view.ts';

export function Agenda({ agenda, locale }: { agenda: ProductView['agenda']; locale: Locale }) {
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-card">
      {agenda.map(({ day, on, title, text }, index) => (
        <li key={day}>
          <details open={index === 0} className="group">
            <summary className={`flex flex-wrap items-baseline gap-x-3 ${summaryClass}`}>
              <span className="text-sm font-semibold text-primary md:w-12">
                {m.product_agenda_day({ day })}
              </span>
              <span className="text-sm text-ink-soft md:w-24">{formatDate(on, locale, 'short')}</span>
              <span lang={title.lang} className="w-full font-semibold md:w-auto">
                {title.text}
              </span>
            </summary>
            <p lang={text.lang} className="max-w-[68ch] px-4 pb-4">
              {text.text}
            </p>
          </details>
        </li>
      ))}
    </ol>
  );
}
