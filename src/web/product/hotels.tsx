// Where one sleeps (spec §2 accommodation, hotel): stars, nights, metres to the mosque and minutes on foot.
import { Bus, Footprints } from 'lucide-react';
import * as m from '#messages/messages';
import { groupedDigits } from '#shared/grouped-digits';
import type { Locale } from '#shared/locale';
import { HotelStars } from '#web/ui/stars.tsx';
import type { HotelView } from './product-view.ts';

export function Hotels({ hotels, locale }: { hotels: HotelView[]; locale: Locale }) {
  if (hotels.length === 0) return <p>{m.product_hotel_none()}</p>;
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {hotels.map((hotel) => (
        <li key={hotel.city + hotel.name} className="rounded-card border border-line bg-card p-4">
          <p className="text-sm text-ink-soft">
            {hotel.city} · {m.product_hotel_nights({ nights: hotel.nights })}
          </p>
          <h3 className="mt-1 text-lg font-semibold leading-snug">{hotel.name}</h3>
          <p className="mt-1">
            <HotelStars stars={hotel.stars} />
          </p>
          {hotel.metres !== null && hotel.walkMinutes !== null && (
            <p className="mt-2 flex gap-2">
              <Footprints aria-hidden size={20} className="mt-0.5 shrink-0 text-accent" />
              {m.product_hotel_walk({ metres: metresText(hotel.metres, locale), minutes: hotel.walkMinutes })}
            </p>
          )}
          {hotel.shuttle && (
            <p className="mt-1 flex gap-2">
              <Bus aria-hidden size={20} className="mt-0.5 shrink-0 text-accent" />
              {m.product_hotel_shuttle()}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** 1.200 in Indonesian, 1,200 in English. */
function metresText(metres: number, locale: Locale): string {
  return groupedDigits(metres, locale === 'id' ? '.' : ',');
}
