// The promos that run, on the home page (spec §2, §9: six).
import * as m from '#messages/messages';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { PromoCard } from '#web/promos/promo-card.tsx';
import type { PromoView } from '#web/promos/promo-view';
import * as paths from '#shared/paths';

export function HomePromos({ promos }: { promos: PromoView[] }) {
  return (
    <Section id="promos" title={m.promo_title()} className="mt-16">
      <ul className="card-row grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {promos.map((promo) => (
          <PromoCard key={promo.slug} promo={promo} level="h3" />
        ))}
      </ul>
      <p className="mt-6">
        <LocalLink to={paths.promos} className={buttonClass('secondary', 'lg')}>
          {m.promo_all()}
        </LocalLink>
      </p>
    </Section>
  );
}
