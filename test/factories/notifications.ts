// Notifications for tests: unread, each a row of its own; and what somebody has been notified of.
import { randomUUID } from 'node:crypto';
import type { Deps } from '#domain/deps';
import { listNotifications, type Notice, notify } from '#domain/notifications';
import type { SignedIn } from './accounts.ts';

/** Of some kinds, the earliest first. */
export async function noticesTo(
  deps: Pick<Deps, 'db' | 'now'>,
  { actor }: Pick<SignedIn, 'actor'>,
  ...kinds: Notice['kind'][]
) {
  const { items } = await listNotifications(deps, actor, {});
  return items
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, values, isRead, path }) => ({ kind, values, isRead, path }))
    .toReversed();
}

/** That orders are settled, unless something else is named. */
export async function createNotices(
  deps: Deps,
  { account }: Pick<SignedIn, 'account'>,
  count = 1,
  more: Partial<Notice> = {},
): Promise<void> {
  await notify(
    deps,
    Array.from({ length: count }, (_, index) => ({
      accountId: account.id,
      kind: 'order_settled' as const,
      values: { code: `RH-${index + 1}` },
      brandId: null,
      path: '/member/my-order',
      dedupeKey: `test:${randomUUID()}`,
      ...more,
    })),
  );
}
