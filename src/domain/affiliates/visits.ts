// Visits through a consultant's links, by date and product. Numbers only: nothing identifies the visitors.
import type { Db } from '#platform/database/database';

export interface VisitsOfDay {
  /** Calendar day in Indonesia. */
  day: string;
  /** Slug of a departure; null for other pages. */
  product: string | null;
  visits: number;
}

/** The last days with visits, newest first. */
export async function listVisits({ db }: { db: Db }, code: string, limit: number): Promise<VisitsOfDay[]> {
  const rows = await db
    .selectFrom('affiliate_visits')
    .select(['day', 'product', 'visits'])
    .where('code', '=', code)
    .orderBy('day', 'desc')
    .orderBy('visits', 'desc')
    .orderBy('product')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, product: row.product || null }));
}
