// Pictures of articles (docs/product/hasanah.md): what may be uploaded, and their URLs. A URL contains the picture's size, so
// that a page reserves its space before it loads.

/** Our choice: the photograph as the phone took it. */
export const pictureMaxMegabytes = 5;
export const pictureMaxBytes = pictureMaxMegabytes * 1024 * 1024;
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
/** Our choice. */
export const picturesMax = 20;
export const altMaxLength = 160;

/** Pixels: of a cover (ui/cover.tsx), the longest sides in a text, and the width for phones. */
export const coverSize = { width: 1200, height: 750 } as const;
export const textPictureSize = { width: 1200, height: 1600 } as const;
export const smallWidth = 640;

/** Where a picture is used. */
export const pictureUses = ['cover', 'text'] as const;
export type PictureUse = (typeof pictureUses)[number];

interface Picture {
  id: string;
  width: number;
  height: number;
}

export function articlePicturePath({ id, width, height }: Picture): string {
  return `/article-pictures/${id}-${width}x${height}.webp`;
}

/** The id in the last segment of a picture's URL, and whether it is the version for phones; null for anything else. */
export function readPictureFile(file: string): { id: string; isSmall: boolean } | null {
  const [, id, small] = /^([\w-]{22})-\d{1,4}x\d{1,4}(\.small)?\.webp$/.exec(file) ?? [];
  return id ? { id, isSmall: small !== undefined } : null;
}

/** Both sizes of a picture, for `srcset`; undefined for any other URL, and for a picture that is small itself. */
export function pictureSet(address: string): string | undefined {
  const width = Number(/^\/article-pictures\/[\w-]{22}-(\d+)x\d+\.webp$/.exec(address)?.[1] ?? 0);
  return width > smallWidth
    ? `${address.replace(/\.webp$/, '.small.webp')} ${smallWidth}w, ${address} ${width}w`
    : undefined;
}

/**
 * How an article embeds a picture, at the beginning of a line: `![what it shows](address)`. Without alternative text it
 * is not a picture.
 */
export const ownPicture =
  /^!\[(?<alt>[^\]\n]{1,160})\]\((?<address>\/article-pictures\/[\w-]{22}-(?<width>\d{1,4})x(?<height>\d{1,4})\.webp)\)/;

export function pictureMarkdown(alt: string, picture: Picture): string {
  return `![${alt.replace(/[[\]\n]/g, ' ')}](${articlePicturePath(picture)})`;
}
