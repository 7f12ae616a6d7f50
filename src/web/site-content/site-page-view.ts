// What a page with one of the brand's texts shows, as its loader answers it.
import type { Localized } from '#labels/localized';
import type { ReadingText } from './reading-text.ts';

export interface SitePageView {
  /** Without language prefix. */
  path: string;
  title: Localized;
  text: ReadingText;
  version: number;
  effectiveOn: string;
  /** The version that applies today; null before the first one does. */
  inForce: number | null;
  /** Newest first. */
  versions: { version: number; effectiveOn: string }[];
}

/** The version in force has the plain address, the others carry their number. */
export function versionPath(
  { path, inForce }: Pick<SitePageView, 'path' | 'inForce'>,
  version: number,
): string {
  return version === inForce ? path : `${path}?version=${version}`;
}
