// A travel partner as its page shows it (spec §2 travel partner page, §3 travel partner). Built in the loader.
import type { Licence, Partner, PartnerSummary } from '#domain/partners';
import type { Locale } from '#shared/locale';
import { localized, type Localized } from '#labels/localized';

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
}

export interface PartnerPageView extends PartnerCardView {
  legalName: string;
  email: string;
  phoneNumber: string;
  address: string;
  description: Localized;
  totalPackages: number;
  suspension: { on: string; reason: Localized } | null;
  licences: (Licence & { isValid: boolean })[];
  externalReview: Partner['externalReview'];
}

export function partnerCardView(partner: PartnerSummary): PartnerCardView {
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
  };
}

export function partnerPageView(
  partner: Partner,
  { locale, today }: { locale: Locale; today: string },
): PartnerPageView {
  const { suspendedOn, suspendedReason } = partner;
  return {
    ...partnerCardView(partner),
    legalName: partner.legalName,
    email: partner.email,
    phoneNumber: partner.phoneNumber,
    address: partner.address,
    description: localized(partner.description, locale),
    totalPackages: partner.totalPackages,
    suspension:
      suspendedOn && suspendedReason ? { on: suspendedOn, reason: localized(suspendedReason, locale) } : null,
    licences: partner.licences.map((licence) => ({ ...licence, isValid: licence.validUntil >= today })),
    externalReview: partner.externalReview,
  };
}
