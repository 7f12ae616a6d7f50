// How the ratings are spread: stars, a bar, and the number in words for everybody who cannot see the bar.
import * as m from '#messages/messages';

/** `counts`: reviews with 1 to 5 stars, in this order. */
export function RatingHistogram({ counts }: { counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  return (
    <ul className="max-w-md space-y-1">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0;
        return (
          <li key={stars} className="grid grid-cols-[5.5rem_1fr_3rem] items-center gap-3">
            <span>{m.partners_stars({ stars })}</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              className="h-2 w-full rounded bg-line"
            >
              <rect width={(count / most) * 100} height="8" className="fill-accent" />
            </svg>
            <span className="text-right tabular-nums">
              {count}
              <span className="sr-only"> {m.partners_reviews_word()}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
