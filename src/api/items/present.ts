// Items as JSON (spec §3 merchandise).
import type * as z from 'zod';
import type { itemData } from './contract.ts';
import { itemPictureUrl } from '#art/item-drawing';
import type { Item, ItemCard } from '#domain/items';
import { type Locale, type LocalText, textIn } from '#shared/locale';
import { photographPath } from '#shared/pictures';

export function presentItem(item: ItemCard, locale: Locale): z.input<typeof itemData> {
  return {
    id: item.id,
    slug: item.slug,
    name: textIn(item.name, locale).text,
    category: { slug: item.category.slug, name: textIn(item.category.name, locale).text },
    store: item.store,
    picture: item.photo ? photographPath(item.photo.id, 512, 'webp') : itemPictureUrl(item),
    start_price: item.priceFrom,
    end_price: item.priceTo,
    stock: item.stock,
    evidence: item.evidence,
    rating: item.rating,
    rating_count: item.ratingCount,
  };
}

export function presentItemDetail(item: Item, locale: Locale) {
  const say = (text: LocalText) => textIn(text, locale).text;
  return {
    ...presentItem(item, locale),
    description: say(item.description),
    is_selling: item.isSelling,
    ready_days: item.readyDays,
    variants: item.variants.map(({ id, name, price, weightGrams, stock }) => ({
      id,
      name: say(name),
      price,
      weight_grams: weightGrams,
      stock,
    })),
    proofs: item.proofs.map(({ kind, certificate }) => ({
      kind,
      certificate: certificate && {
        number: certificate.number,
        source: certificate.source,
        valid_until: certificate.validUntil,
        checked_on: certificate.checkedOn,
      },
    })),
  };
}
