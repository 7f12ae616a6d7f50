// Notifications (spec §3 notification total, §7 Member: GET user/notification).
import * as z from 'zod';
import { notificationsPerPage, notificationTabs } from '#shared/notifications';
import { endpoint } from '#api/define';
import { limitOf } from '#api/inputs';

const spec = '§2 /notification, §3 notification total, §7 GET user/notification';
const ofMember = { who: 'member', spec } as const;
const notification = '/api/v3/user/notification';
const total = z.object({ total_unread: z.int() });

export const notificationsContract = {
  list: endpoint({
    ...ofMember,
    method: 'GET',
    path: notification,
    summary: 'The total of unread notifications, and the newest; `before` an activity: older ones',
    query: z.object({
      tab: z.enum(notificationTabs).optional(),
      before: z.coerce.number<string>().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
      limit: limitOf(notificationsPerPage),
    }),
    data: total.extend({
      items: z.array(
        z.object({
          id: z.uuid(),
          tab: z.enum(notificationTabs),
          kind: z.string(),
          title: z.string(),
          text: z.string(),
          /** The page it opens. */
          path: z.string(),
          count: z.int(),
          activity: z.int(),
          created_at: z.iso.datetime(),
          is_read: z.boolean(),
        }),
      ),
      has_more: z.boolean(),
    }),
  }),
  readAll: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${notification}/read-all`,
    summary: 'Mark every notification as read',
    data: total,
  }),
  read: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${notification}/:id/read`,
    summary: 'Mark one notification as read',
    params: z.object({ id: z.string() }),
    data: total,
    errors: ['not_found'],
  }),
};
