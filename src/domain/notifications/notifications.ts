// Front door of notifications: which devices a person is told on (spec §7 do-checkout, `fcm-token`).
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { AppError } from '#shared/errors';

interface TokenDeps {
  db: Db;
  now: () => Date;
}

/** Firebase gives a token up when its device has not been seen for so long. */
const keptDays = 270;

/** The header as it was sent; null without one. Refuses `invalid_input`. */
export function readPushToken(sent: string | null): string | null {
  if (sent !== null && !/^[A-Za-z0-9_:.-]{1,4096}$/.test(sent))
    throw new AppError('invalid_input', [{ field: 'fcm-token', message: 'error_invalid_value' }]);
  return sent;
}

/** From now on this device is the actor's, whoever used it before. `token` as `readPushToken` answers it. */
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

/** Where these people are told, as far as they want to be. */
export function listDevices({ db }: Pick<TokenDeps, 'db'>, accountIds: readonly string[]): Promise<Device[]> {
  return db
    .selectFrom('push_tokens')
    .select(['token', 'account_id as accountId'])
    .where('account_id', 'in', [...accountIds])
    .orderBy('kept_at')
    .execute();
}

/** Whether the device is still this person's. */
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

/** Nobody is told there any more. */
export async function forgetDevice({ db }: Pick<TokenDeps, 'db'>, token: string): Promise<void> {
  await db.deleteFrom('push_tokens').where('token', '=', token).execute();
}

/** Answers how many were forgotten. */
export async function purgePushTokens({ db, now }: TokenDeps): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('push_tokens')
    .where('kept_at', '<', new Date(now().getTime() - keptDays * 86_400_000))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
