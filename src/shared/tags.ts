// What may measure visits (spec §7 other third parties), and what a visitor has said about it (decision 0076).

export const tagKinds = ['analytics', 'ads', 'recording'] as const;
export type TagKind = (typeof tagKinds)[number];

/** Ids at the services; empty and null where the brand has none. */
export interface TagIds {
  analytics: string[];
  ads: string | null;
  recording: string | null;
}

/** What a brand has configured, in this order. */
export function kindsOf({ analytics, ads, recording }: TagIds): TagKind[] {
  const has = { analytics: analytics.length > 0, ads: ads !== null, recording: recording !== null };
  return tagKinds.filter((kind) => has[kind]);
}

export const consentAnswers = ['yes', 'no'] as const;
export type ConsentAnswer = (typeof consentAnswers)[number];
