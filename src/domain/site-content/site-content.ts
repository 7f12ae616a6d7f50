// What a brand says on its own pages (spec §7 Site content; architecture.md "domain"): the front door.
// Rows without a brand belong to every brand; a brand's own rows stand beside them or, for pages, replace them.
export { listBanners, type Banner } from './banners.ts';
export {
  findDistributionPage,
  listDistributionPartners,
  type DistributionPage,
  type DistributionPartner,
} from './distribution.ts';
export { faqsAbout } from './faq-search.ts';
export { faqTopics, listFaqs, type Faq, type FaqTopic } from './faqs.ts';
export { listGalleries, type GalleryPicture } from './galleries.ts';
export { renderMarkdown, type MarkdownValues } from './markdown.ts';
export {
  findAgreedText,
  findSitePage,
  findTermsInForce,
  listSitePageVersions,
  siteSlugs,
  type SitePage,
  type SitePageVersion,
  type SiteSlug,
} from './site-pages.ts';
