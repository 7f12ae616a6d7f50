// Notifications over HTTP (spec §7 GET user/notification).
import { notificationsContract } from './contract.ts';
import { tryBrowser } from '#domain/notification-delivery';
import {
  changeNotificationSettings,
  countUnreadNotifications,
  getNotificationSettings,
  isSubscribed,
  listNotifications,
  readAllNotifications,
  readNotification,
  removePushSubscription,
  storePushSubscription,
} from '#domain/notifications';
import { notificationText, trialText } from '#labels/notifications';
import { implement, type RequestOf } from '#api/implement';
import { localePath } from '#shared/locale-path';

type MemberRequest = RequestOf<(typeof notificationsContract)['list']>;

export const notificationsApi = implement(notificationsContract, {
  list: async ({ query }, request) => {
    const { deps, actor, locale } = request;
    const [{ items, hasMore }, total] = await Promise.all([
      listNotifications(deps, actor, query),
      totalOf(request),
    ]);
    return {
      data: {
        ...total,
        items: items.map((one) => ({
          id: one.id,
          tab: one.tab,
          kind: one.kind,
          ...notificationText(one, locale),
          path: localePath(one.path, locale),
          count: one.count,
          activity: one.activity,
          created_at: one.createdAt.toISOString(),
          is_read: one.isRead,
        })),
        has_more: hasMore,
      },
    };
  },
  settings: async (_input, { deps, actor }) => ({ data: await getNotificationSettings(deps, actor) }),
  changeSettings: async ({ body }, { deps, actor }) => ({
    data: await changeNotificationSettings(deps, actor, body),
  }),
  subscribe: async ({ body }, { deps, actor, brand, locale }) => {
    await storePushSubscription(deps, actor, body, { brand, locale });
    return { data: { is_subscribed: true } };
  },
  findSubscription: async ({ body }, { deps, actor }) => ({
    data: { is_subscribed: await isSubscribed(deps, actor, body.endpoint) },
  }),
  unsubscribe: async ({ body }, { deps, actor }) => {
    await removePushSubscription(deps, actor, body.endpoint);
    return { data: { is_subscribed: false } };
  },
  tryBrowser: async ({ body }, { deps, actor, brand, locale }) => {
    await tryBrowser(deps, actor, { endpoint: body.endpoint, brand, locale, say: trialText });
    return { data: { is_subscribed: true } };
  },
  readAll: async (_input, request) => {
    await readAllNotifications(request.deps, request.actor);
    return { data: await totalOf(request) };
  },
  read: async ({ params: { id } }, request) => {
    await readNotification(request.deps, request.actor, id);
    return { data: await totalOf(request) };
  },
});

async function totalOf({ deps, actor }: MemberRequest): Promise<{ total_unread: number }> {
  return { total_unread: await countUnreadNotifications(deps, actor) };
}
