// Departure cards on a page that is read: their hearts are sent by an island, that of members' own parts where there is one.
import { useFrame } from '#web/frame';
import { wishIsland } from '#web/ui/island-urls';
import { WishButton } from '#web/wishlist/wish-button.tsx';
import { CardGrid, type CardGridProps } from './card-grid.tsx';

export function CardList(props: CardGridProps) {
  const { areas, isForAnyMember } = useFrame();
  const hasHearts = areas.includes('wishlist') && props.cards.some(({ isWished }) => isWished !== null);
  return (
    <>
      <CardGrid {...props} Heart={WishButton} />
      {hasHearts && !isForAnyMember && <script type="module" src={wishIsland} fetchPriority="low" />}
    </>
  );
}
