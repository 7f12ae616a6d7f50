// The address of a generated cover: closed lists in, one canonical path out (docs/product/pages.md).
import { SKIES, type Sky } from './skies.ts';

export const SCENES = [
  'makkah',
  'madinah',
  'istanbul',
  'cairo',
  'jerusalem',
  'samarkand',
  'garden',
  'east',
  'desert',
  'mountain',
  'old-city',
  'sea',
  'arafah',
  'masa',
] as const;
export type Scene = (typeof SCENES)[number];

/** What a cover shows. `seed` is one to eight lower-case hex digits. */
export type CoverChoice = { scene: Scene; sky: Sky; seed: string };

/** The path under which the server draws this cover; it never changes its picture, so it may be cached for ever. */
export function coverUrl(cover: CoverChoice): string {
  return `/covers/v2/${cover.scene}.${cover.sky}.${cover.seed}.svg`;
}

/** Reads an address made by `coverAddress`; anything else, down to a capital letter, is null. */
export function parseCoverUrl(path: string): CoverChoice | null {
  const parts = /^\/covers\/v2\/([a-z-]{1,20})\.([a-z]{1,20})\.([0-9a-f]{1,8})\.svg$/.exec(path);
  const scene = SCENES.find((known) => known === parts?.[1]);
  const sky = SKIES.find((known) => known === parts?.[2]);
  const seed = parts?.[3];
  return scene && sky && seed ? { scene, sky, seed } : null;
}
