// Words of support for its closed lists (docs/product/support.md).
import * as m from '#messages/messages';
import type { Tone } from '#labels/tone';
import type { SupportReason } from '#shared/support';

export const supportReasonLabel: Record<SupportReason, () => string> = {
  call: m.support_reason_call,
  chat: m.support_reason_chat,
  payment: m.support_reason_payment,
  journey: m.support_reason_journey,
  complaint: m.support_reason_complaint,
};

const unpaid = { word: m.support_payment_unpaid, tone: 'neutral' } as const;

export const paymentStatusLabel = {
  creating: { word: m.support_payment_waiting, tone: 'warn' },
  waiting: { word: m.support_payment_waiting, tone: 'warn' },
  paid: { word: m.support_payment_paid, tone: 'good' },
  expired: unpaid,
  cancelled: unpaid,
  failed: unpaid,
  reversed: { word: m.support_payment_reversed, tone: 'bad' },
} as const satisfies Record<string, { word: () => string; tone: Tone }>;

export const channelLabel = {
  mail: m.support_by_mail,
  text: m.support_by_text,
  push: m.support_by_push,
  web_push: m.support_by_push,
  whatsapp: m.support_by_whatsapp,
} as const;
