// What a promo would have cost if it had been running before: uses, sums, and why other orders would have gone without it.
import * as m from '#messages/messages';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Card } from '#web/ui/section.tsx';
import type { PromoPage } from './promo-page.server.ts';

const choiceClass =
  'inline-flex min-h-12 items-center border-b-2 border-transparent px-2 font-semibold aria-[current=true]:border-primary aria-[current=true]:text-primary';

interface PastOrdersProps {
  trial: NonNullable<PromoPage['trial']>;
  /** The promo's own page at this console. */
  page: string;
}

export function PastOrders({ trial: { days, choices, text, facts, excluded }, page }: PastOrdersProps) {
  return (
    <section id="past" aria-labelledby="past-title" className="mt-8">
      <h2 id="past-title" className="text-xl font-bold">
        {m.promos_past()}
      </h2>
      <p className="mb-3 max-w-prose text-ink-soft">{text}</p>
      <nav aria-label={m.promos_past_period()} className="mb-3 flex flex-wrap gap-2 border-b border-line">
        {choices.map(({ value, label }) => (
          <LocalLink
            key={value}
            to={`${page}?days=${value}#past`}
            aria-current={value === days ? 'true' : undefined}
            className={choiceClass}
          >
            {label}
          </LocalLink>
        ))}
      </nav>
      {facts ? (
        <Card className="px-5 py-2">
          <DefinitionList facts={facts} />
        </Card>
      ) : (
        <p className="font-semibold">{m.promos_past_none()}</p>
      )}
      {excluded.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 font-bold">{m.promos_try_out()}</h3>
          <ul className="divide-y divide-line">
            {excluded.map(({ key, said }) => (
              <li key={key} className="py-2">
                {said}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
