// A grid of departure cards: what is the same for all of them is looked up once, here.
import type { ComponentType } from 'react';
import { useFrame, usePath } from '#web/frame';
import type { CardView } from './card-view.ts';
import type { GridCardProps } from './departure-card.tsx';
import { chosen, compareParam, searchComparing } from './list-url.ts';
import * as paths from '#shared/paths';

export interface CardGridProps {
  cards: CardView[];
  /** The list's own path and search: comparing keeps a visitor where they are. Absent = no comparison here, and not the head of a page. */
  list?: { path: string; search: string };
  columns?: 2 | 3;
  /** On phones side by side, to be pushed along: for cards that are not what the page is about. */
  isRow?: boolean;
}

/** `Card`: with the island's heart on pages that are read, with React's own where it runs. */
export function CardGrid({
  cards,
  list,
  columns = 2,
  isRow = false,
  Card,
}: CardGridProps & { Card: ComponentType<GridCardProps> }) {
  const { areas, path: here, search } = useFrame();
  const path = usePath();
  const compared = list ? chosen(list.search, compareParam) : [];
  const labels = { financing: areas.includes('financing'), savings: areas.includes('savings') };
  return (
    <ul
      className={`grid gap-1.5 md:grid-cols-2 md:gap-4 ${columns === 3 ? 'lg:grid-cols-3' : ''} ${isRow ? 'card-row' : 'grid-cols-[minmax(0,1fr)]'}`}
    >
      {cards.map((card, index) => (
        <Card
          key={card.slug}
          card={card}
          labels={labels}
          isFirst={list !== undefined && index < 2}
          address={path(paths.product(card.slug))}
          compareAddress={list ? compareAddress(list, card.slug, path) : null}
          isCompared={compared.includes(card.slug)}
          here={areas.includes('wishlist') ? here + search : null}
        />
      ))}
    </ul>
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
