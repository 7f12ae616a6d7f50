// A departure as the browser's card needs it (docs/product/catalogue.md): one language, nothing that is not shown, because
// loader data travels inside the page. Built in loaders.
import type { CardHotel, DepartureCard } from '#domain/catalogue';
import type { Availability, ProductKind, RoomType } from '#shared/catalogue';
import { type Locale, textIn } from '#shared/locale';
import { coverUrl, coverFor } from '#art/cover';
import type { PhotographView } from '#web/pictures/photograph-view';

export interface CardView {
  slug: string;
  title: string;
  /** The language the title really stands in. */
  lang: Locale;
  kind: ProductKind;
  cover: string;
  /** What the partner put there instead of the drawn cover. */
  photo: PhotographView | null;
  /** '25 Nov', with its year when that is not this one. */
  departsText: string;
  days: number;
  /** Where it leaves from. */
  iata: string;
  airline: string | null;
  hotels: HotelView[];
  seatsLeft: number;
  quota: number;
  availability: Availability;
  priceFrom: number;
  roomType: RoomType;
  allInPrice: number;
  partner: string;
  licence: string | null;
  rating: number | null;
  ratingCount: number;
  financing: boolean;
  savings: boolean;
  /** It departs soon, and the visa is not sure. */
  isVisaUnsure: boolean;
  /** What runs for this journey, if anything does (spec §2 "promo period"). */
  promo: CardPromo | null;
  /** Whether it is on the member's wishlist; null for guests. */
  isWished: boolean | null;
}

export interface CardPromo {
  slug: string;
  /** Last day. */
  until: string;
  upTo: number;
}

export interface HotelView {
  city: string;
  name: string;
  stars: number;
  metres: number | null;
  shuttle: boolean;
}

/** A card has room for two hotels: on umrah and hajj these are Makkah and Madinah. */
const hotelsShown = 2;

/** `extras` is what other areas say of the departure (card-views.server.ts). */
export function cardView(
  card: DepartureCard,
  locale: Locale,
  extras: Pick<CardView, 'promo' | 'isWished' | 'photo' | 'isVisaUnsure' | 'departsText'>,
): CardView {
  const title = textIn(card.title, locale);
  return {
    slug: card.slug,
    title: title.text,
    lang: title.lang,
    kind: card.kind,
    cover: coverOf(card),
    days: card.days,
    iata: card.airport.iata,
    airline: card.airline?.name ?? null,
    hotels: hotelsOnCard(card).map((hotel) => hotelView(card, hotel, locale)),
    seatsLeft: card.seatsLeft,
    quota: card.quota,
    availability: card.availability,
    priceFrom: card.priceFrom,
    roomType: card.roomType,
    allInPrice: card.allInPrice,
    partner: card.partner.name,
    licence: card.licence,
    rating: card.rating,
    ratingCount: card.ratingCount,
    financing: card.financing,
    savings: card.savings,
    ...extras,
  };
}

/** The address of a departure's generated cover; departures of one programme share its picture. */
export function coverOf(card: Pick<DepartureCard, 'kind' | 'title' | 'partner' | 'destinations'>): string {
  const cities = card.destinations.map((destination) => destination.slug);
  return coverUrl(coverFor({ kind: card.kind, cities, seedText: `${card.partner.slug} ${card.title.id}` }));
}

/** The hotels that decide: those by the holy mosques first, else in the order of the journey. */
function hotelsOnCard({ hotels }: DepartureCard): CardHotel[] {
  const holy = hotels.filter((hotel) => hotel.metres !== null);
  return (holy.length >= hotelsShown ? holy : hotels).slice(0, hotelsShown);
}

export function hotelView(
  card: Pick<DepartureCard, 'destinations'>,
  hotel: CardHotel,
  locale: Locale,
): HotelView {
  const place = card.destinations.find((destination) => destination.slug === hotel.city);
  return {
    city: place ? textIn(place.name, locale).text : hotel.city,
    name: hotel.name,
    stars: hotel.stars,
    metres: hotel.metres,
    shuttle: hotel.shuttle,
  };
}
