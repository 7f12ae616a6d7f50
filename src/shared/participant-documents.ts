// Travellers' documents (docs/product/participants.md): the kinds, which trip needs which, and what a file may be.
import { type ProductKind, productKinds } from './catalogue.ts';
import type { Traveller } from './trip-price.ts';

export const documentKinds = [
  'passport',
  'ktp',
  'photo',
  'vaccination',
  'family_card',
  'birth_certificate',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

export function isDocumentKind(text: string): text is DocumentKind {
  return (documentKinds as readonly string[]).includes(text);
}

export type DocumentStatus = 'missing' | 'uploaded' | 'accepted' | 'rejected';

const abroad: readonly ProductKind[] = productKinds.filter((kind) => kind !== 'tour_domestic');
const saudi: readonly ProductKind[] = productKinds.filter(
  (kind) => kind.startsWith('hajj') || kind === 'umrah_regular' || kind === 'tour_umrah_plus',
);

/**
 * Our choice, from what partners ask for: the family card proves who travels with whom; an identity card exists from 17
 * on.
 */
const needs: Record<DocumentKind, { travellers: readonly Traveller[]; journeys: readonly ProductKind[] }> = {
  passport: { travellers: ['adult', 'child', 'infant'], journeys: abroad },
  ktp: { travellers: ['adult'], journeys: productKinds },
  photo: { travellers: ['adult', 'child', 'infant'], journeys: abroad },
  vaccination: { travellers: ['adult', 'child'], journeys: saudi },
  family_card: { travellers: ['adult', 'child', 'infant'], journeys: saudi },
  birth_certificate: { travellers: ['child', 'infant'], journeys: productKinds },
};

export function neededDocuments(traveller: Traveller, journey: ProductKind): DocumentKind[] {
  return documentKinds.filter(
    (kind) => needs[kind].travellers.includes(traveller) && needs[kind].journeys.includes(journey),
  );
}

/** Whether the trip needs a passport. */
export function crossesBorder(journey: ProductKind): boolean {
  return abroad.includes(journey);
}

/** Formats of phones and scanners. */
export const documentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
/** The machine-readable lines of a passport stay readable; a scan of 300 dpi loses nothing readable. */
export const pictureLongestSide = 2_400;
export const documentMaxMegabytes = 5;
export const documentMaxBytes = documentMaxMegabytes * 1024 * 1024;
