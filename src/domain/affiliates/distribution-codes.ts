// The code of a distribution partner (docs/product/affiliates.md): given once, when it joins.
import type { Db } from '#platform/database/database';

interface NewPartner {
  partnerId: string;
  slug: string;
  /** What visitors read above the pages they open under the code. */
  name: string;
}

const codeMaxLength = 20;

/** Made of the partner's name in addresses; where somebody holds that one, with a number behind it. */
export async function giveDistributionCode(
  { db, now }: { db: Db; now: () => Date },
  { partnerId, slug, name }: NewPartner,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const after = number === 1 ? '' : `-${number}`;
    const code = slug.toUpperCase().slice(0, codeMaxLength - after.length) + after;
    // Names of two letters are no codes.
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('affiliates')
      .values({
        code: code.padEnd(3, '-'),
        partner_id: partnerId,
        shown_name: name.slice(0, 100),
        created_at: now(),
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) return code;
  }
}
