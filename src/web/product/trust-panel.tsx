// "5 Pasti": five dated pieces of evidence per departure (docs/product/catalogue.md), a tick each; what is written to them a tap away.
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import { useFrame } from '#web/frame';
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

export function TrustPanel({ evidence }: { evidence: ProductView['evidence'] }) {
  const { locale } = useFrame();
  const noted = evidence.filter(({ note }) => note !== null);
  return (
    <div className="rounded-card border border-line bg-card px-4 py-1">
      <ul className="divide-y divide-line">
        {evidence.map(({ kind, state, datedOn }) => {
          const { word, Icon, tone } = states[state];
          return (
            <li key={kind} className="flex items-center gap-3 py-2.5 leading-5">
              <Icon aria-hidden size={22} className={`shrink-0 ${tone}`} />
              <p className="grow font-semibold">{pieceWord[kind]()}</p>
              <p className="shrink-0 text-right text-sm">
                {state === 'confirmed' && datedOn ? (
                  <>
                    <span className="sr-only">{word()} </span>
                    <span className="tabular-nums text-ink-soft">{formatDate(datedOn, locale, 'short')}</span>
                  </>
                ) : (
                  <span className={`font-semibold ${tone}`}>{word()}</span>
                )}
              </p>
            </li>
          );
        })}
      </ul>
      {noted.length > 0 && (
        <details className="border-t border-line">
          <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-primary">
            {m.product_trust_details()}
          </summary>
          <p className="text-ink-soft">{m.product_trust_intro()}</p>
          <dl className="mb-3 mt-2 space-y-3">
            {noted.map(({ kind, note }) => (
              <div key={kind}>
                <dt className="font-semibold">{pieceWord[kind]()}</dt>
                <dd>
                  <LocalizedText said={note!} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
