// Says of a generated cover that it is a drawing, where it stands beside what is promised about a place (decision 0073).
// Its parent is positioned and holds nothing else than the picture.
import * as m from '#messages/messages';

export function DrawnCoverLabel({ address }: { address: string }) {
  if (!address.startsWith('/covers/')) return null;
  return (
    <span className="absolute bottom-2 right-2 rounded bg-card/90 px-1.5 text-sm text-ink-soft">
      {m.frame_drawn_cover()}
    </span>
  );
}
