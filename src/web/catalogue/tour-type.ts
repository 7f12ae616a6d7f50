// `type` of /wisata-syariah (spec §2: wisata, umroh or halal-tour in menu links); without one, all kinds of tours.
import { type TourType, tourTypes } from '#shared/catalogue';

/** The type an address names: null when it names none, `isKnown` false when it names something else. */
export function tourType(search: string): { type: TourType | null; isKnown: boolean } {
  const asked = new URLSearchParams(search).get('type');
  if (asked === null || asked === '') return { type: null, isKnown: true };
  return Object.hasOwn(tourTypes, asked)
    ? { type: asked as TourType, isKnown: true }
    : { type: null, isKnown: false };
}
