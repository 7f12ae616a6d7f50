// When a lawyer's approval of financing is in force (docs/product/bank-terms.md): the one place of this rule, for whoever asks the database
// and for what every process holds with its brands.
import type { Db } from '#platform/database/database';

export interface Approval {
  given_on: string;
  valid_until: string;
}

/** Those that nobody ended, of whatever day. */
export async function readApprovals(db: Db): Promise<Approval[]> {
  return db
    .selectFrom('financing_approvals')
    .select(['given_on', 'valid_until'])
    .where('ended_at', 'is', null)
    .execute();
}

/** It holds on its last day too. */
export const isApprovedOn = (approvals: readonly Approval[], day: string): boolean =>
  approvals.some(({ given_on, valid_until }) => given_on <= day && valid_until >= day);
