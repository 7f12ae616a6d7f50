// A photograph as pages show it: everything but its bytes.
import type { LocalText } from '#shared/locale';
import type { PictureUse } from '#shared/pictures';

export interface Picture {
  id: string;
  use: PictureUse;
  /** What it shows, in words. */
  alt: LocalText;
  /** Its mean colour, '#rrggbb'. */
  placeholder: string;
}

/** Of a review: the page says whose it is. */
export type UnnamedPicture = Omit<Picture, 'alt'>;

export interface HotelPicture extends Picture {
  /** Name and destination slug: how a departure's hotels are known. */
  hotel: { name: string; city: string };
}

export interface ProgrammePictures {
  /** Cover, last groups, muthawwif; in this order. */
  own: Picture[];
  hotels: HotelPicture[];
}
