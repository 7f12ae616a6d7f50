// A store's own items on the wire.
import type { Picture } from '#domain/pictures';
import type { StoreItem } from '#domain/store-items';
import { photographPath } from '#shared/pictures';

export function presentStoreItem({ id, slug, state, revision, form, variants, faults }: StoreItem) {
  return {
    id,
    slug,
    status: state,
    revision,
    name: form.name,
    description: form.description,
    category: form.category,
    reference: form.reference,
    variants: variants.map(({ weightGrams, onHand, isOrdered, ...variant }) => ({
      ...variant,
      weight_grams: weightGrams,
      on_hand: onHand,
      is_ordered: isOrdered,
    })),
    evidence: form.evidence,
    faults: faults.map(({ code, kind = null, isBlocking }) => ({ code, kind, is_blocking: isBlocking })),
  };
}

export const presentPicture = ({ id, alt }: Picture) => ({ id, path: photographPath(id, 512, 'webp'), alt });
