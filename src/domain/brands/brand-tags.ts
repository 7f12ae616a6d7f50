// The ids of what measures visits, checked when a brand is read: they end up in addresses of scripts.
import * as z from 'zod';
import type { TagIds } from '#shared/tags';

const analyticsId = z.string().regex(/^(G|GT|UA)-[A-Z0-9-]{4,20}$/);
const tags = z.strictObject({
  second_google_analytics_id: analyticsId.nullish(),
  google_ads_id: z
    .string()
    .regex(/^AW-\d{6,20}$/)
    .nullish(),
  clarity_id: z
    .string()
    .regex(/^[a-z0-9]{6,20}$/)
    .nullish(),
});

/** Throws when an id does not have its shape. */
export function readTags(googleAnalyticsId: string | null, kept: unknown): TagIds {
  const { second_google_analytics_id: second, google_ads_id: ads, clarity_id: recording } = tags.parse(kept);
  const first = analyticsId.nullable().parse(googleAnalyticsId);
  return {
    analytics: [first, second].filter((id) => typeof id === 'string'),
    ads: ads ?? null,
    recording: recording ?? null,
  };
}
