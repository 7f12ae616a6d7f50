// What notifications say, written when they are read: in the language of whoever reads.
import * as m from '#messages/messages';
import type { Notification } from '#domain/notifications';
import { formatDate } from '#shared/dates';
import type { Locale } from '#shared/locale';
import type { NotificationKind, NotificationValues } from '#shared/notifications';
import { evidenceLabel } from './evidence.ts';

interface Said {
  title: string;
  text: string;
}
type Texts = { [Kind in NotificationKind]: (values: NotificationValues[Kind], locale: Locale) => Said };

const texts: Texts = {
  order_placed: ({ code }) => ({
    title: m.notifications_order_placed({ code }),
    text: m.notifications_order_placed_text(),
  }),
  order_confirmed: ({ code }) => ({
    title: m.notifications_order_confirmed({ code }),
    text: m.notifications_order_confirmed_text(),
  }),
  order_settled: ({ code }) => ({
    title: m.notifications_order_settled({ code }),
    text: m.notifications_order_settled_text(),
  }),
  order_attention: ({ code }) => ({
    title: m.notifications_order_attention({ code }),
    text: m.notifications_order_attention_text(),
  }),
  order_expired: ({ code }) => ({
    title: m.notifications_order_expired({ code }),
    text: m.notifications_order_expired_text(),
  }),
  order_cancelled: ({ code }) => ({
    title: m.notifications_order_cancelled({ code }),
    text: m.notifications_order_cancelled_text(),
  }),
  order_rescheduled: ({ code, departsOn }, locale) => ({
    title: m.notifications_order_rescheduled({ code }),
    text: m.notifications_order_rescheduled_text({ date: formatDate(departsOn, locale) }),
  }),
  document_rejected: ({ code }) => ({
    title: m.notifications_document_rejected({ code }),
    text: m.notifications_document_rejected_text(),
  }),
  documents_accepted: ({ code }) => ({
    title: m.notifications_documents_accepted({ code }),
    text: m.notifications_documents_accepted_text(),
  }),
  partner_frozen: ({ partner }) => ({
    title: m.notifications_partner_frozen({ partner }),
    text: m.notifications_partner_frozen_text(),
  }),
  partner_reopened: ({ partner }) => ({
    title: m.notifications_partner_reopened({ partner }),
    text: m.notifications_partner_reopened_text(),
  }),
  evidence_expiring: ({ piece, departsOn, expiresOn }, locale) => ({
    title: m.notifications_evidence_expiring({ piece: evidenceLabel[piece].name() }),
    text: m.notifications_evidence_expiring_text({
      date: formatDate(departsOn, locale),
      until: formatDate(expiresOn, locale),
    }),
  }),
  message: ({ name }) => ({
    title: name === null ? m.notifications_message_support() : m.notifications_message({ name }),
    text: m.notifications_message_text(),
  }),
};

export function notificationText<Kind extends NotificationKind>(
  { kind, values }: Pick<Notification<Kind>, 'kind' | 'values'>,
  locale: Locale,
): Said {
  return texts[kind](values, locale);
}
