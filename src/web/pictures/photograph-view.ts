// A photograph as components need it (docs/product/pictures.md): one language. Built in loaders.
import type { Picture, UnnamedPicture } from '#domain/pictures';
import { localized, type Localized } from '#labels/localized';
import type { Locale } from '#shared/locale';
import { type PictureUse, shapeOfUse } from '#shared/pictures';

export interface PhotographView {
  id: string;
  use: PictureUse;
  alt: Localized;
  placeholder: string;
  shape: ReturnType<typeof shapeOfUse>;
}

export function photographView({ id, use, alt, placeholder }: Picture, locale: Locale): PhotographView {
  return { id, use, alt: localized(alt, locale), placeholder, shape: shapeOfUse(use) };
}

/** The page itself says what it shows, in its own language. */
export function namedPhotograph({ id, use, placeholder }: UnnamedPicture, alt: string): PhotographView {
  return { id, use, alt: { text: alt }, placeholder, shape: shapeOfUse(use) };
}
