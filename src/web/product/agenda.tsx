// The journey day by day (spec §2 agenda): titles in a row each, the text a tap away, all of it readable without script.
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import { useFrame } from '#web/frame';
import { LongRows } from './long-rows.tsx';
import { summaryClass } from './summary-class.ts';
import type { ProductView } from './product-view.ts';

export function Agenda({ agenda }: { agenda: ProductView['agenda'] }) {
  const { locale } = useFrame();
  return (
    <LongRows as="ol" className="divide-y divide-line border-y border-line">
      {agenda.map(({ day, on, title, text }) => (
        <li key={day}>
          <details className="group">
            <summary className={`flex items-baseline gap-x-3 ${summaryClass}`}>
              <span className="w-20 shrink-0 text-sm text-ink-soft">
                <span className="font-semibold text-primary">{m.product_agenda_day({ day })}</span>
                <span className="block">{formatDate(on, locale, 'day')}</span>
              </span>
              <span lang={title.lang} className="font-semibold leading-snug">
                {title.text}
              </span>
            </summary>
            <p lang={text.lang} className="max-w-[68ch] pb-4 pl-[5.75rem]">
              {text.text}
            </p>
          </details>
        </li>
      ))}
    </LongRows>
  );
}
