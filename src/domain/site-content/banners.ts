// Banners of the home page and above the souvenirs (spec §2 page entry loading, §7 GET banners).
import type { Db } from '#platform/database/database';
import type { LocalText } from '#shared/locale';
import { localizedBy } from './localized-by.ts';

export interface Banner {
  id: string;
  title: LocalText;
  text: LocalText;
  /** Path without language prefix. */
  link: string;
  picture: string;
}

/** The banners a visitor of `brand` sees on the calendar date `today`, in their order. */
export function listBanners(
  { db }: { db: Db },
  brand: { id: string },
  { today, place = 'home' }: { today: string; place?: 'home' | 'souvenirs' },
): Promise<Banner[]> {
  return db
    .selectFrom('banners')
    .select(['id', 'title', 'text', 'link', 'picture'])
    .where(localizedBy(brand))
    .where('place', '=', place)
    .where((row) => row.or([row('starts_on', 'is', null), row('starts_on', '<=', today)]))
    .where((row) => row.or([row('ends_on', 'is', null), row('ends_on', '>=', today)]))
    .orderBy('position')
    .orderBy('id')
    .$castTo<Banner>()
    .execute();
}
