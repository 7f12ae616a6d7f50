// The gallery (spec §2 /galleries, §7 GET galleries, §9 default limit 3).
import type { Db } from '#platform/database/database';
import { todayInIndonesia } from '#shared/dates';
import type { LocalText } from '#shared/locale';
import type { Page } from '#shared/paging';
import { localTextOf } from './content-rows.ts';
import { inTime, localizedBy } from './localized-by.ts';
import { type ReadingBrand, withDrafts } from './previewed-content.ts';

export interface GalleryPicture {
  id: string;
  title: LocalText;
  caption: LocalText;
  picture: string;
}

/** Spec §9. */
const DEFAULT_LIMIT = 3;

/** One page of the brand's pictures of today, counted from page 1; a page behind the last one is empty. */
export async function listGalleries(
  { db, now }: { db: Db; now: () => Date },
  brand: ReadingBrand,
  { page = 1, limit = DEFAULT_LIMIT }: { page?: number; limit?: number } = {},
): Promise<Page<GalleryPicture>> {
  const shown = await db
    .selectFrom('galleries')
    .select(['id', 'title', 'caption', 'picture', 'position'])
    .where(localizedBy(brand))
    .where(inTime(todayInIndonesia(now())))
    .orderBy('position')
    .orderBy('id')
    .$castTo<GalleryPicture & { position: number }>()
    .execute();
  const pictures = await withDrafts(db, brand, {
    kind: 'gallery',
    shown,
    itemOf: (id, fields) => ({
      id,
      title: localTextOf(fields, 'title'),
      caption: localTextOf(fields, 'caption'),
      picture: fields['picture']!,
      position: Number(fields['position']),
    }),
  });
  const items = pictures.slice((page - 1) * limit, page * limit);
  return { items, page, limit, total: pictures.length, totalIsCapped: false };
}
