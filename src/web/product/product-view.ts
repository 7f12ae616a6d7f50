// A departure as its page shows it (spec §2 product page sections): one language, every date and sum worked out,
// nothing that is not shown. Built in the loader, so that components only set type.
import { type CancellationStep, cancellationSteps } from '#labels/contract-steps';
import type { Product } from '#domain/catalogue';
import {
  type Availability,
  type Category,
  type EvidenceKind,
  type EvidenceState,
  evidenceKinds,
  type ProductKind,
  type PurchaseBlock,
  type RoomType,
} from '#shared/catalogue';
import type { ProgrammePictures } from '#domain/pictures';
import { addDays } from '#shared/dates';
import { photographView, type PhotographView } from '#web/pictures/photograph-view';
import type { PriceList } from '#shared/trip-price';
import { type Locale, textIn } from '#shared/locale';
import { coverOf } from '#web/catalogue/card-view';
import { localized, type Localized } from '#labels/localized';
import { flightView, type FlightView } from './flight-view.ts';

export interface ProductView {
  id: string;
  slug: string;
  category: Category;
  kind: ProductKind;
  title: Localized;
  summary: Localized;
  description: Localized[];
  cover: string;
  /** Cover, hotels, last group, muthawwif; empty while there are none. */
  photos: PhotographView[];
  departsOn: string;
  /** The last day on which a place can be booked. */
  saleEndsOn: string;
  returnsOn: string;
  days: number;
  nights: number;
  quota: number;
  seatsLeft: number;
  availability: Availability;
  block: PurchaseBlock | null;
  priceFrom: number;
  roomType: RoomType;
  /** Its partner takes a bank's money for it. */
  financing: boolean;
  /** Its partner says that one can save for it. */
  savings: boolean;
  allInPrice: number;
  prices: PriceList;
  /** Why it costs less than the reference minimum, in the partner's Indonesian words. */
  priceReason: string | null;
  airport: string;
  airline: string | null;
  cities: string[];
  rating: number | null;
  ratingCount: number;
  hotels: HotelView[];
  agenda: { day: number; on: string; title: Localized; text: Localized }[];
  flights: FlightView[];
  facilities: { icon: string; text: Localized }[];
  includes: Localized[];
  excludes: Localized[];
  extras: { name: Localized; amount: number; isMandatory: boolean }[];
  others: Localized[];
  faq: { question: Localized; answer: Localized }[];
  evidence: { kind: EvidenceKind; state: EvidenceState; datedOn: string | null; note: Localized | null }[];
  /** Payment in stages, per person; null = in full only, or too late for stages. */
  stages: { downPayment: number; settlement: number; settlementDueOn: string } | null;
  cancellation: CancellationStep[];
  partner: PartnerView;
  otherDates: Product['otherDates'];
}

export interface HotelView {
  city: string;
  name: string;
  stars: number;
  nights: number;
  metres: number | null;
  walkMinutes: number | null;
  shuttle: boolean;
  /** Of the hotel itself; null while nobody has put one there. */
  photo: PhotographView | null;
}

/** Cancelled on `until` or earlier (null: after all other steps), `percent` of what was paid comes back. */
export interface PartnerView {
  slug: string;
  name: string;
  city: string;
  foundedYear: number;
  licence: {
    number: string;
    issuedOn: string | null;
    validUntil: string | null;
    source: string | null;
    checkedOn: string | null;
  } | null;
  suspendedReason: Localized | null;
}

export function productView(
  product: Product,
  { locale, today, pictures }: { locale: Locale; today: string; pictures: ProgrammePictures },
): ProductView {
  const { content } = product;
  const extras = product.extras.map((extra) => ({ ...extra, name: localized(extra.name, locale) }));
  return {
    id: product.id,
    slug: product.slug,
    financing: product.financing && product.category !== 'hajj',
    savings: product.savings && product.category !== 'hajj',
    category: product.category,
    kind: product.kind,
    title: localized(product.title, locale),
    summary: localized(product.summary, locale),
    description: paragraphs(localized(product.description, locale)),
    cover: coverOf(product),
    photos: photosOf(pictures, locale),
    departsOn: product.departsOn,
    saleEndsOn: product.saleEndsOn,
    returnsOn: product.returnsOn,
    days: product.days,
    nights: product.nights,
    quota: product.quota,
    seatsLeft: product.seatsLeft,
    availability: product.availability,
    block: product.block,
    priceFrom: product.priceFrom,
    roomType: product.roomType,
    allInPrice: product.allInPrice,
    prices: {
      rooms: product.roomPrices.toSorted((one, other) => one.amount - other.amount),
      child: product.child,
      infant: product.infant,
      extrasEach: extras.reduce((sum, extra) => sum + (extra.isMandatory ? extra.amount : 0), 0),
    },
    priceReason: product.priceReason,
    airport: `${product.airport.city} (${product.airport.iata})`,
    airline: product.airline?.name ?? null,
    cities: product.destinations.map(({ name }) => textIn(name, locale).text),
    rating: product.rating,
    ratingCount: product.ratingCount,
    hotels: product.hotels.map((hotel) => hotelView(product, hotel, locale, pictures)),
    agenda: content.agenda.map(({ day, title, text }) => ({
      day,
      on: addDays(product.departsOn, day - 1),
      title: localized(title, locale),
      text: localized(text, locale),
    })),
    flights: product.flights.map((leg) => flightView(leg, product.departsOn)),
    facilities: content.facilities.map(({ icon, text }) => ({ icon, text: localized(text, locale) })),
    includes: content.includes.map((text) => localized(text, locale)),
    excludes: content.excludes.map((text) => localized(text, locale)),
    extras,
    others: content.others.map((text) => localized(text, locale)),
    faq: content.faq.map(({ question, answer }) => ({
      question: localized(question, locale),
      answer: localized(answer, locale),
    })),
    evidence: evidenceKinds.map((kind) => evidenceView(product, kind, locale)),
    stages: stagesOf(product, today),
    cancellation: cancellationSteps(product.content.cancellation, product.departsOn, today),
    partner: partnerView(product, locale),
    otherDates: product.otherDates.filter((date) => date.slug !== product.slug),
  };
}

/** Our choice: 80 metres a minute, an unhurried walk; a started minute counts. */
const metresPerMinute = 80;

function hotelView(
  product: Product,
  hotel: Product['hotels'][number],
  locale: Locale,
  { hotels }: ProgrammePictures,
): HotelView {
  const picture = hotels.find((one) => one.hotel.name === hotel.name && one.hotel.city === hotel.city);
  const place = product.destinations.find(({ slug }) => slug === hotel.city);
  return {
    city: place ? textIn(place.name, locale).text : hotel.city,
    name: hotel.name,
    stars: hotel.stars,
    nights: hotel.nights,
    metres: hotel.metres,
    walkMinutes: hotel.metres === null ? null : Math.ceil(hotel.metres / metresPerMinute),
    shuttle: hotel.shuttle,
    photo: picture ? photographView(picture, locale) : null,
  };
}

/** In the order in which one looks: cover, hotels, then people. */
function photosOf({ own, hotels }: ProgrammePictures, locale: Locale): PhotographView[] {
  const cover = own.filter(({ use }) => use === 'cover');
  const others = own.filter(({ use }) => use !== 'cover');
  return [...cover, ...hotels, ...others].map((picture) => photographView(picture, locale));
}

/** All five pieces always stand there: one nobody has handed in is missing, not absent. */
function evidenceView(product: Product, kind: EvidenceKind, locale: Locale): ProductView['evidence'][number] {
  const piece = product.evidence.find((evidence) => evidence.kind === kind);
  if (!piece) return { kind, state: 'missing', datedOn: null, note: null };
  return {
    kind,
    state: piece.state,
    datedOn: piece.datedOn,
    note: piece.note && localized(piece.note, locale),
  };
}

/** A down payment makes sense only while its settlement is not due yet. */
function stagesOf({ downPayment, allInPrice }: Product, today: string): ProductView['stages'] {
  if (!downPayment || downPayment.settlementDueOn <= today || downPayment.amount >= allInPrice) return null;
  return {
    downPayment: downPayment.amount,
    settlement: allInPrice - downPayment.amount,
    settlementDueOn: downPayment.settlementDueOn,
  };
}

function partnerView({ partner, partnerFacts: facts }: Product, locale: Locale): PartnerView {
  return {
    slug: partner.slug,
    name: partner.name,
    city: facts.city,
    foundedYear: facts.foundedYear,
    licence:
      facts.licenceNumber === null
        ? null
        : {
            number: facts.licenceNumber,
            issuedOn: facts.licenceIssuedOn,
            validUntil: facts.licenceValidUntil,
            source: facts.licenceSource,
            checkedOn: facts.licenceCheckedOn,
          },
    suspendedReason: facts.suspendedReason && localized(facts.suspendedReason, locale),
  };
}

function paragraphs({ text, ...rest }: Localized): Localized[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => ({ ...rest, text: paragraph.trim() }))
    .filter(({ text: words }) => words !== '');
}
