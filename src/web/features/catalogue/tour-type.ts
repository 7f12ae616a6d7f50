// `type` of /wisata-syariah (spec §2: wisata, umroh or halal-tour in menu links).
// Our choice: wisata = tours at home and abroad, umroh = umrah plus, halal-tour = tours abroad; without one, all three kinds.
import type { ProductKind } from '#shared/catalogue';

export const tourTypes = {
  wisata: ['tour_domestic', 'tour_international'],
  umroh: ['tour_umrah_plus'],
  'halal-tour': ['tour_international'],
} as const satisfies Record<string, readonly ProductKind[]>;
export type TourType = keyof typeof tourTypes;

/** The type an address names: null when it names none, `isKnown` false when it names something else. */
export function tourType(search: string): { type: TourType | null; isKnown: boolean } {
  const asked = new URLSearchParams(search).get('type');
  if (asked === null || asked === '') return { type: null, isKnown: true };
  return Object.hasOwn(tourTypes, asked) ? { type: asked as TourType, isKnown: true } : { type: null, isKnown: false };
}
