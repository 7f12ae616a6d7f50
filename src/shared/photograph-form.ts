// The words of a photograph (docs/product/pictures.md).
import * as z from 'zod/mini';
import { atMost, filled, printable } from './form-faults.ts';

const altMaxLength = 160;

export const photographForm = z.object({
  /** What it shows, in words: read aloud, and below pictures of people and groups. */
  alt_id: filled().check(atMost(altMaxLength), printable),
  alt_en: z.optional(z.string().check(z.trim(), atMost(altMaxLength), printable)),
});
