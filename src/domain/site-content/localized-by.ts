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
