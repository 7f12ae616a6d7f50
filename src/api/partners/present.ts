// Partners as JSON.
import type * as z from 'zod';
import type { partnerData } from './contract.ts';
import type { PartnerSummary } from '#domain/partners';

export function presentPartner(partner: PartnerSummary): z.input<typeof partnerData> {
  return {
    id: partner.id,
    slug: partner.slug,
    kind: partner.kind,
    company_name: partner.name,
    city: partner.city,
    founded_year: partner.foundedYear,
    state: partner.state,
    umrah_permit_number: partner.permitNumber,
    active_package_count: partner.activePackages,
    total_package_count: partner.totalPackages,
    rating: partner.rating,
    rating_count: partner.ratingCount,
  };
}
