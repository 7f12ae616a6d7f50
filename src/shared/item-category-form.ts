// A category of items as the operator writes it (docs/product/item-categories.md).
import * as z from 'zod/mini';
import { atMost, filled, printable } from './form-faults.ts';
import { evidenceKinds } from './item-query.ts';

const name = filled().check(atMost(60), printable);

export const itemCategoryForm = z.object({
  name_id: name,
  name_en: name,
  /** What its items are asked to prove. */
  evidence: z.array(z.enum(evidenceKinds, { error: 'error_invalid_value' }), {
    error: 'error_invalid_value',
  }),
});
