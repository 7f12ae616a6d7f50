// An item as pages show it: one language, its words and its picture (spec §2 souvenirs). Built in loaders.
import * as m from '#messages/messages';
import type { Item, ItemCard, ItemReview } from '#domain/items';
import { formatDate, todayInIndonesia } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { itemPictureUrl } from '#art/item-drawing';
import { localized, type Localized } from '#labels/localized';
import { weightText } from '#labels/weight';
import { namedPhotograph, photographView, type PhotographView } from '#web/pictures/photograph-view';

export interface ItemCardView {
  slug: string;
  path: string;
  name: Localized;
  picture: string;
  /** Null: the drawing stands there. */
  photo: PhotographView | null;
  /** 'Rp 89.000', or with 'mulai' where sizes differ. */
  price: string;
  /** '500 g', or '250 g – 1 kg' where sizes differ. */
  weight: string;
  storeName: string;
  city: string;
  /** Said only when little or nothing is left. */
  stockNote: string | null;
  isSoldOut: boolean;
  rating: number | null;
  ratingCount: number;
  /** 'Halal · BPOM' */
  evidence: string | null;
}

/** From so few on the true number is said. */
const fewLeft = 5;

export function itemCardView(item: ItemCard, locale: Locale): ItemCardView {
  return {
    slug: item.slug,
    path: paths.item(item.store.slug, item.slug),
    name: localized(item.name, locale),
    picture: itemPictureUrl(item),
    photo: item.photo && photographView(item.photo, locale),
    price: priceText(item),
    weight: [...new Set([item.weightFrom, item.weightTo].map((grams) => weightText(grams, locale)))].join(
      ' – ',
    ),
    storeName: item.store.name,
    city: item.store.city,
    stockNote: stockNote(item.stock),
    isSoldOut: item.stock === 0,
    rating: item.rating,
    ratingCount: item.ratingCount,
    evidence: item.evidence.length > 0 ? item.evidence.map((kind) => evidenceName[kind]()).join(' · ') : null,
  };
}

const evidenceName = { halal: m.item_evidence_halal, bpom: m.item_evidence_bpom };

export function itemPageView(item: Item, locale: Locale) {
  return {
    ...itemCardView(item, locale),
    store: item.store,
    category: { slug: item.category.slug, name: localized(item.category.name, locale) },
    photos: item.photos.map((photo) => photographView(photo, locale)),
    description: localized(item.description, locale),
    isSelling: item.isSelling,
    readyHours: item.readyDays * 24,
    priceFrom: item.priceFrom,
    priceTo: item.priceTo,
    variants: item.variants.map((variant) => ({
      id: variant.id,
      name: localized(variant.name, locale),
      price: formatRupiah(variant.price),
      weight: weightText(variant.weightGrams, locale),
      stock: variant.stock === 0 ? m.item_variant_sold_out() : m.item_variant_stock({ count: variant.stock }),
      left: variant.stock,
    })),
    proofs: item.proofs.map(({ kind, certificate }) => ({
      name: evidenceName[kind](),
      isConfirmed: certificate !== null,
      text: certificate
        ? m.item_proof_confirmed({
            number: certificate.number,
            source: certificate.source,
            date: formatDate(certificate.checkedOn, locale),
          })
        : m.item_proof_missing(),
      until: certificate?.validUntil
        ? m.item_proof_until({ date: formatDate(certificate.validUntil, locale) })
        : null,
    })),
  };
}

export type ItemPageView = ReturnType<typeof itemPageView>;

export function itemReviewView(review: ItemReview, locale: Locale) {
  return {
    id: review.id,
    author: review.authorName,
    rating: review.rating,
    text: review.text,
    lang: review.locale === locale ? undefined : review.locale,
    date: formatDate(review.createdAt.slice(0, 10), locale),
    pictures: review.pictures.map((picture, index) =>
      namedPhotograph(picture, m.item_review_picture({ author: review.authorName, number: index + 1 })),
    ),
    reply: review.reply && { text: review.reply.text, on: todayInIndonesia(new Date(review.reply.at)) },
  };
}

function stockNote(stock: number): string | null {
  if (stock === 0) return m.item_sold_out();
  return stock <= fewLeft ? m.item_few_left({ count: stock }) : null;
}

function priceText({ priceFrom, priceTo }: Pick<ItemCard, 'priceFrom' | 'priceTo'>): string {
  const price = formatRupiah(priceFrom);
  return priceFrom === priceTo ? price : m.item_price_from({ price });
}
