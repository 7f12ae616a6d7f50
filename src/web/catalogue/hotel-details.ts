// A hotel and a rating in the words of a card: a file of its own, for the server writes them too, and it reads no components.
import * as m from '#messages/messages';
import { groupedDigits } from '#shared/grouped-digits';
import type { Locale } from '#shared/locale';
import type { HotelView } from './card-view.ts';

/** 'Bintang 4 · 450 m ke masjid' */
export function hotelDetails(hotel: HotelView, locale: Locale): string {
  const stars = m.catalogue_stars({ count: hotel.stars });
  if (hotel.metres === null) return stars;
  const metres = metresText(hotel.metres, locale);
  return hotel.shuttle
    ? m.catalogue_hotel_shuttle({ stars, metres })
    : m.catalogue_hotel_walk({ stars, metres });
}

/** 1.200 in Indonesian, 1,200 in English. */
export function metresText(metres: number, locale: Locale): string {
  return groupedDigits(metres, locale === 'id' ? '.' : ',');
}

/** 4.8 → '4,8' in Indonesian. */
export function ratingText(rating: number, locale: Locale): string {
  return locale === 'id' ? rating.toFixed(1).replace('.', ',') : rating.toFixed(1);
}
