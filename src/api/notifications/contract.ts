// Notifications (spec §3 notification total, §7 Member: GET user/notification).
import * as z from 'zod';
import { notificationSettingsInput, pushSubscriptionInput } from '#domain/notifications';
import {
  notificationChannels,
  notificationsPerPage,
  notificationTabs,
  notificationTopics,
} from '#shared/notifications';
import { endpoint } from '#api/define';
import { limitOf } from '#api/inputs';

const spec = '§2 /notification, §3 notification total, §7 GET user/notification';
const ofMember = { who: 'member', spec } as const;
const notification = '/api/v3/user/notification';
const total = z.object({ total_unread: z.int() });

const settings = z.object({
  /** Of each topic, the channels that carry it and can be chosen. */
  topics: z.record(z.enum(notificationTopics), z.partialRecord(z.enum(notificationChannels), z.boolean())),
  /** In Jakarta; it may pass midnight. */
  quiet: z.object({ from: z.string(), until: z.string() }).nullable(),
});
const subscription = `${notification}/browser`;

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
  settings: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${notification}/settings`,
    summary: 'What arrives by which channel, and when it is quiet',
    data: settings,
  }),
  changeSettings: endpoint({
    ...ofMember,
    method: 'PUT',
    path: `${notification}/settings`,
    summary:
      'Choose what arrives by which channel; payment, schedule and visa notices cannot be switched off, but WhatsApp is always a choice',
    body: notificationSettingsInput,
    data: settings,
  }),
  subscribe: endpoint({
    ...ofMember,
    method: 'PUT',
    path: subscription,
    summary: 'Let this browser show push notifications, until its session ends',
    body: pushSubscriptionInput,
    data: z.object({ is_subscribed: z.boolean() }),
    errors: ['unavailable'],
  }),
  findSubscription: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${subscription}/find`,
    summary: 'Whether a browser still shows the notifications of this member',
    body: pushSubscriptionInput.pick({ endpoint: true }),
    data: z.object({ is_subscribed: z.boolean() }),
  }),
  unsubscribe: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${subscription}/remove`,
    summary: 'Let this browser show no push notifications any more',
    body: pushSubscriptionInput.pick({ endpoint: true }),
    data: z.object({ is_subscribed: z.boolean() }),
  }),
  tryBrowser: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${subscription}/try`,
    summary: 'Send a push notification to one browser, to see whether it arrives',
    body: pushSubscriptionInput.pick({ endpoint: true }),
    data: z.object({ is_subscribed: z.boolean() }),
    errors: ['not_found', 'too_many_requests'],
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
