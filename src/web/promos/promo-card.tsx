// A promo in a list (spec §2 home, promo pages).
import * as m from '#messages/messages';
import { Badge } from '#web/ui/badge.tsx';
import { Cover } from '#web/ui/cover.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import type { PromoView } from './promo-view.ts';
import * as paths from '#shared/paths';

/** `level`: of its heading. */
export function PromoCard({
  promo,
  level: Heading,
  priority = false,
}: {
  promo: PromoView;
  level: 'h2' | 'h3';
  priority?: boolean;
}) {
  return (
    <li className="relative flex overflow-hidden rounded-card border border-line bg-card md:flex-col">
      <Cover
        address={promo.cover}
        alt=""
        priority={priority}
        className="h-auto w-20 shrink-0 bg-line object-cover md:aspect-[5/2] md:w-full"
      />
      <div className="flex min-w-0 grow flex-col gap-1 p-3 md:gap-2 md:p-4">
        <p className="text-sm text-ink-soft">
          {promo.partner
            ? m.promo_for_partner({ category: promo.categoryName, partner: promo.partner.name })
            : promo.categoryName}
        </p>
        <Heading className="font-bold leading-snug text-balance md:text-lg">
          <LocalLink to={paths.promo(promo.slug)} className="hover:underline after:absolute after:inset-0">
            <LocalizedText said={promo.title} />
          </LocalLink>
        </Heading>
        <p className="font-semibold tabular-nums text-primary">{promo.discount}</p>
        <p className="mt-auto text-sm text-ink-soft md:border-t md:border-line md:pt-3">
          {promo.standing === 'coming' && (
            <Badge tone="neutral">{m.promo_coming_short({ date: promo.startsOn })}</Badge>
          )}
          <span className="block">{promo.period}</span>
        </p>
      </div>
    </li>
  );
}
