// Front door of partners (spec §2 travel partner page, §7 Partners and travel).
export type { Licence, Partner, PartnerSummary } from './partner.ts';
export { findPartner } from './find-partner.ts';
export { listPartnerSlugs } from './list-slugs.ts';
export { listPartnerCities, listPartners, type PartnerFilter } from './list-partners.ts';
export { listPartnerStories, type PartnerStorySource } from './stories.ts';
