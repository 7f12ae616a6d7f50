// Setting the limits of private umrah (docs/product/umrah-prices.md): a number of their own each time, with a reason, in force at once for
// requests that begin from then on.
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { recordAudit } from '#domain/audit';
import { type Actor, requireFreshFactor, requireOperatorTask } from '#domain/memberships';
import { findLimitsInForce, limitColumns, type NumberedLimits } from '#domain/umrah-estimates';
import type { Db } from '#platform/database/database';
import { lockedTransaction } from '#platform/database/locks';
import { AppError, type FieldFault } from '#shared/errors';
import { atMost, checkedForm, filled, printableLines } from '#shared/form-faults';
import { type UmrahLimit, umrahLimitBounds, umrahLimitNames } from '#shared/umrah-limits';
import type { PriceDeps } from './draft.ts';

export interface SetLimits {
  limits: NumberedLimits;
  /** Null: they came with the installation. */
  reason: string | null;
  at: Date;
  /** Null: nobody, or somebody who is gone. */
  by: string | null;
}

/** Our choice: some years of changes. */
const mostListed = 50;

/** The newest first: those in force. Refuses `forbidden`. */
export async function listUmrahLimits({ db }: { db: Db }, actor: Actor): Promise<SetLimits[]> {
  requireOperatorTask(actor, 'umrahPrices');
  const { rows } = await sql<SetLimits>`
    select ${limitColumns} as limits, l.reason, l.set_at as at, a.name as by
    from umrah_limits l left join accounts a on a.id = l.set_by order by l.number desc limit ${mostListed}`.execute(
    db,
  );
  return rows;
}

const wrong = { error: 'error_invalid_value' };
const limitsForm = z.object({
  ...(Object.fromEntries(umrahLimitNames.map((name) => [name, z.int(wrong)])) as Record<
    UmrahLimit,
    z.ZodMiniInt
  >),
  reason: filled().check(atMost(300), printableLines),
});

/**
 * The next limits. `number`: of those that were read. Refuses `forbidden`, `step_up_required`, `invalid_input`, and `content_changed`
 * where a colleague was first.
 */
export async function setUmrahLimits(
  deps: PriceDeps,
  actor: Actor,
  { number, form: input }: { number: number; form: unknown },
): Promise<number> {
  const role = requireOperatorTask(actor, 'umrahPrices');
  requireFreshFactor(actor);
  const { reason, ...limits } = checkedForm(limitsForm, input);
  const faults = umrahLimitNames.flatMap((field): FieldFault[] => {
    const [least, most] = umrahLimitBounds[field];
    return limits[field] < least || limits[field] > most
      ? [{ field, message: 'error_limit_bounds', values: { least, most } }]
      : [];
  });
  if (faults.length === 0 && limits.passport_lead_days < limits.lead_days)
    faults.push({
      field: 'passport_lead_days',
      message: 'error_limit_bounds',
      values: { least: limits.lead_days, most: umrahLimitBounds.passport_lead_days[1] },
    });
  if (faults.length > 0) throw new AppError('invalid_input', faults);
  return lockedTransaction(deps, [{ kind: 'umrah_prices', id: 'limits' }], async (db) => {
    const { number: before, ...old } = await findLimitsInForce({ db });
    if (before !== number) throw new AppError('content_changed');
    const changed = umrahLimitNames.filter((name) => old[name] !== limits[name]);
    if (changed.length === 0)
      throw new AppError('invalid_input', [{ field: umrahLimitNames[0]!, message: 'error_limits_same' }]);
    await db
      .insertInto('umrah_limits')
      .values({ number: before + 1, ...limits, reason, set_at: deps.now(), set_by: actor.accountId })
      .execute();
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role,
        action: 'umrah_limits.set',
        subjectId: null,
        details: { version: before + 1, fields: changed, reason },
      },
    );
    return before + 1;
  });
}
