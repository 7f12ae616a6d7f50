// What a promo takes off, its code, period, limits and terms (spec §3 promo).
import * as m from '#messages/messages';
import { DefinitionList, type DefinitionRow } from '#web/ui/definition-list.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/ui/section.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import type { PromoView } from './promo-view.ts';
import * as paths from '#shared/paths';

export function PromoDetails({ promo }: { promo: PromoView }) {
  return (
    <div className="space-y-4">
      {promo.standing === 'over' && <Notice tone="warn">{m.promo_over()}</Notice>}
      {promo.standing === 'coming' && (
        <Notice tone="neutral">{m.promo_coming({ date: promo.startsOn })}</Notice>
      )}
      <Card className="px-5 py-1">
        <DefinitionList facts={factsOf(promo)} />
      </Card>
      <Card>
        <h2 className="text-lg font-bold">{m.promo_terms()}</h2>
        <ul className="mt-2 list-disc space-y-2 pl-5">
          {promo.terms.map((term) => (
            <LocalizedText key={term.text} as="li" said={term} />
          ))}
          <li>{m.promo_times_each({ count: promo.timesEach })}</li>
        </ul>
        <p className="mt-3 text-ink-soft">{m.promo_how()}</p>
      </Card>
    </div>
  );
}

function factsOf({
  discount,
  code,
  period,
  minimumOrder,
  meantFor,
  partner,
  isForSouvenirs,
}: PromoView): DefinitionRow[] {
  return [
    { term: m.promo_fact_discount(), value: <span className="tabular-nums text-primary">{discount}</span> },
    {
      term: m.promo_fact_code(),
      value: (
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className="font-bold tracking-wide select-all">{code}</span>
          <CopyButton value={code} label={m.promo_copy_label({ code })} copied={m.promo_copied()} />
        </span>
      ),
    },
    { term: m.promo_fact_period(), value: period },
    { term: m.promo_fact_for(), value: meantFor },
    ...(partner
      ? [
          {
            term: isForSouvenirs ? m.promo_fact_store() : m.promo_fact_partner(),
            value: (
              <LocalLink
                to={isForSouvenirs ? paths.store(partner.slug) : paths.partner(partner.slug)}
                className="-my-3 inline-block py-3 text-primary underline underline-offset-4"
              >
                {partner.name}
              </LocalLink>
            ),
          },
        ]
      : []),
    ...(minimumOrder
      ? [{ term: m.promo_fact_minimum(), value: <span className="tabular-nums">{minimumOrder}</span> }]
      : []),
  ];
}
