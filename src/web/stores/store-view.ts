// A store as pages show it (spec §3 merchandise store). Built in loaders.
import type { Store } from '#domain/stores';
import { formatDate } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { localized } from '#labels/localized';
import { replyTimeText } from '#labels/reply-time';

export function storeView(store: Store, locale: Locale) {
  const { slug, name, city, address, foundedYear, isSelling, itemCount, rating, ratingCount } = store;
  return {
    slug,
    name,
    city,
    address,
    foundedYear,
    readyHours: store.readyDays * 24,
    isSelling,
    itemCount,
    rating,
    ratingCount,
    replies: store.replyHours === null ? null : replyTimeText(store.replyHours),
    description: localized(store.description, locale),
    joined: formatDate(store.joinedOn, locale, 'month'),
    suspendedReason: store.suspendedReason && localized(store.suspendedReason, locale),
  };
}

export type StoreView = ReturnType<typeof storeView>;
