// A look: for a reason, for some minutes, at one person (docs/product/support.md). The person reads it in their audit log.
import { recordAudit } from '#domain/audit';
import { type Actor, requireOperatorTask } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { minuteMs } from '#shared/durations';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { isId } from '#shared/names';
import { lookMinutes } from '#shared/support';
import { lookForm } from '#shared/support-form';

export interface LookDeps {
  db: Db;
  now: () => Date;
}

/** Opens one, or opens it again with another reason. Refuses `forbidden`, `not_found`, `invalid_input`. */
export async function openLook(
  deps: LookDeps,
  actor: Actor,
  { accountId, form }: { accountId: string; form: unknown },
): Promise<void> {
  const role = requireOperatorTask(actor, 'support');
  const { reason, note } = checkedForm(lookForm, form);
  const now = deps.now();
  await transaction(deps.db, async (db) => {
    if (
      !isId(accountId) ||
      !(await db.selectFrom('accounts').where('id', '=', accountId).select('id').executeTakeFirst())
    )
      throw new AppError('not_found');
    await db
      .insertInto('support_looks')
      .values({
        ...{ account_id: accountId, opened_by: actor.accountId, reason, note, opened_at: now },
        until: new Date(now.getTime() + lookMinutes * minuteMs),
      })
      .execute();
    await recordAudit(
      { ...deps, db },
      { actor, role, action: 'support.opened', subjectId: accountId, details: { reason } },
    );
  });
}

/** Ends the actor's own at once. Refuses `forbidden`; `not_found` when none is open. */
export async function closeLook(deps: LookDeps, actor: Actor, accountId: string): Promise<void> {
  const role = requireOperatorTask(actor, 'support');
  await transaction(deps.db, async (db) => {
    if (!(await findLook({ ...deps, db }, actor, accountId))) throw new AppError('not_found');
    await db
      .updateTable('support_looks')
      .set({ until: deps.now() })
      .where('account_id', '=', accountId)
      .where('opened_by', '=', actor.accountId)
      .where('until', '>', deps.now())
      .execute();
    await recordAudit({ ...deps, db }, { actor, role, action: 'support.closed', subjectId: accountId });
  });
}

/** The actor's own that is open; null when none is. */
export async function findLook(
  { db, now }: LookDeps,
  actor: Actor,
  accountId: string,
): Promise<{ until: Date } | null> {
  if (!isId(accountId)) return null;
  const look = await db
    .selectFrom('support_looks')
    .select('until')
    .where('account_id', '=', accountId)
    .where('opened_by', '=', actor.accountId)
    .where('until', '>', now())
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return look ?? null;
}
