// A grid of departure cards: what is the same for all of them is looked up once, here.
import type { ComponentType } from 'react';
import { useFrame, usePath } from '#web/frame';
import { wishIsland } from '#web/ui/island-urls';
import type { CardView } from './card-view.ts';
import { DepartureCard, type HeartProps } from './departure-card.tsx';
import { chosen, compareParam, searchComparing } from './list-url.ts';
import * as paths from '#shared/paths';

interface CardListProps {
  cards: CardView[];
  /** The list's own path and search: comparing keeps a visitor where they are. Absent = no comparison here, and not the head of a page. */
  list?: { path: string; search: string };
  columns?: 2 | 3;
  /** On phones side by side, to be pushed along: for cards that are not what the page is about. */
  isRow?: boolean;
  /** Where React runs: its own heart, in the place of the island's. */
  Heart?: ComponentType<HeartProps>;
}

export function CardList({ cards, list, columns = 2, isRow = false, Heart }: CardListProps) {
  const { areas, path: here, search } = useFrame();
  const path = usePath();
  const compared = list ? chosen(list.search, compareParam) : [];
  const labels = { financing: areas.includes('financing'), savings: areas.includes('savings') };
  const hasWishes = areas.includes('wishlist');
  return (
    <>
      <ul
        className={`grid gap-1.5 md:grid-cols-2 md:gap-4 ${columns === 3 ? 'lg:grid-cols-3' : ''} ${isRow ? 'card-row' : 'grid-cols-[minmax(0,1fr)]'}`}
      >
        {cards.map((card, index) => (
          <DepartureCard
            key={card.slug}
            card={card}
            labels={labels}
            isFirst={list !== undefined && index < 2}
            address={path(paths.product(card.slug))}
            compareAddress={list ? compareAddress(list, card.slug, path) : null}
            isCompared={compared.includes(card.slug)}
            here={hasWishes ? here + search : null}
            path={path}
            Heart={Heart}
          />
        ))}
      </ul>
      {!Heart && hasWishes && cards.some(({ isWished }) => isWished !== null) && (
        <script type="module" src={wishIsland} fetchPriority="low" />
      )}
    </>
  );
}

/** Without script the fragment brings the visitor back to the card. */
function compareAddress(
  list: { path: string; search: string },
  slug: string,
  path: (path: string) => string,
): string | null {
  const search = searchComparing(list.search, slug);
  return search === null ? null : path(`${list.path}${search}#${slug}`);
}
