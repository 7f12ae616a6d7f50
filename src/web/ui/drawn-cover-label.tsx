// Says of a generated cover that it is a drawing, where it stands beside what is promised about a place (decision 0073).
// Its parent is positioned and holds nothing else than the picture.
import * as m from '#messages/messages';

/** `isSmall` on a thumbnail. */
export function DrawnCoverLabel({ address, isSmall = false }: { address: string; isSmall?: boolean }) {
  if (!address.startsWith('/covers/')) return null;
  return (
    <span
      className={
        isSmall
          ? 'absolute inset-x-0 bottom-0 rounded-b-md bg-card/90 text-center text-[0.6875rem] leading-4 text-ink-soft'
          : 'absolute bottom-2 right-2 rounded bg-card/90 px-1.5 text-sm text-ink-soft'
      }
    >
      {m.frame_drawn_cover()}
    </span>
  );
}
