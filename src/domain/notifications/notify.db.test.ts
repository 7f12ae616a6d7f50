// Notifications on a real database: one row for each thing, totals, reading, and what is not somebody's.
import { beforeEach, expect, it } from 'vitest';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { useTestContext } from '#test/test-context';
import {
  countUnreadNotifications,
  listNotifications,
  type Notice,
  notify,
  purgeOldNotifications,
  readAllNotifications,
  readNotification,
  readNotificationsAbout,
} from './notifications.ts';

const { deps, at } = useTestContext();
let member: SignedIn;
beforeEach(async () => {
  member = await createMember(deps);
});
const notice = (dedupeKey: string, kind: 'order_placed' | 'order_settled' = 'order_placed'): Notice => ({
  accountId: member.account.id,
  kind,
  values: { code: 'RH-7K2M9QXA' },
  brandId: null,
  path: '/member/my-order/RH-7K2M9QXA',
  dedupeKey,
});
const message: () => Notice = () => ({
  accountId: member.account.id,
  kind: 'message',
  values: { name: 'Nurani Safar' },
  brandId: null,
  path: '/chat/x',
  dedupeKey: 'conversation:x',
});
const list = async (query = {}) => (await listNotifications(deps, member.actor, query)).items;
const total = () => countUnreadNotifications(deps, member.actor);

it('is one row for what belongs together, which counts and becomes unread again', async () => {
  await notify(deps, [message(), notice('a')]);
  await notify(deps, [message(), message()]);
  expect((await list()).map(({ kind, count }) => [kind, count])).toEqual([
    ['message', 3],
    ['order_placed', 1],
  ]);
  expect(await total()).toBe(2);
  await readNotificationsAbout(deps, [member.account.id], 'conversation:x');
  expect(await total()).toBe(1);
  await notify(deps, [message()]);
  expect((await list())[0]).toMatchObject({ kind: 'message', count: 1, isRead: false });
});

it('has tabs and a cursor', async () => {
  await notify(deps, [notice('a'), notice('b', 'order_settled'), message()]);
  expect((await list({ tab: 'orders' })).map(({ kind }) => kind).sort()).toEqual([
    'order_placed',
    'order_settled',
  ]);
  expect(await list({ tab: 'promos' })).toEqual([]);
  const first = await listNotifications(deps, member.actor, { limit: 2 });
  expect(first.hasMore).toBe(true);
  expect(await list({ before: first.items[1]!.activity })).toHaveLength(1);
});

it('is read one by one or all at once, by its owner only', async () => {
  await notify(deps, [notice('a'), notice('b'), notice('c')]);
  const { id } = (await list())[0]!;
  const other = await createMember(deps);
  await expect(readNotification(deps, other.actor, id)).rejects.toMatchObject({ code: 'not_found' });
  await readAllNotifications(deps, other.actor);
  await readNotification(deps, member.actor, id);
  await readNotification(deps, member.actor, id);
  expect(await total()).toBe(2);
  await readAllNotifications(deps, member.actor);
  expect(await total()).toBe(0);
});

it('is deleted after a year', async () => {
  await notify(deps, [notice('a')]);
  await purgeOldNotifications(at(364 * 86_400));
  expect(await list()).toHaveLength(1);
  await purgeOldNotifications(at(366 * 86_400));
  expect(await list()).toEqual([]);
});
