// The devices that notify an account (spec §7 do-checkout, `fcm-token`).
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { AppError } from '#shared/errors';

interface TokenDeps {
  db: Db;
  now: () => Date;
}

/** Firebase expires a token when its device has not connected for this long. */
const keptDays = 270;

/** The header as sent; null without one. Refuses `invalid_input`. */
export function readPushToken(sent: string | null): string | null {
  if (sent !== null && !/^[A-Za-z0-9_:.-]{1,4096}$/.test(sent))
    throw new AppError('invalid_input', [{ field: 'fcm-token', message: 'error_invalid_value' }]);
  return sent;
}

/** Assigns this device to the actor, whoever used it before. `token` as `readPushToken` returns it. */
export async function storePushToken(
  { db, now }: TokenDeps,
  { accountId }: Actor,
  token: string,
): Promise<void> {
  const row = { account_id: accountId, kept_at: now() };
  await db
    .insertInto('push_tokens')
    .values({ token, ...row })
    .onConflict((conflict) => conflict.column('token').doUpdateSet(row))
    .execute();
}

export interface Device {
  token: string;
  accountId: string;
}

/** The devices of these accounts, unless they have turned notifications off. */
export function listDevices({ db }: Pick<TokenDeps, 'db'>, accountIds: readonly string[]): Promise<Device[]> {
  return db
    .selectFrom('push_tokens')
    .select(['token', 'account_id as accountId'])
    .where('account_id', 'in', [...accountIds])
    .orderBy('kept_at')
    .execute();
}

/** Whether the device still belongs to this account. */
export async function isDeviceOf(
  { db }: Pick<TokenDeps, 'db'>,
  token: string,
  accountId: string,
): Promise<boolean> {
  return (
    (await db
      .selectFrom('push_tokens')
      .select('token')
      .where('token', '=', token)
      .where('account_id', '=', accountId)
      .executeTakeFirst()) !== undefined
  );
}

/** Deletes the device: it notifies nobody any more. */
export async function forgetDevice({ db }: Pick<TokenDeps, 'db'>, token: string): Promise<void> {
  await db.deleteFrom('push_tokens').where('token', '=', token).execute();
}

/** Returns how many were deleted. */
export async function purgePushTokens({ db, now }: TokenDeps): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('push_tokens')
    .where('kept_at', '<', new Date(now().getTime() - keptDays * 86_400_000))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
