// Departure cards on a page that is read: their hearts are sent by an island, that of members' own parts where there is one.
import { useFrame, usePath } from '#web/frame';
import { Remembered } from '#web/markup/remembered.tsx';
import { wishIsland } from '#web/ui/island-urls';
import { WishButton } from '#web/wishlist/wish-button.tsx';
import { CardGrid, type CardGridProps } from './card-grid.tsx';
import { DepartureCard, type GridCardProps } from './departure-card.tsx';

export function CardList(props: CardGridProps) {
  const { areas, isForAnyMember } = useFrame();
  const hasHearts = areas.includes('wishlist') && props.cards.some(({ isWished }) => isWished !== null);
  return (
    <>
      <CardGrid {...props} Card={RememberedCard} />
      {hasHearts && !isForAnyMember && <script type="module" src={wishIsland} fetchPriority="low" />}
    </>
  );
}

function RememberedCard(card: GridCardProps) {
  return <Remembered piece={ReadCard} of={card} />;
}

function ReadCard(card: GridCardProps) {
  return <DepartureCard {...card} path={usePath()} Heart={WishButton} />;
}
