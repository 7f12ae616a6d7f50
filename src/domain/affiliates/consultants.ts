// Consultants (spec §6): a role and a code, granted together and revoked together.
import { type Granter, unsafeGrantMembership, unsafeRevokeMembership } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { consultantForm } from '#shared/consultant-form';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';

interface ConsultantDeps {
  db: Db;
  now: () => Date;
}

/** The fields of `consultantForm`, as on the wire. */
export interface ConsultantFields {
  code?: unknown;
  shown_name?: unknown;
}

const membershipOf = (accountId: string) => ({ accountId, role: 'consultant', partnerId: null }) as const;

/**
 * Grants the role and the code; a returning consultant gets their old code. Refuses with `forbidden`, with `not_found`
 * for an unknown account, with `invalid_input` when somebody else owns the code, or the person has another one: links
 * and bookings carry that.
 */
export async function grantConsultant(
  deps: ConsultantDeps,
  granter: Granter,
  accountId: string,
  fields: ConsultantFields,
): Promise<void> {
  await transaction(deps.db, async (db) => {
    await unsafeGrantMembership({ ...deps, db }, granter, membershipOf(accountId));
    const { code, shown_name } = checkedForm(consultantForm, fields);
    await db
      .insertInto('affiliates')
      .values({ code, account_id: accountId, shown_name, created_at: deps.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { numUpdatedRows } = await db
      .updateTable('affiliates')
      .set({ shown_name, is_active: true })
      .where('code', '=', code)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw await codeRefused(db, accountId);
  });
}

/**
 * Revokes the role; the code no longer attributes visits, and earlier counts stay. Refuses with `forbidden` and
 * `not_found`.
 */
export async function revokeConsultant(
  deps: ConsultantDeps,
  granter: Granter,
  accountId: string,
): Promise<void> {
  await transaction(deps.db, async (db) => {
    await unsafeRevokeMembership({ ...deps, db }, granter, membershipOf(accountId));
    await db
      .updateTable('affiliates')
      .set({ is_active: false })
      .where('account_id', '=', accountId)
      .execute();
  });
}

async function codeRefused(db: Db, accountId: string): Promise<AppError> {
  const own = await db
    .selectFrom('affiliates')
    .select('code')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return new AppError('invalid_input', [
    own
      ? { field: 'code', message: 'error_affiliate_code_kept', values: { code: own.code } }
      : { field: 'code', message: 'error_affiliate_code_taken' },
  ]);
}
