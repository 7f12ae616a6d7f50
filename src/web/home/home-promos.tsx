// The promos that run, on the home page (spec §2, §9: six).
import * as m from '#messages/messages';
import { MoreLink } from '#web/ui/more-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { PromoCard } from '#web/promos/promo-card.tsx';
import type { PromoView } from '#web/promos/promo-view';
import * as paths from '#shared/paths';

export function HomePromos({ promos }: { promos: PromoView[] }) {
  return (
    <Section
      id="promos"
      title={m.promo_title()}
      className="mt-10 md:mt-16"
      action={<MoreLink to={paths.promos}>{m.promo_all()}</MoreLink>}
    >
      <ul className="card-row grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {promos.map((promo) => (
          <PromoCard key={promo.slug} promo={promo} level="h3" />
        ))}
      </ul>
    </Section>
  );
}
