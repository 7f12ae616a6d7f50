// A partner's packages (spec §2: 2 per page on mobile, 5 otherwise). The server cannot know the screen, so it sends a
// page of 5; a phone shows 2 of them and a link to the rest that needs no script (`:target`).
import * as m from '#messages/messages';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { CardList } from '#web/catalogue/card-list.tsx';
import type { CardView } from '#web/catalogue/card-view';
import * as paths from '#shared/paths';

/** Spec §9: travel products per page. */
export const productsOnDesktop = 5;
const productsOnMobile = 2;

export function PartnerProducts({ cards, isSuspended }: { cards: CardView[]; isSuspended: boolean }) {
  if (cards.length === 0) {
    return (
      <EmptyState
        title={m.partners_products_none()}
        text={isSuspended ? m.partners_products_suspended() : m.partners_products_none_text()}
        action={
          <LocalLink to={paths.partners} className={buttonClass('secondary')}>
            {m.partners_see_others()}
          </LocalLink>
        }
      />
    );
  }
  const rest = cards.slice(productsOnMobile);
  return (
    <div id="semua" className="group scroll-mt-24">
      <h2 className="sr-only">{m.partners_tab_products()}</h2>
      <CardList cards={cards.slice(0, productsOnMobile)} />
      {rest.length > 0 && (
        <>
          <a
            href="#semua"
            className={`${buttonClass('secondary')} mt-4 w-full group-target:hidden md:hidden`}
          >
            {m.partners_products_more({ count: rest.length })}
          </a>
          <div className="mt-4 hidden group-target:block md:block">
            <CardList cards={rest} />
          </div>
        </>
      )}
    </div>
  );
}
