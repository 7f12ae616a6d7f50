// What must be known of a participant before the trip (docs/product/participants.md): the page lists what is missing.
// Fields have their wire names.
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

/** Identity cards exist from 17 on: whoever pays as a child need not have a number at hand. */
export function fieldsNeeded(traveller: Traveller, journey: ProductKind): NeededField[] {
  return neededFields.filter((field) => {
    if (field === 'nik') return traveller === 'adult';
    return !field.startsWith('passport') || crossesBorder(journey);
  });
}
