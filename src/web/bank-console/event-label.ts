// What happened to an application, in words for the bank.
import * as m from '#messages/messages';

export const bankEventLabel: Partial<Record<string, () => string>> = {
  sent: m.bank_event_sent,
  sent_again: m.bank_event_sent_again,
  offer_accepted: m.bank_event_offer_accepted,
  withdrawn: m.bank_event_withdrawn,
  documents_requested: m.bank_event_documents_requested,
  proposed: m.bank_event_proposed,
  returned: m.bank_event_returned,
  approved: m.bank_event_approved,
  rejected: m.bank_event_rejected,
  paid_off: m.bank_event_paid_off,
  disbursed: m.bank_event_disbursed,
  lapsed: m.bank_event_lapsed,
};
