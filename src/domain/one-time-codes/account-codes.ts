// Codes sent to a signed-in member: one at a time for each purpose, five tries, ten minutes, one use.
import { type Db, transaction } from '#platform/database/database';
import type { KeyRing } from '#platform/keys';
import { AppError, type ErrorCode } from '#shared/errors';
import { codeAttempts, codeResendSeconds } from '#shared/limits';
import { digestCode, drawCode, isCode, isCodeExpired, resendWaitSeconds } from './codes.ts';

interface CodeDeps {
  db: Db;
  now: () => Date;
  keys: KeyRing;
}

/** The purpose of a code, and the number or email address it verifies. */
export type CodePurpose =
  | { purpose: 'phone'; phone: string; email?: null }
  | { purpose: 'email'; email: string; phone?: null }
  | { purpose: 'deletion'; phone?: null; email?: null };

/**
 * Stores a new code in place of the one before, and returns it. Refuses with `code_sent_recently` within a minute,
 * unless it verifies something else.
 */
export async function replaceAccountCode(
  { db, now, keys }: CodeDeps,
  accountId: string,
  { purpose, phone = null, email = null }: CodePurpose,
): Promise<string> {
  const code = drawCode();
  const sentAt = now();
  const row = {
    phone,
    email,
    code_digest: digestCode({ keys }, proofOf(accountId, purpose, phone ?? email), code),
    code_sent_at: sentAt,
    attempts: 0,
  };
  const stored = await db
    .insertInto('account_codes')
    .values({ account_id: accountId, purpose, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'purpose'])
        .doUpdateSet(row)
        .where((is) =>
          is.or([
            is('account_codes.code_sent_at', '<=', new Date(sentAt.getTime() - codeResendSeconds * 1_000)),
            is('account_codes.phone', 'is distinct from', phone),
            is('account_codes.email', 'is distinct from', email),
          ]),
        ),
    )
    .returning('account_id')
    .executeTakeFirst();
  if (!stored) throw new AppError('code_sent_recently');
  return code;
}

export interface PendingCode {
  phone: string | null;
  email: string | null;
  isExpired: boolean;
  /** Seconds until another one may be requested; 0 when it may. */
  waitSeconds: number;
}

/** The code that was sent last for a purpose and not used yet; null when there is none. */
export async function findPendingCode(
  { db, now }: Pick<CodeDeps, 'db' | 'now'>,
  accountId: string,
  purpose: CodePurpose['purpose'],
): Promise<PendingCode | null> {
  const row = await db
    .selectFrom('account_codes')
    .select(['phone', 'email', 'code_sent_at'])
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return row
    ? {
        phone: row.phone,
        email: row.email,
        isExpired: isCodeExpired(row.code_sent_at, now()),
        waitSeconds: resendWaitSeconds(row.code_sent_at, now()),
      }
    : null;
}

/**
 * Runs `work` when the code is right, in the transaction that uses the code up. Refuses with `code_wrong`, and with
 * `code_expired` when there is none any more; counts every wrong try, whatever becomes of the rest.
 */
export async function useAccountCode(
  deps: CodeDeps,
  accountId: string,
  purpose: CodePurpose['purpose'],
  code: string,
  work: (db: Db, proven: { phone: string | null; email: string | null }) => Promise<void>,
): Promise<void> {
  // The count of tries must outlive the refusal, so the refusal is thrown after the transaction.
  const refusal = await transaction(deps.db, async (db): Promise<ErrorCode | null> => {
    const own = db
      .selectFrom('account_codes')
      .where('account_id', '=', accountId)
      .where('purpose', '=', purpose);
    const row = await own.selectAll().forUpdate().executeTakeFirst();
    if (!row || row.attempts >= codeAttempts || isCodeExpired(row.code_sent_at, deps.now()))
      return 'code_expired';
    const key = { account_id: accountId, purpose };
    if (!isCode(deps, proofOf(accountId, purpose, row.phone ?? row.email), code, row.code_digest)) {
      await db
        .updateTable('account_codes')
        .set({ attempts: row.attempts + 1 })
        .where((is) => is.and(key))
        .execute();
      return 'code_wrong';
    }
    await db
      .deleteFrom('account_codes')
      .where((is) => is.and(key))
      .execute();
    await work(db, row);
    return null;
  });
  if (refusal) throw new AppError(refusal);
}

function proofOf(accountId: string, purpose: string, proven: string | null): string {
  return `${accountId} ${purpose} ${proven ?? ''}`;
}
