// Stories about travel partners (spec §7 partners/travel/stories). They come from a source an operator configures;
// without one there are none (docs/product/partners.md: adapters "empty by default").
export interface PartnerStory {
  partnerSlug: string;
  title: string;
  address: string;
  publishedOn: string;
}

export type PartnerStorySource = (limit: number) => Promise<PartnerStory[]>;

/** Newest first, as the source gives them. */
export async function listPartnerStories(
  { partnerStories }: { partnerStories?: PartnerStorySource },
  limit: number,
): Promise<PartnerStory[]> {
  return partnerStories ? partnerStories(limit) : [];
}
