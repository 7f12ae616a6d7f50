// Ratings by travellers and stars of hotels: a drawing for the eye, one sentence for everybody else.
import * as m from '#messages/messages';
import { useFrame } from '#web/frame';

const star = 'M8 1.2l2.1 4.3 4.7.7-3.4 3.3.8 4.7L8 12l-4.2 2.2.8-4.7L1.2 6.2l4.7-.7z';

/** Average of real reviews (one decimal) and how many there are. Show nothing instead when there are none. */
export function Rating({ value, count }: { value: number; count: number }) {
  const { locale } = useFrame();
  const shown = locale === 'id' ? value.toFixed(1).replace('.', ',') : value.toFixed(1);
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <Star />
      <span className="sr-only">{m.frame_rating({ value: shown, count })}</span>
      <span aria-hidden="true" className="tabular-nums">
        <b className="font-semibold">{shown}</b> ({count})
      </span>
    </span>
  );
}

/** A hotel's class, one to five stars. */
export function HotelStars({ stars }: { stars: number }) {
  return (
    <span className="inline-flex items-center whitespace-nowrap">
      <span className="sr-only">{m.frame_hotel_stars({ stars })}</span>
      {Array.from({ length: stars }, (_, index) => (
        <Star key={index} />
      ))}
    </span>
  );
}

function Star() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" className="shrink-0 fill-accent">
      <path d={star} />
    </svg>
  );
}
