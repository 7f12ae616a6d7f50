// Pictures of a brand that its operator uploads (docs/product/brands.md): what each is, and the addresses of what is made of them. PNG, so
// that what is see-through stays it, and because phones put no other format on their home screen.

export const brandPictureFields = ['logo', 'logo_light', 'icon'] as const;
export type BrandPictureField = (typeof brandPictureFields)[number];
export type BrandPictureUse = `brand_${BrandPictureField}`;

/** A logo keeps its own shape; an icon is a square. */
export type BrandPictureShape = 'wordmark' | 'icon';

const shapeOf: Record<BrandPictureUse, BrandPictureShape> = {
  brand_logo: 'wordmark',
  brand_logo_light: 'wordmark',
  brand_icon: 'icon',
};

export function isBrandPictureUse(use: string): use is BrandPictureUse {
  return Object.hasOwn(shapeOf, use);
}

export function shapeOfBrandUse(use: BrandPictureUse): BrandPictureShape {
  return shapeOf[use];
}

/** Five times as large as headers show it. Its address names the width of this box, however narrow the logo is. */
export const wordmarkBox = { width: 800, height: 160 } as const;

/** Pixels: as it is, smaller, for a phone that cuts it as it likes, and for a phone that shows nothing through. */
export const iconSides = { whole: 512, small: 192, maskable: 384, touch: 180 } as const;

/** Of the picture that a brand's field names. */
export function brandPicturePath(id: string, use: BrandPictureUse): string {
  return sizedPath(`/pictures/${id}`, shapeOf[use] === 'icon' ? iconSides.whole : wordmarkBox.width);
}

const sizedPath = (beginning: string, width: number) => `${beginning}-${width}.png`;

const filesBeside = {
  whole: 'icon-512.png',
  small: 'icon-192.png',
  maskable: 'maskable-512.png',
  touch: 'apple-touch-icon.png',
} as const;
type IconFile = keyof typeof filesBeside;

/** Another size of a brand's icon: of one that was uploaded, or the file of that name in the folder of one that was not. */
export function iconFile(icon: string, file: IconFile): string {
  const beginning = uploadedBeginning(icon);
  return beginning
    ? sizedPath(beginning, iconSides[file])
    : icon.slice(0, icon.lastIndexOf('/') + 1) + filesBeside[file];
}

/** Of the addresses of an icon that was uploaded. */
function uploadedBeginning(icon: string): string | undefined {
  return /^(\/pictures\/[\w-]{22})-\d+\.png$/.exec(icon)?.[1];
}

/** How wide that file is. */
export function iconSide(icon: string, file: Exclude<IconFile, 'touch'>): number {
  if (file !== 'maskable') return iconSides[file];
  return uploadedBeginning(icon) ? iconSides.maskable : 512;
}

export function iconType(icon: string): string {
  return icon.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
}
