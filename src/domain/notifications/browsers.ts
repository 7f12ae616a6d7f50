// Browsers that take push notifications (docs/product/notifications.md): each belongs to the session that turned them on, and is quiet when
// that has ended.
import * as z from 'zod';
import type { Actor } from '#domain/memberships';
import type { Brand } from '#domain/brands';
import type { Db } from '#platform/database/database';
import type { Locale } from '#shared/locale';
import { isPushService } from '#shared/push-services';

interface BrowserDeps {
  db: Db;
  now: () => Date;
}

const base64url = (bytes: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+={0,2}$/, { error: 'error_invalid_value' })
    .refine((text) => Buffer.from(text, 'base64url').length === bytes, { error: 'error_invalid_value' });

/** As `PushSubscription.toJSON()` of a browser answers it. */
export const pushSubscriptionInput = z.object({
  endpoint: z.string().max(2_048).refine(isPushService, { error: 'error_invalid_value' }),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
});
type PushSubscriptionInput = z.output<typeof pushSubscriptionInput>;

/** Assigns this browser to the actor's session, whoever used it before. */
export async function storePushSubscription(
  { db, now }: BrowserDeps,
  { accountId, sessionId }: Pick<Actor, 'accountId' | 'sessionId'>,
  { endpoint, keys }: PushSubscriptionInput,
  { brand, locale }: { brand: Pick<Brand, 'id'>; locale: Locale },
): Promise<void> {
  const row = {
    account_id: accountId,
    session_id: sessionId,
    brand_id: brand.id,
    locale,
    public_key: keys.p256dh,
    auth_secret: keys.auth,
    kept_at: now(),
  };
  await db
    .insertInto('push_subscriptions')
    .values({ endpoint, ...row })
    .onConflict((known) => known.column('endpoint').doUpdateSet(row))
    .execute();
}

export interface SubscribedBrowser {
  endpoint: string;
  accountId: string;
  brandId: string;
  locale: Locale;
}

/** The browsers of these accounts whose session has not ended. */
export async function listBrowsers(
  { db, now }: BrowserDeps,
  accountIds: readonly string[],
): Promise<SubscribedBrowser[]> {
  if (accountIds.length === 0) return [];
  const rows = await activeSubscriptions({ db, now })
    .select(['p.endpoint', 'p.account_id as accountId', 'p.brand_id as brandId', 'p.locale'])
    .where('p.account_id', 'in', [...accountIds])
    .orderBy('p.kept_at')
    .execute();
  return rows.map((row) => ({ ...row, locale: row.locale as Locale }));
}

/** The keys of a browser that still belongs to this account; null: nothing is to be shown there. */
export async function findBrowserKeys(
  { db, now }: BrowserDeps,
  endpoint: string,
  accountId: string,
): Promise<{ publicKey: string; authSecret: string } | null> {
  const row = await activeSubscriptions({ db, now })
    .select(['p.public_key as publicKey', 'p.auth_secret as authSecret'])
    .where('p.endpoint', '=', endpoint)
    .where('p.account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

function activeSubscriptions({ db, now }: BrowserDeps) {
  return db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now());
}

/** Whether this browser is one of the actor's. */
export async function isSubscribed(
  deps: BrowserDeps,
  { accountId }: Pick<Actor, 'accountId'>,
  endpoint: string,
): Promise<boolean> {
  return (await findBrowserKeys(deps, endpoint, accountId)) !== null;
}

/** Deletes one's own browser; again changes nothing. */
export async function removePushSubscription(
  { db }: Pick<BrowserDeps, 'db'>,
  { accountId }: Pick<Actor, 'accountId'>,
  endpoint: string,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('account_id', '=', accountId)
    .execute();
}

/** Deletes the browser: its push service does not know it any more. */
export async function forgetBrowser({ db }: Pick<BrowserDeps, 'db'>, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
}
