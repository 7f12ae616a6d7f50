// What a brand says on its own pages (spec §7 Site content; docs/product/site-content.md): the front door.
// Rows without a brand belong to every brand; a brand's own rows stand beside them or, for pages, replace them.
export { listBanners } from './banners.ts';
export {
  listConsoleContent,
  publishContent,
  readConsoleContent,
  removeContent,
  restoreContent,
  saveContent,
} from './content-console.ts';
export { faqsAbout } from './faq-search.ts';
export { faqTopics, listFaqs, type FaqTopic } from './faqs.ts';
export {
  discardLegalDraft,
  type LegalText,
  type LegalTextKey,
  listLegalTexts,
  publishLegalText,
  readLegalText,
  saveLegalDraft,
} from './legal-texts.ts';
export { listGalleries } from './galleries.ts';
export { renderMarkdown, type MarkdownValues } from './markdown.ts';
export {
  findAgreedText,
  findSitePage,
  findTermsInForce,
  termsInForceQuery,
  listSitePageVersions,
  siteSlugs,
  type SiteSlug,
} from './site-pages.ts';
