// A departure as a card in a list shows it (docs/product/catalogue.md).
import type {
  Availability,
  Category,
  EvidenceState,
  ProductKind,
  PurchaseBlock,
  RoomType,
} from '#shared/catalogue';
import type { LocalText } from '#shared/locale';

export interface CardHotel {
  name: string;
  /** Destination slug. */
  city: string;
  stars: number;
  /** Metres on foot to the holy mosque; null elsewhere. */
  metres: number | null;
  shuttle: boolean;
  nights: number;
}

export interface DepartureCard {
  id: string;
  slug: string;
  kind: ProductKind;
  category: Category;
  title: LocalText;
  departsOn: string;
  /** The last day on which a place can be booked. */
  saleEndsOn: string;
  days: number;
  nights: number;
  quota: number;
  /** True number, counted when asked. */
  seatsLeft: number;
  availability: Availability;
  /** What is known of the visa; null where none was recorded. */
  visa: EvidenceState | null;
  block: PurchaseBlock | null;
  /** Lowest room price and its room type; whole rupiah. */
  priceFrom: number;
  roomType: RoomType;
  /** With every mandatory extra: what sorting by price uses. */
  allInPrice: number;
  partner: { slug: string; name: string };
  /** Number of the licence this kind of journey needs, if the partner has one. */
  licence: string | null;
  airport: { iata: string; city: string };
  airline: { iata: string; name: string } | null;
  destinations: { slug: string; name: LocalText }[];
  hotels: CardHotel[];
  financing: boolean;
  savings: boolean;
  /** One decimal; null without reviews. */
  rating: number | null;
  ratingCount: number;
}
