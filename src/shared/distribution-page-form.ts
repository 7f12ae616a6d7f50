// What a distribution partner writes on its page (docs/product/distribution-partners.md). Server only: it knows what a phone number is.
import * as z from 'zod/mini';
import { atMost, filled, printable, printableLines } from './form-faults.ts';
import { distributionBodyMaxLength, distributionHeadlineMaxLength } from './limits.ts';
import { optionalLines, partnerFields } from './partner-profile-form.ts';

export const distributionPageForm = z.object({
  ...partnerFields,
  headline: filled().check(atMost(distributionHeadlineMaxLength), printable),
  headline_en: optionalLines(distributionHeadlineMaxLength),
  /** Markdown. */
  body: filled().check(atMost(distributionBodyMaxLength), printableLines),
  body_en: optionalLines(distributionBodyMaxLength),
});

/** In the partner's own words. */
export const writtenFields = [
  'headline',
  'headline_en',
  'description',
  'description_en',
  'body',
  'body_en',
] as const;
