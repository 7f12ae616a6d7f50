// What must be known of somebody before they travel (product.md "Participants"): the page names what is missing by it. Fields are
// named as on the wire.
import type { ProductKind } from './catalogue.ts';
import type { Traveller } from './trip-price.ts';
import { crossesBorder } from './participant-documents.ts';

export const neededFields = [
  'name',
  'birth_date',
  'gender',
  'nik',
  'passport_number',
  'passport_expires_on',
] as const;
export type NeededField = (typeof neededFields)[number];

/** A card of one's own begins at 17: whoever pays as a child need not have a number at hand. */
export function fieldsNeeded(traveller: Traveller, journey: ProductKind): NeededField[] {
  return neededFields.filter((field) => {
    if (field === 'nik') return traveller === 'adult';
    return !field.startsWith('passport') || crossesBorder(journey);
  });
}
