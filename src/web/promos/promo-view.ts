// A promo as pages show it: one language, its words and its picture (spec §3 promo). Built in loaders.
import * as m from '#messages/messages';
import type { Promo } from '#domain/promos';
import { formatDate } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import type { PromoCategory } from '#shared/promo-category';
import { coverUrl, coverFor } from '#art/cover';
import { localized, type Localized } from '#labels/localized';
import { promoCategoryLabel } from '#labels/promos';

export interface PromoView {
  slug: string;
  code: string;
  title: Localized;
  description: Localized;
  terms: Localized[];
  category: PromoCategory;
  /** Its partner is then a store. */
  isForSouvenirs: boolean;
  categoryName: string;
  /** What it is for, in words: also whether only for chosen departures. */
  meantFor: string;
  cover: string;
  /** '1 Maret 2027 sampai 31 Mei 2027' */
  period: string;
  /** Running, still to come, over. */
  standing: 'running' | 'coming' | 'over';
  startsOn: string;
  discount: string;
  minimumOrder: string | null;
  partner: { slug: string; name: string } | null;
  timesEach: number;
}

const scenes: Record<PromoCategory, { kind: string; cities: string[] }> = {
  umrah: { kind: 'umrah_regular', cities: ['makkah', 'madinah'] },
  hajj: { kind: 'hajj_plus', cities: ['makkah'] },
  tourism: { kind: 'tour_international', cities: [] },
  souvenirs: { kind: 'umrah_regular', cities: ['madinah'] },
};

export function promoView(promo: Promo, { locale, today }: { locale: Locale; today: string }): PromoView {
  return {
    slug: promo.slug,
    code: promo.code,
    title: localized(promo.title, locale),
    description: localized(promo.description, locale),
    terms: promo.terms.map((term) => localized(term, locale)),
    category: promo.category,
    isForSouvenirs: promo.category === 'souvenirs',
    categoryName: promoCategoryLabel[promo.category](),
    meantFor:
      promo.departureIds.length > 0
        ? m.promo_for_chosen({ category: promoCategoryLabel[promo.category]() })
        : promoCategoryLabel[promo.category](),
    cover: coverUrl(coverFor({ ...scenes[promo.category], seedText: promo.slug })),
    period: m.promo_period({
      from: formatDate(promo.validFrom, locale),
      until: formatDate(promo.validUntil, locale),
    }),
    standing: today < promo.validFrom ? 'coming' : today > promo.validUntil ? 'over' : 'running',
    startsOn: formatDate(promo.validFrom, locale),
    discount: discountText(promo, locale),
    minimumOrder: promo.minimumOrder > 0 ? formatRupiah(promo.minimumOrder) : null,
    partner: promo.partner,
    timesEach: promo.maxUsesPerMember,
  };
}

/** 'Potongan 2,5 %, hingga Rp 1.500.000' */
export function discountText({ discount }: Pick<Promo, 'discount'>, locale: Locale): string {
  if ('amount' in discount) return m.promo_discount_amount({ amount: formatRupiah(discount.amount) });
  const percent = String(discount.basisPoints / 100);
  return m.promo_discount_share({
    percent: locale === 'id' ? percent.replace('.', ',') : percent,
    cap: formatRupiah(discount.cap),
  });
}
