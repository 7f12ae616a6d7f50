// Catalogue terms that both sides use: kinds, categories, room types (docs/product/catalogue.md).

export const productKinds = [
  'hajj_furoda',
  'hajj_plus',
  'umrah_regular',
  'tour_domestic',
  'tour_international',
  'tour_umrah_plus',
] as const;
export type ProductKind = (typeof productKinds)[number];

/**
 * The specification's names for tourism in links and calls (spec §2 `type`, §2 list filters "international or
 * domestic"). Our choice: wisata = tours at home and abroad, umroh = umrah plus, halal-tour = tours abroad.
 */
export const tourTypes = {
  wisata: ['tour_domestic', 'tour_international'],
  umroh: ['tour_umrah_plus'],
  'halal-tour': ['tour_international'],
} as const satisfies Record<string, readonly ProductKind[]>;
export type TourType = keyof typeof tourTypes;

export const categories = ['hajj', 'umrah', 'tourism'] as const;
export type Category = (typeof categories)[number];

export const roomTypes = ['quad', 'triple', 'double'] as const;
export type RoomType = (typeof roomTypes)[number];

export const evidenceKinds = ['licence', 'flight', 'price', 'hotel', 'visa'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];
export type EvidenceState = 'confirmed' | 'pending' | 'missing';

/**
 * Computed, never stored (docs/product/catalogue.md): `ready` = near departure or high interest (few seats left), `closed` = its sale
 * has ended.
 */
export const availabilities = ['open', 'ready', 'sold_out', 'closed', 'departed'] as const;
export type Availability = (typeof availabilities)[number];

/** Why a departure cannot be bought, as purchase_block() decides in SQL. */
export type PurchaseBlock = 'partner_suspended' | 'partner_unlicensed' | 'licence_expired';

export const listSorts = ['earliest', 'cheapest', 'most_expensive'] as const;
export type ListSort = (typeof listSorts)[number];

/** Filters of a list, named as in the URL and the API. Values of one filter are alternatives. */
export const facetNames = [
  'kind',
  'month',
  'days',
  'from',
  'to',
  'airline',
  'stars',
  'partner',
  'pay',
] as const;
export type FacetName = (typeof facetNames)[number];
