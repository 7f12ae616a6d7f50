// A travel partner as its page shows it (spec §2 travel partner page, §3 travel partner). Built in the loader.
import type { Licence, Partner, PartnerSummary } from '#domain/partners';
import type { Picture } from '#domain/pictures';
import type { Locale } from '#shared/locale';
import { localized, type Localized } from '#labels/localized';
import { photographView, type PhotographView } from '#web/pictures/photograph-view';

export interface PartnerCardView {
  slug: string;
  name: string;
  city: string;
  foundedYear: number;
  isSuspended: boolean;
  permitNumber: string | null;
  activePackages: number;
  rating: number | null;
  ratingCount: number;
  /** Null: its initials stand there. */
  logo: PhotographView | null;
}

export interface PartnerPageView extends PartnerCardView {
  /** At the head of its page. */
  cover: PhotographView | null;
  /** The office, then people. */
  photos: PhotographView[];
  legalName: string;
  email: string;
  phoneNumber: string;
  address: string;
  description: Localized;
  totalPackages: number;
  suspension: { on: string; reason: Localized } | null;
  licences: (Licence & { isValid: boolean })[];
  /** Null: too few to say. */
  replyHours: number | null;
  externalReview: Partner['externalReview'];
}

export function partnerCardView(partner: PartnerSummary, logo: PhotographView | null): PartnerCardView {
  const { slug, name, city, foundedYear, state, permitNumber, activePackages, rating, ratingCount } = partner;
  return {
    slug,
    name,
    city,
    foundedYear,
    isSuspended: state === 'suspended',
    permitNumber,
    activePackages,
    rating,
    ratingCount,
    logo,
  };
}

export function partnerPageView(
  partner: Partner,
  { locale, today, pictures }: { locale: Locale; today: string; pictures: readonly Picture[] },
): PartnerPageView {
  const { suspendedOn, suspendedReason } = partner;
  const views = pictures.map((picture) => photographView(picture, locale));
  const logo = views.find(({ use }) => use === 'logo');
  const photos = views.filter(({ use }) => use !== 'logo' && use !== 'cover');
  return {
    ...partnerCardView(partner, logo ?? null),
    cover: views.find(({ use }) => use === 'cover') ?? null,
    photos,
    legalName: partner.legalName,
    email: partner.email,
    phoneNumber: partner.phoneNumber,
    address: partner.address,
    description: localized(partner.description, locale),
    totalPackages: partner.totalPackages,
    suspension:
      suspendedOn && suspendedReason ? { on: suspendedOn, reason: localized(suspendedReason, locale) } : null,
    licences: partner.licences.map((licence) => ({ ...licence, isValid: licence.validUntil >= today })),
    replyHours: partner.replyHours,
    externalReview: partner.externalReview,
  };
}
