// Packages side by side (docs/product/catalogue.md): what differs, taken out of whole products. Built in the loader.
import type { Product } from '#domain/catalogue';
import type { Availability, EvidenceKind, EvidenceState, PurchaseBlock, RoomType } from '#shared/catalogue';
import { type Locale, type LocalText, textIn } from '#shared/locale';
import { type Localized, localized } from '#labels/localized';
import { coverOf, type HotelView, hotelView } from './card-view.ts';

export interface CompareView {
  columns: CompareColumn[];
  /** Included in every package shown: said once. */
  sharedIncludes: Localized[];
}

export interface CompareColumn {
  slug: string;
  title: string;
  lang: Locale;
  cover: string;
  partner: string;
  partnerSlug: string;
  departsOn: string;
  returnsOn: string;
  days: number;
  from: string;
  airline: string | null;
  flightNumbers: string[];
  hotels: (HotelView & { nights: number })[];
  seatsLeft: number;
  quota: number;
  availability: Availability;
  block: PurchaseBlock | null;
  rooms: { roomType: RoomType; amount: number }[];
  allInPrice: number;
  mandatory: number;
  isCheapest: boolean;
  licence: string | null;
  licenceValidUntil: string | null;
  evidence: { kind: EvidenceKind; state: EvidenceState; datedOn: string | null }[];
  onlyHere: Localized[];
  excludes: Localized[];
  cancellation: { daysBefore: number; percent: number }[];
  rating: number | null;
  ratingCount: number;
}

export function compareView(products: readonly Product[], locale: Locale): CompareView {
  const shared = sharedIncludes(products);
  const cheapest = Math.min(...products.map((product) => product.allInPrice));
  return {
    columns: products.map((product) =>
      column(product, locale, shared, products.length > 1 && product.allInPrice === cheapest),
    ),
    sharedIncludes: (products[0]?.content.includes ?? [])
      .filter((item) => shared.has(keyOf(item)))
      .map((item) => localized(item, locale)),
  };
}

function column(
  product: Product,
  locale: Locale,
  shared: ReadonlySet<string>,
  isCheapest: boolean,
): CompareColumn {
  const title = textIn(product.title, locale);
  const words = (items: readonly LocalText[]) => items.map((item) => localized(item, locale));
  return {
    slug: product.slug,
    title: title.text,
    lang: title.lang,
    cover: coverOf(product),
    partner: product.partner.name,
    partnerSlug: product.partner.slug,
    departsOn: product.departsOn,
    returnsOn: product.returnsOn,
    days: product.days,
    from: `${product.airport.city} (${product.airport.iata})`,
    airline: product.airline?.name ?? null,
    flightNumbers: product.flights.map((leg) => leg.number),
    hotels: product.hotels.map((hotel) => ({ ...hotelView(product, hotel, locale), nights: hotel.nights })),
    seatsLeft: product.seatsLeft,
    quota: product.quota,
    availability: product.availability,
    block: product.block,
    rooms: product.roomPrices,
    allInPrice: product.allInPrice,
    mandatory: product.allInPrice - product.priceFrom,
    isCheapest,
    licence: product.licence,
    licenceValidUntil: product.partnerFacts.licenceValidUntil,
    evidence: product.evidence.map(({ kind, state, datedOn }) => ({ kind, state, datedOn })),
    onlyHere: words(product.content.includes.filter((item) => !shared.has(keyOf(item)))),
    excludes: words(product.content.excludes),
    cancellation: product.content.cancellation.map(({ daysBefore, refundBasisPoints }) => ({
      daysBefore,
      percent: refundBasisPoints / 100,
    })),
    rating: product.rating,
    ratingCount: product.ratingCount,
  };
}

/** Keys of what all packages include; with a single package nothing is shared. */
function sharedIncludes(products: readonly Product[]): ReadonlySet<string> {
  if (products.length < 2) return new Set();
  const [first, ...others] = products.map((product) => new Set(product.content.includes.map(keyOf)));
  return new Set([...first!].filter((key) => others.every((other) => other.has(key))));
}

/** Partners write the same thing with other capitals and full stops. */
function keyOf(item: LocalText): string {
  return item.id
    .toLowerCase()
    .replace(/[.\s]+/g, ' ')
    .trim();
}
