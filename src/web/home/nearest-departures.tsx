// The nearest departures with seats, under the tab selector of spec §4: haji (index 0) or other (index 1).
import * as m from '#messages/messages';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { CardList } from '#web/catalogue/card-list.tsx';
import type { CardView } from '#web/catalogue/card-view';
import { hajjTab, type HomeTab, otherTab } from './home-choices.ts';
import * as paths from '#shared/paths';

/** `tab` null = this brand has no hajj, so there is nothing to choose. */
export function NearestDepartures({ cards, tab }: { cards: CardView[]; tab: HomeTab | null }) {
  if (cards.length === 0 && tab !== hajjTab) return null;
  return (
    <Section
      id="nearest"
      title={m.home_nearest()}
      className="mt-10 scroll-mt-20 md:mt-16"
      action={tab !== null && <Tabs tab={tab} />}
    >
      {cards.length > 0 ? <CardList cards={cards} columns={3} /> : <p>{m.catalogue_empty_text()}</p>}
      <p className="mt-4">
        <LocalLink
          to={tab === hajjTab ? paths.hajjList : paths.umrah}
          className={`${buttonClass('secondary')} w-full md:w-auto`}
        >
          {tab === hajjTab ? m.catalogue_haji_all() : m.home_all_umrah()}
        </LocalLink>
      </p>
    </Section>
  );
}

function Tabs({ tab }: { tab: HomeTab }) {
  return (
    <nav aria-label={m.home_nearest_tabs()} className="flex">
      {[hajjTab, otherTab].map((one) => (
        <LocalLink
          key={one}
          to={one === otherTab ? '/#nearest' : `/?tab=${one}#nearest`}
          aria-current={one === tab ? 'page' : undefined}
          className="flex min-h-12 items-center border-b-2 border-line px-4 font-semibold text-ink-soft aria-[current]:border-primary aria-[current]:text-primary"
        >
          {one === hajjTab ? m.home_tab_hajj() : m.home_tab_other()}
        </LocalLink>
      ))}
    </nav>
  );
}
