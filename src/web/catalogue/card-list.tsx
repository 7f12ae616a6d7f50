// Departure cards on a page that is read: their hearts are sent by an island.
import { useFrame } from '#web/frame';
import { wishIsland } from '#web/ui/island-urls';
import { WishButton } from '#web/wishlist/wish-button.tsx';
import { CardGrid, type CardGridProps } from './card-grid.tsx';

export function CardList(props: CardGridProps) {
  const { areas } = useFrame();
  return (
    <>
      <CardGrid {...props} Heart={WishButton} />
      {areas.includes('wishlist') && props.cards.some(({ isWished }) => isWished !== null) && (
        <script type="module" src={wishIsland} fetchPriority="low" />
      )}
    </>
  );
}
