// Notifications (spec §2 /notification): tabs, kinds, and what each kind's text names.
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
  order_expired: { code: string };
  order_cancelled: { code: string };
  order_rescheduled: { code: string; departsOn: string };
  document_rejected: { code: string };
  documents_accepted: { code: string };
  partner_frozen: { partner: string };
  partner_reopened: { partner: string };
  evidence_expiring: { piece: EvidenceKind; departsOn: string; expiresOn: string };
  message: { name: string | null };
}
export type NotificationKind = keyof NotificationValues;

export const tabOfKind: Readonly<Record<NotificationKind, NotificationTab>> = {
  order_placed: 'orders',
  order_confirmed: 'orders',
  order_settled: 'orders',
  order_attention: 'orders',
  order_expired: 'orders',
  order_cancelled: 'orders',
  order_rescheduled: 'orders',
  document_rejected: 'orders',
  documents_accepted: 'orders',
  partner_frozen: 'orders',
  partner_reopened: 'orders',
  evidence_expiring: 'info',
  message: 'info',
};

export const notificationsPerPage = 20;
/** Our choice: older ones say nothing that the pages do not say. */
export const notificationRetentionDays = 365;
