// Financing is off until a lawyer's approval is on record, and again once it has run out (docs/product/bank-terms.md).
import type { Db } from '#platform/database/database';

export async function isFinancingApproved({ db }: { db: Db }, onDay: string): Promise<boolean> {
  const approval = await db
    .selectFrom('financing_approvals')
    .select('id')
    .where('given_on', '<=', onDay)
    .where('valid_until', '>=', onDay)
    .limit(1)
    .executeTakeFirst();
  return approval !== undefined;
}
