// What moved a partner's account, in its words.
import * as m from '#messages/messages';
import type { StatementEntry } from '#domain/ledger';

export const entryLabel: Record<StatementEntry['kind'], () => string> = {
  allocation: m.pconsole_entry_allocation,
  promo: m.pconsole_entry_promo,
  reversal: m.pconsole_entry_reversal,
  settlement: m.pconsole_entry_settlement,
  cost_kept: m.pconsole_entry_cost_kept,
  terms_kept: m.pconsole_entry_terms_kept,
  receipt: m.pconsole_entry_other,
  bank_disbursement: m.pconsole_entry_other,
  savings_payment: m.pconsole_entry_other,
  unmatched: m.pconsole_entry_other,
  refund_due: m.pconsole_entry_other,
  refund_done: m.pconsole_entry_other,
  payout: m.pconsole_entry_payout,
  gateway_settlement: m.pconsole_entry_other,
  bank_cost: m.pconsole_entry_other,
  platform_invoice: m.pconsole_entry_platform_invoice,
  platform_invoice_paid: m.pconsole_entry_platform_invoice_paid,
};
