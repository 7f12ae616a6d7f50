// "5 Pasti": five dated pieces of evidence per departure (docs/product/catalogue.md).
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import type { Locale } from '#shared/locale';
import type { ProductView } from './product-view.ts';
import { LocalizedText } from '#web/ui/localized-text.tsx';

const pieceWord = {
  licence: m.product_trust_licence,
  flight: m.product_trust_flight,
  price: m.product_trust_price,
  hotel: m.product_trust_hotel,
  visa: m.product_trust_visa,
} as const;

const states = {
  confirmed: { word: m.product_trust_confirmed, Icon: CircleCheck, tone: 'text-good' },
  pending: { word: m.product_trust_pending, Icon: CircleDashed, tone: 'text-warn' },
  missing: { word: m.product_trust_missing, Icon: CircleX, tone: 'text-bad' },
} as const;

export function TrustPanel({ evidence, locale }: { evidence: ProductView['evidence']; locale: Locale }) {
  return (
    <>
      <p className="mb-4 text-ink-soft">{m.product_trust_intro()}</p>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {evidence.map(({ kind, state, datedOn, note }) => {
          const { word, Icon, tone } = states[state];
          return (
            <li key={kind} className="flex gap-3 p-4">
              <Icon aria-hidden size={22} className={`mt-0.5 shrink-0 ${tone}`} />
              <div className="min-w-0 grow md:flex md:justify-between md:gap-6">
                <div>
                  <p className="font-semibold">{pieceWord[kind]()}</p>
                  {note && <LocalizedText as="p" said={note} className="text-ink-soft" />}
                </div>
                <p className="md:shrink-0 md:text-right">
                  <span className={`font-semibold ${tone}`}>{word()}</span>
                  {datedOn && (
                    <>
                      {' '}
                      <span className="inline-block text-ink-soft md:block">
                        {m.product_trust_dated({ date: formatDate(datedOn, locale) })}
                      </span>
                    </>
                  )}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
