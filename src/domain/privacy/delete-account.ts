// Deleting an account (spec §2 profile, §7 DELETE user/auth/me; docs/product/privacy.md): deletes what is stored
// about the person, after the member has authenticated once more. What stays identifies nobody.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { releaseHolds } from '#domain/bookings';
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import { type OutboxDeps, sendEmail } from '#domain/outbox';
import { passThrottle } from '#domain/throttles';
import { type Db, transaction } from '#platform/database/database';
import type { LockDeps } from '#platform/database/locks';
import type { KeyRing } from '#platform/keys';
import { isPassword } from '#platform/passwords';
import { codeForm, passwordForm } from '#shared/account-forms';
import { AppError } from '#shared/errors';
import { formFaults } from '#shared/form-faults';
import { codeMinutes } from '#shared/limits';
import { findPendingCode, replaceAccountCode, useAccountCode } from '#domain/one-time-codes';
import { findPerson, personalDataTables } from './personal-data.ts';

interface DeletionDeps extends OutboxDeps, Pick<LockDeps, 'locksOff'> {
  keys: KeyRing;
}

/** Our choice: a borrowed phone must not become a way to guess the password. */
const tries = { name: 'deletion account', max: 10, windowSeconds: 900 };
const codes = { name: 'deletion-code account', max: 5, windowSeconds: 3_600 };

/**
 * Emails a code to an account without a password. Refuses `forbidden` to those who have one, `code_sent_recently`,
 * `too_many_requests`.
 */
export async function sendDeletionCode(deps: DeletionDeps, actor: Actor, brand: Brand): Promise<void> {
  await passThrottle(deps, { ...codes, of: actor.accountId });
  if (await passwordOf(deps.db, actor)) throw new AppError('forbidden');
  await transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    const code = await replaceAccountCode(within, actor.accountId, { purpose: 'deletion' });
    await sendEmail(within, {
      kind: 'deletion_code',
      to: actor.email,
      brand,
      locale: actor.locale,
      values: { name: actor.name, code, minutes: codeMinutes },
    });
  });
}

/** The pending code while it works, and the seconds until another one may be requested. */
export async function findDeletionCode(
  deps: Pick<DeletionDeps, 'db' | 'now'>,
  actor: Actor,
): Promise<{ waitSeconds: number } | null> {
  const pending = await findPendingCode(deps, actor.accountId, 'deletion');
  return pending && !pending.isExpired ? { waitSeconds: pending.waitSeconds } : null;
}

/**
 * Deletes the account, signs it out everywhere, and sends a last email to its address. Proof is the password or,
 * without one, the emailed code. Releases the seats of unpaid orders. Refuses `invalid_input`, `code_wrong`,
 * `code_expired`, `too_many_requests`, `busy`; a wrong proof changes nothing. Refuses `account_has_journey` while a
 * paid trip is not over or a refund is pending: nobody could be reached any more.
 */
export async function deleteAccount(
  deps: DeletionDeps,
  actor: Actor,
  proof: { password?: unknown; code?: unknown },
  brand: Brand,
): Promise<void> {
  await passThrottle(deps, { ...tries, of: actor.accountId });
  const digest = await passwordOf(deps.db, actor);
  const faults = formFaults(digest ? passwordForm : codeForm, proof);
  if (faults.length > 0) throw new AppError('invalid_input', faults);
  if (!digest)
    return useAccountCode(deps, actor.accountId, 'deletion', codeForm.parse(proof).code, (db) =>
      forget({ ...deps, db }, actor, brand),
    );
  if (!(await isPassword(digest, passwordForm.parse(proof).password))) {
    throw new AppError('invalid_input', [{ field: 'password', message: 'error_password_wrong' }]);
  }
  await transaction(deps.db, (db) => forget({ ...deps, db }, actor, brand));
}

/** In one transaction: no account is half deleted. */
async function forget(deps: DeletionDeps, actor: Actor, brand: Brand): Promise<void> {
  const { db } = deps;
  const person = await findPerson(db, actor.accountId);
  if (!person) throw new AppError('session_ended');
  if (await hasJourney(db, actor)) throw new AppError('account_has_journey');
  await releaseHolds(deps, actor.accountId);
  await recordAudit(deps, { actor, action: 'account.deleted', subjectId: actor.accountId });
  for (const { table, rowsOf, onDeletion, emptied = [] } of personalDataTables) {
    if (onDeletion === 'is deleted')
      await sql`delete from ${sql.table(table)} where ${rowsOf(person)}`.execute(db);
    if (emptied.length > 0) {
      const nothing = sql.join(emptied.map((column) => sql`${sql.ref(column)} = null`));
      await sql`update ${sql.table(table)} set ${nothing} where ${rowsOf(person)}`.execute(db);
    }
  }
  await db.deleteFrom('accounts').where('id', '=', actor.accountId).execute();
  // After the deletion: the one message that outlives the account, until it is sent.
  await sendEmail(deps, {
    kind: 'account_deleted',
    to: actor.email,
    brand,
    locale: actor.locale,
    values: { name: actor.name, at: deps.now() },
  });
}

/** Paid and not over, or money owed to the member. Unpaid orders end with the account. */
async function hasJourney(db: Db, { accountId }: Actor): Promise<boolean> {
  const own = () => db.selectFrom('bookings').select('id').where('account_id', '=', accountId);
  const ahead = await own()
    .where('state', 'in', ['partly_paid', 'paid', 'in_preparation', 'departed', 'needs_attention'])
    .limit(1)
    .executeTakeFirst();
  const sent =
    ahead ??
    (await db
      .selectFrom('store_orders as s')
      .innerJoin('souvenir_orders as o', 'o.id', 's.order_id')
      .select('s.id')
      .where('o.account_id', '=', accountId)
      .where('s.state', 'in', ['paid', 'accepted', 'shipped', 'delivered', 'return_requested'])
      .limit(1)
      .executeTakeFirst());
  const owed =
    sent ??
    (await db
      .selectFrom('refund_tasks')
      .select('id')
      .where('status', '!=', 'done')
      .where((is) =>
        is.or([
          is('booking_id', 'in', own()),
          is(
            'booking_id',
            'in',
            db.selectFrom('souvenir_orders').select('id').where('account_id', '=', accountId),
          ),
        ]),
      )
      .limit(1)
      .executeTakeFirst());
  return owed !== undefined;
}

async function passwordOf(db: Db, { accountId }: Actor): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirst();
  // Another device was faster.
  if (!row) throw new AppError('session_ended');
  return row.password_hash;
}
