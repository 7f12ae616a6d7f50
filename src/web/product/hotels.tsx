// Where one sleeps (spec §2 accommodation, hotel): stars, nights, metres to the mosque and minutes on foot, and its photograph where
// there is one. A drawing never stands for a hotel.
import { BedDouble } from 'lucide-react';
import * as m from '#messages/messages';
import { metresText } from '#web/catalogue/hotel-details';
import { useFrame } from '#web/frame';
import { Photograph } from '#web/pictures/photograph.tsx';
import { HotelStars } from '#web/ui/stars.tsx';
import type { HotelView } from './product-view.ts';

export function Hotels({ hotels }: { hotels: HotelView[] }) {
  const { locale } = useFrame();
  if (hotels.length === 0) return <p>{m.product_hotel_none()}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {hotels.map((hotel) => (
        <li key={hotel.city + hotel.name} className="flex gap-4 py-4">
          {hotel.photo ? (
            <Photograph photo={hotel.photo} sizes="96px" className="size-24 shrink-0 rounded-md" />
          ) : (
            <span className="grid size-14 shrink-0 place-items-center rounded-md border border-line bg-card text-accent">
              <BedDouble aria-hidden size={24} />
            </span>
          )}
          <div className="min-w-0">
            <h3 className="text-lg font-semibold leading-snug">{hotel.name}</h3>
            <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
              <HotelStars stars={hotel.stars} />
              <span>
                {hotel.city} · {m.product_hotel_nights({ nights: hotel.nights })}
              </span>
            </p>
            {hotel.metres !== null && hotel.walkMinutes !== null && (
              <p>
                {m.product_hotel_walk({
                  metres: metresText(hotel.metres, locale),
                  minutes: hotel.walkMinutes,
                })}
              </p>
            )}
            {hotel.shuttle && <p>{m.product_hotel_shuttle()}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
