// A store's own items on the wire.
import type { Picture } from '#domain/pictures';
import type { StoreItem, TriedItems } from '#domain/store-items';
import { photographPath } from '#shared/pictures';
import { messageFor } from '#api/answers';

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

/** A plan without a form and a count changes nothing. */
export function presentTriedItems({ trial, plans, faults }: TriedItems) {
  const doing = plans.filter(({ form, stock }) => form !== null || stock.length > 0);
  const created = doing.filter(({ item }) => item === null).length;
  return {
    trial,
    created,
    changed: doing.length - created,
    same: plans.length - doing.length,
    faults: faults.map(({ row, column, message, values }) => ({
      row,
      column,
      message_key: message,
      message: messageFor(message, values),
    })),
  };
}
