// Banners of the home page and above the souvenirs (spec §2 page entry loading, §7 GET banners).
import type { Db } from '#platform/database/database';
import type { LocalText } from '#shared/locale';
import { localTextOf } from './content-rows.ts';
import { inTime, localizedBy } from './localized-by.ts';
import { type ReadingBrand, withDrafts } from './previewed-content.ts';

export interface Banner {
  id: string;
  title: LocalText;
  text: LocalText;
  /** Path without language prefix. */
  link: string;
  picture: string;
}

/** The banners a visitor of `brand` sees on the calendar date `today`, in their order. */
export async function listBanners(
  { db }: { db: Db },
  brand: ReadingBrand,
  { today, place = 'home' }: { today: string; place?: 'home' | 'souvenirs' },
): Promise<Banner[]> {
  const shown = await db
    .selectFrom('banners')
    .select(['id', 'title', 'text', 'link', 'picture', 'position'])
    .where(localizedBy(brand))
    .where('place', '=', place)
    .where(inTime(today))
    .orderBy('position')
    .orderBy('id')
    .$castTo<Banner & { position: number }>()
    .execute();
  return withDrafts(db, brand, {
    kind: 'banner',
    shown,
    itemOf: (id, fields) =>
      fields['place'] === place
        ? {
            id,
            title: localTextOf(fields, 'title'),
            text: localTextOf(fields, 'text'),
            link: fields['link']!,
            picture: fields['picture']!,
            position: Number(fields['position']),
          }
        : null,
  });
}
