// Notifications over HTTP (spec §7 GET user/notification).
import { notificationsContract } from './contract.ts';
import {
  countUnreadNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '#domain/notifications';
import { notificationText } from '#labels/notifications';
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
