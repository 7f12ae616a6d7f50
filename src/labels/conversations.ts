// What reports of conversations, warnings and those who write are called.
import * as m from '#messages/messages';
import type { ConversationReportReason, ConversationSide, MessageWarning } from '#shared/conversations';

export const conversationReportLabel: Record<ConversationReportReason, () => string> = {
  fraud: m.chat_report_fraud,
  rude: m.chat_report_rude,
  advertisement: m.chat_report_advertisement,
  private: m.chat_report_private,
};

export const messageWarningLabel: Record<MessageWarning, () => string> = {
  phone: m.chat_warning_phone,
  email: m.chat_warning_email,
  link: m.chat_warning_link,
  bank_account: m.chat_warning_bank_account,
  transfer: m.chat_warning_transfer,
  qr: m.chat_warning_qr,
};

export const conversationSideLabel: Record<ConversationSide, () => string> = {
  member: m.chat_side_member,
  partner: m.chat_side_partner,
  operator: m.chat_side_operator,
};
