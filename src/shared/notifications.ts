// Notifications (spec §2 /notification): tabs, kinds, what each kind's text names, and the channels by which it leaves.
import type { EvidenceKind } from './catalogue.ts';

/** Besides "all". */
export const notificationTabs = ['orders', 'promos', 'info'] as const;
export type NotificationTab = (typeof notificationTabs)[number];

/** Values of each kind, for its text. */
export interface NotificationValues {
  order_placed: { code: string };
  order_confirmed: { code: string };
  order_settled: { code: string };
  order_attention: { code: string };
  order_extended: { code: string };
  order_expired: { code: string };
  order_cancelled: { code: string };
  order_ended: { code: string };
  order_rescheduled: { code: string; departsOn: string };
  new_date_refused: { code: string };
  journey_begun: { code: string };
  journey_over: { code: string };
  /** `until` is an instant. */
  payment_due: { code: string; amount: number; until: string };
  settlement_due: { code: string; amount: number; dueOn: string };
  document_rejected: { code: string };
  documents_accepted: { code: string };
  partner_frozen: { partner: string };
  partner_reopened: { partner: string };
  evidence_expiring: { piece: EvidenceKind; departsOn: string; expiresOn: string };
  message: { name: string | null };
}
export type NotificationKind = keyof NotificationValues;

/** What can be switched off, and what nobody may miss. */
export const notificationTopics = ['payment', 'schedule', 'documents', 'messages', 'promos', 'work'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];
/** Payment, schedule and visa documents cannot be switched off, and do not wait for the end of quiet hours. */
export const optionalTopics = ['messages', 'promos', 'work'] as const satisfies readonly NotificationTopic[];
export type OptionalTopic = (typeof optionalTopics)[number];

export const isOptionalTopic = (topic: NotificationTopic): topic is OptionalTopic =>
  optionalTopics.some((one) => one === topic);

/** Beside the list on the site, which always has it. */
export const notificationChannels = ['push', 'email'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

interface KindOf {
  tab: NotificationTab;
  topic: NotificationTopic;
  /** Minutes until a channel takes it, unless it was seen before. Absent: not by this channel; its area writes emails of its own. */
  after: Partial<Record<NotificationChannel, number>>;
}

const ofOrder = (topic: NotificationTopic): KindOf => ({ tab: 'orders', topic, after: { push: 0 } });
const quietly = (topic: NotificationTopic): KindOf => ({ tab: 'orders', topic, after: {} });

export const notificationKinds: Readonly<Record<NotificationKind, KindOf>> = {
  // Whoever ordered has the page before them.
  order_placed: quietly('payment'),
  order_confirmed: ofOrder('payment'),
  order_settled: ofOrder('payment'),
  order_attention: ofOrder('payment'),
  order_extended: ofOrder('payment'),
  order_expired: ofOrder('payment'),
  order_cancelled: ofOrder('schedule'),
  order_ended: ofOrder('payment'),
  order_rescheduled: ofOrder('schedule'),
  new_date_refused: quietly('schedule'),
  journey_begun: quietly('schedule'),
  journey_over: quietly('schedule'),
  payment_due: ofOrder('payment'),
  settlement_due: ofOrder('payment'),
  document_rejected: ofOrder('documents'),
  documents_accepted: ofOrder('documents'),
  partner_frozen: ofOrder('payment'),
  partner_reopened: ofOrder('payment'),
  evidence_expiring: { tab: 'info', topic: 'work', after: { push: 0, email: 60 } },
  message: { tab: 'info', topic: 'messages', after: { push: 1, email: 15 } },
};

/** Whether a channel ever carries anything of a topic. */
export const isCarried = (topic: NotificationTopic, channel: NotificationChannel): boolean =>
  Object.values(notificationKinds).some((one) => one.topic === topic && one.after[channel] !== undefined);

export const notificationsPerPage = 20;
/** Our choice: older ones say nothing that the pages do not say. */
export const notificationRetentionDays = 365;

/** Of a push notification that somebody sends to their own browser. */
export const notificationTrialKind = 'trial';
/** How the worker says to the pages of a browser that it has arrived. */
export const trialArrived = 'push-trial';
