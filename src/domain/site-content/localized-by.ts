// The brand a row belongs to: one brand, or every brand when it names none.
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { DB } from '#platform/database/types';

type Said = 'banners' | 'galleries' | 'faqs' | 'site_pages';

/** A `where` condition: the row belongs to `brand` or to every brand. */
export function localizedBy(brand: { id: string }) {
  return <T extends Said>(row: ExpressionBuilder<DB, T>): ExpressionWrapper<DB, T, SqlBool> => {
    const said = row as ExpressionBuilder<DB, Said>;
    const condition = said.or([said('brand_id', '=', brand.id), said('brand_id', 'is', null)]);
    return condition as unknown as ExpressionWrapper<DB, T, SqlBool>;
  };
}

type Timed = 'banners' | 'galleries' | 'faqs';

/** A `where` condition: it is shown on a calendar date; both its days count. */
export function inTime(today: string) {
  return <T extends Timed>(row: ExpressionBuilder<DB, T>): ExpressionWrapper<DB, T, SqlBool> => {
    const timed = row as ExpressionBuilder<DB, Timed>;
    const condition = timed.and([
      timed.or([timed('starts_on', 'is', null), timed('starts_on', '<=', today)]),
      timed.or([timed('ends_on', 'is', null), timed('ends_on', '>=', today)]),
    ]);
    return condition as unknown as ExpressionWrapper<DB, T, SqlBool>;
  };
}
