// schema.org descriptions of pages, built from what the page really shows (docs/product/pages.md). Pure.
import type { Availability, PurchaseBlock } from '#shared/catalogue';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import type { Frame, FrameBrand } from './frame.ts';

type Site = Pick<Frame, 'origin' | 'locale'> & {
  brand: Pick<FrameBrand, 'name' | 'businessName' | 'icon' | 'email' | 'phoneNumber' | 'social'>;
};
type Context = Pick<Site, 'origin' | 'locale'>;

const context = 'https://schema.org';
const address = ({ origin, locale }: Context, path: string) => origin + localePath(path, locale);
const absolute = ({ origin }: Context, file: string) => (file.startsWith('/') ? origin + file : file);

export function organization(site: Site): object {
  const { brand } = site;
  return {
    '@context': context,
    '@type': 'Organization',
    name: brand.name,
    legalName: brand.businessName,
    url: address(site, '/'),
    logo: absolute(site, brand.icon),
    email: brand.email,
    telephone: brand.phoneNumber,
    sameAs: brand.social.map(({ url }) => url),
  };
}

/** The same items as the Breadcrumb component shows. */
export function breadcrumbList(
  site: Context,
  items: readonly { name: string; to?: string | undefined }[],
): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(to && { item: address(site, to) }),
    })),
  };
}

interface Rated {
  /** Average of reviews written here; null without any: then nothing is said of a rating. */
  rating: number | null;
  ratingCount: number;
}

interface DepartureFacts extends Rated {
  name: string;
  description: string;
  /** Path without prefix. */
  path: string;
  /** Address of the cover or photograph. */
  picture: string;
  departsOn: string;
  returnsOn: string;
  availability: Availability;
  block: PurchaseBlock | null;
  partner: { name: string; slug: string };
  /** Room name in the page's language, whole rupiah. */
  rooms: readonly { name: string; amount: number }[];
}

/** A departure as a product with one offer per room type. */
export function departureProduct(site: Context, departure: DepartureFacts): object {
  return {
    '@context': context,
    '@type': 'Product',
    name: departure.name,
    description: departure.description,
    image: absolute(site, departure.picture),
    url: address(site, departure.path),
    brand: { '@type': 'Brand', name: departure.partner.name },
    ...aggregateRating(departure),
    offers: offersOf(site, departure),
  };
}

/** The same departure as a journey with its two dates. */
export function departureTrip(site: Context, departure: DepartureFacts): object {
  return {
    '@context': context,
    '@type': 'TouristTrip',
    name: departure.name,
    description: departure.description,
    url: address(site, departure.path),
    departureTime: departure.departsOn,
    arrivalTime: departure.returnsOn,
    provider: {
      '@type': 'TravelAgency',
      name: departure.partner.name,
      url: address(site, paths.partner(departure.partner.slug)),
    },
    offers: offersOf(site, departure),
  };
}

function offersOf(site: Context, departure: DepartureFacts): object {
  const amounts = departure.rooms.map(({ amount }) => amount);
  const shared = {
    priceCurrency: 'IDR',
    availability: `${context}/${availabilityOf(departure)}`,
    url: address(site, departure.path),
    seller: { '@type': 'TravelAgency', name: departure.partner.name },
  };
  return {
    '@type': 'AggregateOffer',
    lowPrice: Math.min(...amounts),
    highPrice: Math.max(...amounts),
    offerCount: amounts.length,
    ...shared,
    offers: departure.rooms.map(({ name, amount }) => ({ '@type': 'Offer', name, price: amount, ...shared })),
  };
}

/** What may really be bought: a departure that left or is no longer sold, or whose partner may not sell, is not in stock. */
function availabilityOf({ availability, block }: Pick<DepartureFacts, 'availability' | 'block'>): string {
  if (availability === 'departed') return 'Discontinued';
  if (block || availability === 'closed') return 'OutOfStock';
  return { sold_out: 'SoldOut', ready: 'LimitedAvailability', open: 'InStock' }[availability];
}

interface SouvenirDetails extends Rated {
  name: string;
  description: string;
  path: string;
  picture: string;
  lowPrice: number;
  highPrice: number;
  offers: number;
  isInStock: boolean;
  seller: { name: string; path: string };
}

/** An item of a store, with its cheapest and dearest size. */
export function souvenir(site: Context, item: SouvenirDetails): object {
  return {
    '@context': context,
    '@type': 'Product',
    name: item.name,
    description: item.description,
    image: absolute(site, item.picture),
    url: address(site, item.path),
    ...aggregateRating(item),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'IDR',
      lowPrice: item.lowPrice,
      highPrice: item.highPrice,
      offerCount: item.offers,
      availability: `${context}/${item.isInStock ? 'InStock' : 'SoldOut'}`,
      url: address(site, item.path),
      seller: { '@type': 'Store', name: item.seller.name, url: address(site, item.seller.path) },
    },
  };
}

/** A store that sells souvenirs. */
export function storeOf(
  site: Context,
  store: Rated & { name: string; description: string; city: string; path: string },
): object {
  return {
    '@context': context,
    '@type': 'Store',
    name: store.name,
    description: store.description,
    url: address(site, store.path),
    address: { '@type': 'PostalAddress', addressLocality: store.city, addressCountry: 'ID' },
    ...aggregateRating(store),
  };
}

interface AgencyFacts extends Rated {
  name: string;
  path: string;
  email: string | null;
  city: string;
  foundedYear: number | null;
  /** The licence number under which it sells, if it has one. */
  licence: string | null;
}

/** A travel partner. Rated only by reviews written here. */
export function travelAgency(site: Context, agency: AgencyFacts): object {
  return {
    '@context': context,
    '@type': 'TravelAgency',
    name: agency.name,
    url: address(site, agency.path),
    address: { '@type': 'PostalAddress', addressLocality: agency.city, addressCountry: 'ID' },
    ...(agency.email && { email: agency.email }),
    ...(agency.foundedYear && { foundingDate: String(agency.foundedYear) }),
    ...(agency.licence && { identifier: agency.licence }),
    ...aggregateRating(agency),
  };
}

/** Questions and answers of a page of questions; answers as plain text or HTML. */
export function faqPage(questions: readonly { question: string; answer: string }[]): object {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

interface PrayerFacts {
  name: string;
  /** Path without prefix. */
  path: string;
  place: { name: string; province: string; latitude: number; longitude: number };
  /** Today's, as words: 'Subuh 04:43'. */
  times: readonly string[];
}

/** The prayer times of a place, and those of today. */
export function prayerSchedule(site: Context, { name, path, place, times }: PrayerFacts): object {
  return {
    '@context': context,
    '@type': 'WebPage',
    name,
    url: address(site, path),
    about: {
      '@type': 'Place',
      name: place.name,
      containedInPlace: { '@type': 'AdministrativeArea', name: place.province },
      geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
    },
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: times.map((time, index) => ({ '@type': 'ListItem', position: index + 1, name: time })),
    },
  };
}

/** A surah as a chapter of the Quran. */
export function chapterOfQuran(
  site: Context,
  surah: {
    name: string;
    arabicName: string;
    number: number;
    path: string;
    description: string;
    book: string;
  },
): object {
  return {
    '@context': context,
    '@type': 'Chapter',
    name: surah.name,
    alternateName: surah.arabicName,
    position: surah.number,
    description: surah.description,
    url: address(site, surah.path),
    inLanguage: ['ar', 'id'],
    isPartOf: { '@type': 'Book', name: surah.book, url: address(site, paths.quran) },
  };
}

interface Text {
  title: string;
  description: string;
  path: string;
}

/** A text to be read, published by the brand. */
export function article(
  site: Site,
  {
    title,
    description,
    path,
    published,
    updated,
    image,
  }: Text & { published?: string; updated?: string; image?: string },
): object {
  return {
    '@context': context,
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: site.locale,
    mainEntityOfPage: address(site, path),
    ...(published && { datePublished: published }),
    ...(updated && { dateModified: updated }),
    ...(image && { image: site.origin + image }),
    publisher: { '@type': 'Organization', name: site.brand.name, url: address(site, '/') },
  };
}

/** What a text asks its reader to do, in order. */
export function howTo(
  site: Context,
  { title, description, path, steps }: Text & { steps: readonly string[] },
): object {
  return {
    '@context': context,
    '@type': 'HowTo',
    name: title,
    description,
    inLanguage: site.locale,
    url: address(site, path),
    step: steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
  };
}

function aggregateRating({ rating, ratingCount }: Rated): object {
  if (rating === null || ratingCount === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating,
      reviewCount: ratingCount,
      bestRating: 5,
      worstRating: 1,
    },
  };
}
