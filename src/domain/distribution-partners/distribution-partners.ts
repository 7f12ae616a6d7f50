// Front door of distribution partners (docs/product/distribution-partners.md): the pages they show, and what they write there.
export { findDistributionPage, listDistributionPartners } from './find-pages.ts';
export { changeOwnPage, type OwnDistributionPage, readOwnPage } from './own-page.ts';
