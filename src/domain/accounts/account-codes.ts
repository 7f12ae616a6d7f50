// Codes sent to somebody who is signed in: one at a time for each purpose, five tries, ten minutes, one use.
import { type Db, transaction } from '#platform/database/database';
import type { KeyRing } from '#platform/keys';
import { AppError, type ErrorCode } from '#shared/errors';
import { codeAttempts, codeResendSeconds } from '#shared/limits';
import { digestCode, drawCode, isCode, isCodeExpired } from './codes.ts';

interface CodeDeps {
  db: Db;
  now: () => Date;
  keys: KeyRing;
}

/** What a code is for; with `phone`, the number it proves. */
export type CodePurpose = { purpose: 'phone'; phone: string } | { purpose: 'deletion'; phone?: null };

/** Keeps a new code in place of the one before, and answers it. Refuses with `code_sent_recently` within a minute, unless it proves another number. */
export async function replaceAccountCode({ db, now, keys }: CodeDeps, accountId: string, { purpose, phone = null }: CodePurpose): Promise<string> {
  const code = drawCode();
  const sentAt = now();
  const kept = { phone, code_digest: digestCode({ keys }, proofOf(accountId, purpose, phone), code), code_sent_at: sentAt, attempts: 0 };
  const written = await db.insertInto('account_codes').values({ account_id: accountId, purpose, ...kept })
    .onConflict((conflict) => conflict.columns(['account_id', 'purpose']).doUpdateSet(kept).where((is) => is.or([
      is('account_codes.code_sent_at', '<=', new Date(sentAt.getTime() - codeResendSeconds * 1_000)),
      is('account_codes.phone', 'is distinct from', phone),
    ])))
    .returning('account_id').executeTakeFirst();
  if (!written) throw new AppError('code_sent_recently');
  return code;
}

/**
 * Runs `work` when the code is right, in the transaction that uses the code up. Refuses with `code_wrong`, and with
 * `code_expired` when there is none any more; every wrong try is counted, whatever becomes of the rest.
 */
export async function useAccountCode(
  deps: CodeDeps, accountId: string, purpose: CodePurpose['purpose'], code: string, work: (db: Db, kept: { phone: string | null }) => Promise<void>,
): Promise<void> {
  // The count of tries must outlive the refusal, so the refusal is thrown behind the transaction.
  const refusal = await transaction(deps.db, async (db): Promise<ErrorCode | null> => {
    const own = db.selectFrom('account_codes').where('account_id', '=', accountId).where('purpose', '=', purpose);
    const kept = await own.selectAll().forUpdate().executeTakeFirst();
    if (!kept || kept.attempts >= codeAttempts || isCodeExpired(kept.code_sent_at, deps.now())) return 'code_expired';
    const theirs = { account_id: accountId, purpose };
    if (!isCode(deps, proofOf(accountId, purpose, kept.phone), code, kept.code_digest)) {
      await db.updateTable('account_codes').set({ attempts: kept.attempts + 1 }).where((is) => is.and(theirs)).execute();
      return 'code_wrong';
    }
    await db.deleteFrom('account_codes').where((is) => is.and(theirs)).execute();
    await work(db, kept);
    return null;
  });
  if (refusal) throw new AppError(refusal);
}

function proofOf(accountId: string, purpose: string, phone: string | null): string {
  return `${accountId} ${purpose} ${phone ?? ''}`;
}
