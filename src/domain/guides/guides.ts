// The guides to hajj and umrah (spec §2 /panduan): the front door. Shipped content, the same for every brand.
export type { GuideBlock, GuideSource, TickItem } from './guide-text.ts';
export { bearing, distanceKm, makkah, type MiqatPlace, miqats } from './miqats.ts';
export { findGuide, type Guide, guideParts, type GuideSlug, guideSlugs, isGuideSlug } from './guide-shelf.ts';
