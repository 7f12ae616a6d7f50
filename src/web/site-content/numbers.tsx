// What can be counted on the site, with the day it was counted and links to count again. The brand's own claims stand
// in its text, not here.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import * as paths from '#shared/paths';
import { LocalLink } from '#web/ui/local-link.tsx';
import { useFrame } from '#web/frame';

export interface CatalogueNumbers {
  partners: number;
  /** At most 1,000; there are more when capped. */
  departures: number;
  departuresIsCapped: boolean;
  /** Null when there are too many departures to count by airport. */
  airports: number | null;
  /** Calendar date. */
  countedOn: string;
}

const link = 'inline-flex min-h-12 items-center text-primary underline underline-offset-4';

export function Numbers({ numbers }: { numbers: CatalogueNumbers }) {
  const { locale } = useFrame();
  const count = (value: number, isCapped = false) =>
    value.toLocaleString(locale === 'id' ? 'id-ID' : 'en-GB') + (isCapped ? '+' : '');
  return (
    <section aria-labelledby="numbers" className="mx-auto max-w-page px-4 pt-8 lg:pt-12">
      <h2 id="numbers" className="text-xl font-bold tracking-tight">
        {m.site_numbers()}
      </h2>
      <dl className="mt-4 grid gap-x-8 gap-y-6 md:grid-cols-3">
        <NumberFact value={count(numbers.partners)} term={m.site_numbers_partners()}>
          <LocalLink to={paths.partners} className={link}>
            {m.site_numbers_partners_link()}
          </LocalLink>
        </NumberFact>
        <NumberFact
          value={count(numbers.departures, numbers.departuresIsCapped)}
          term={m.site_numbers_departures()}
        >
          <LocalLink to={paths.search} className={link}>
            {m.site_numbers_departures_link()}
          </LocalLink>
        </NumberFact>
        {numbers.airports !== null && (
          <NumberFact value={count(numbers.airports)} term={m.site_numbers_airports()} />
        )}
      </dl>
      <p className="mt-4 max-w-[68ch] text-ink-soft">
        {m.site_numbers_note({ date: formatDate(numbers.countedOn, locale) })}
      </p>
    </section>
  );
}

function NumberFact({ value, term, children }: { value: string; term: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col border-t-2 border-accent pt-3">
      <dt className="order-2">{term}</dt>
      <dd className="order-1 text-4xl font-bold tabular-nums tracking-tight">{value}</dd>
      {children && <dd className="order-3">{children}</dd>}
    </div>
  );
}
