// The journeys a promo is for, on its page (spec §2 /promo/{slug}).
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { CardList } from '#web/catalogue/card-list.tsx';
import type { CardView } from '#web/catalogue/card-view';

interface PromoProductsProps {
  cards: CardView[];
  /** The list of all of them, where there are more. */
  allProducts: string | null;
  isOver: boolean;
  /** It is used in the cart of souvenirs, on whatever is in it. */
  isForSouvenirs: boolean;
  /** The only store whose items it is for; null: of all. */
  store: { slug: string; name: string } | null;
}

export function PromoProducts({ cards, allProducts, isOver, isForSouvenirs, store }: PromoProductsProps) {
  if (isOver) return null;
  if (isForSouvenirs)
    return (
      <p className="mt-8">
        <LocalLink
          to={store ? paths.store(store.slug) : paths.souvenirs}
          className={buttonClass('secondary', 'lg')}
        >
          {store ? m.promo_to_store({ store: store.name }) : m.promo_to_souvenirs()}
        </LocalLink>
      </p>
    );
  return (
    <Section id="products" title={m.promo_products()}>
      {cards.length > 0 ? <CardList cards={cards} columns={3} /> : <p>{m.promo_products_none()}</p>}
      {allProducts && (
        <p className="mt-6">
          <LocalLink to={allProducts} className={buttonClass('secondary', 'lg')}>
            {m.promo_products_all()}
          </LocalLink>
        </p>
      )}
    </Section>
  );
}
