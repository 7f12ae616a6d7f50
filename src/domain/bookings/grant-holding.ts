// An operator lets one account hold more than the configured limit (decision 0053): an agent who orders for
// groups, a campus.
import { recordAudit } from '#domain/audit';
import { canGrantMembership, type Granter, requireFreshFactor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import type { AuditDetails } from '#shared/audit';
import { AppError } from '#shared/errors';
import type { HoldingLimit } from './holding.ts';

interface GrantDeps {
  db: Db;
  now: () => Date;
}

/**
 * Replaces an earlier grant; the command line is nobody's session and needs no code. Refuses `forbidden`,
 * `step_up_required`, `not_found`, `invalid_input` for anything but whole numbers from 1.
 */
export async function grantHolding(
  deps: GrantDeps,
  granter: Granter,
  accountId: string,
  limit: HoldingLimit,
): Promise<void> {
  if (!canGrantMembership(granter, accountId)) throw new AppError('forbidden');
  if (granter !== 'system') requireFreshFactor(granter);
  const wrong = (['orders', 'seats'] as const).filter(
    (field) => !Number.isSafeInteger(limit[field]) || limit[field] < 1 || limit[field] > mostGranted,
  );
  if (wrong.length > 0)
    throw new AppError(
      'invalid_input',
      wrong.map((field) => ({ field, message: 'error_invalid_value' })),
    );
  await transaction(deps.db, async (db) => {
    const account = await db
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', accountId)
      .executeTakeFirst();
    if (!account) throw new AppError('not_found');
    const granted = {
      max_orders: limit.orders,
      max_seats: limit.seats,
      granted_by: granter === 'system' ? null : granter.accountId,
      granted_at: deps.now(),
    };
    await db
      .insertInto('holding_grants')
      .values({ account_id: accountId, ...granted })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(granted))
      .execute();
    await record({ ...deps, db }, granter, 'holding.granted', accountId, {
      orders: limit.orders,
      seats: limit.seats,
    });
  });
}

/**
 * Existing orders keep their seats. Refuses `forbidden`, `step_up_required`, `not_found` when there was no
 * grant.
 */
export async function revokeHolding(deps: GrantDeps, granter: Granter, accountId: string): Promise<void> {
  if (!canGrantMembership(granter, accountId)) throw new AppError('forbidden');
  if (granter !== 'system') requireFreshFactor(granter);
  await transaction(deps.db, async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('holding_grants')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new AppError('not_found');
    await record({ ...deps, db }, granter, 'holding.revoked', accountId, {});
  });
}

/** Our choice: a typing mistake must not hand out a whole season. */
const mostGranted = 1_000_000;

function record(
  deps: GrantDeps,
  granter: Granter,
  action: 'holding.granted' | 'holding.revoked',
  subjectId: string,
  details: AuditDetails,
): Promise<void> {
  const by =
    granter === 'system'
      ? { actor: null, role: 'system' as const }
      : { actor: granter, role: 'operator_support' as const };
  return recordAudit(deps, { ...by, action, subjectId, details });
}
