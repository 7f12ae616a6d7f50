// Photographs of programmes, hotels, partners and items (docs/product/pictures.md): what may be uploaded, what each is of, and their
// addresses. Every use has one ratio, so that a page reserves its place before it loads. Pages in the browser read it: no schemas.

export const pictureOwners = ['programme', 'hotel', 'partner', 'item'] as const;
export type PictureOwner = (typeof pictureOwners)[number];

/** What a picture shows, by whose it is: `group` the last group that travelled, `guide` the muthawwif. */
export const usesOf = {
  programme: ['cover', 'group', 'guide'],
  hotel: ['hotel'],
  partner: ['logo', 'cover', 'office', 'person'],
  item: ['item'],
} as const satisfies Record<PictureOwner, readonly string[]>;
/** `review` is what a buyer shows of an item. */
export type PictureUse = (typeof usesOf)[PictureOwner][number] | 'review';

/** How it is cut: a scene to its middle, all others to a square; a logo stays whole, on white. */
export type PictureShape = 'scene' | 'face' | 'logo' | 'goods';

const shapeOf: Record<PictureUse, PictureShape> = {
  cover: 'scene',
  group: 'scene',
  guide: 'face',
  hotel: 'scene',
  logo: 'logo',
  office: 'scene',
  person: 'face',
  item: 'goods',
  review: 'goods',
};

export function shapeOfUse(use: PictureUse): PictureShape {
  return shapeOf[use];
}

/** Pixels of the three sizes of each shape, the widest first; `ratio` is width to height. */
export const pictureSizes: Record<
  PictureShape,
  { widths: readonly [number, number, number]; ratio: number }
> = {
  scene: { widths: [1200, 640, 320], ratio: 1.6 },
  face: { widths: [512, 256, 128], ratio: 1 },
  logo: { widths: [512, 256, 128], ratio: 1 },
  goods: { widths: [1024, 512, 256], ratio: 1 },
};

export const pictureFormats = ['avif', 'webp'] as const;
/** PNG is of brands alone (brand-pictures.ts). */
export type PictureFormat = (typeof pictureFormats)[number] | 'png';

/** Our choice: the photograph as the phone took it. */
export const photographMaxMegabytes = 8;
export const photographMaxBytes = photographMaxMegabytes * 1024 * 1024;
/** Our choice: what one looks through. */
export const picturesMaxEach = 12;

/** Anything else names no picture. */
export const isPictureId = (text: string): boolean => /^[\w-]{22}$/.test(text);

export function photographPath(id: string, width: number, format: PictureFormat): string {
  return `/pictures/${id}-${width}.${format}`;
}

/** What the last segment of an address names; null for anything else. */
export function readPhotographFile(
  file: string,
): { id: string; width: number; format: PictureFormat } | null {
  const [, id, width, format] = /^([\w-]{22})-(\d{2,4})\.(avif|webp|png)$/.exec(file) ?? [];
  return id ? { id, width: Number(width), format: format as PictureFormat } : null;
}
