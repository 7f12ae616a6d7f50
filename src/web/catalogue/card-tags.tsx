// What is said of a departure beside its facts (spec §2 product cards): status, visa, promo period, financing, savings. A colour
// only where somebody should think twice; the rest is one quiet line.
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import { availabilityLabel } from '#labels/catalogue';
import { useFrame } from '#web/frame';
import type { CardView } from './card-view.ts';

interface CardTagsProps {
  card: CardView;
  labels: { financing: boolean; savings: boolean };
}

const tones = {
  sold_out: 'text-bad',
  closed: 'text-ink',
  departed: 'text-ink',
} as const;
const tag = 'mr-2 whitespace-nowrap rounded border border-current px-1.5 font-semibold';

export function CardTags({ card, labels }: CardTagsProps) {
  const { locale } = useFrame();
  const quiet = [
    card.availability === 'ready' && availabilityLabel.ready(),
    card.financing && labels.financing && m.catalogue_financing_short(),
    card.savings && labels.savings && m.catalogue_savings_short(),
    card.promo && m.promo_on_card_short({ date: formatDate(card.promo.until, locale, 'day') }),
  ].filter((text) => typeof text === 'string');
  if (card.availability === 'open' && !card.isVisaUnsure && quiet.length === 0) return null;
  return (
    <p className="text-[0.8125rem] leading-5 md:mt-1">
      {card.availability !== 'open' && card.availability !== 'ready' && (
        <span className={`${tag} ${tones[card.availability]}`}>{availabilityLabel[card.availability]()}</span>
      )}
      {card.isVisaUnsure && <span className={`${tag} text-warn`}>{m.catalogue_visa_unsure()}</span>}
      {quiet.length > 0 && <span className="text-ink-soft">{quiet.join(' · ')}</span>}
    </p>
  );
}
