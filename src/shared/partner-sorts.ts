// In which orders the list of travel partners can be read (docs/product/partners.md).

export const partnerSorts = ['name', 'rating', 'packages'] as const;
export type PartnerSort = (typeof partnerSorts)[number];
