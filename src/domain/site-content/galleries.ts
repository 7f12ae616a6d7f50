// The gallery (spec §2 /galleries, §7 GET galleries, §9 default limit 3).
import type { Db } from '#platform/database/database';
import type { LocalText } from '#shared/locale';
import type { Page } from '#shared/paging';
import { localizedBy } from './localized-by.ts';

export interface GalleryPicture {
  id: string;
  title: LocalText;
  caption: LocalText;
  picture: string;
}

/** Spec §9. */
const DEFAULT_LIMIT = 3;

/** One page of the brand's pictures, counted from page 1; a page behind the last one is empty. */
export async function listGalleries(
  { db }: { db: Db },
  brand: { id: string },
  { page = 1, limit = DEFAULT_LIMIT }: { page?: number; limit?: number } = {},
): Promise<Page<GalleryPicture>> {
  const rows = db.selectFrom('galleries').where(localizedBy(brand));
  const [items, counted] = await Promise.all([
    rows
      .select(['id', 'title', 'caption', 'picture'])
      .orderBy('position')
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .$castTo<GalleryPicture>()
      .execute(),
    rows.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items, page, limit, total: counted.total, totalIsCapped: false };
}
