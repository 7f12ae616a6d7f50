// What moved a partner's account, in its words.
import * as m from '#messages/messages';
import type { StatementEntry } from '#domain/ledger';

export const entryWord: Record<StatementEntry['kind'], () => string> = {
  allocation: m.pdesk_entry_allocation, promo: m.pdesk_entry_promo, reversal: m.pdesk_entry_reversal, settlement: m.pdesk_entry_settlement, cost_kept: m.pdesk_entry_cost_kept, terms_kept: m.pdesk_entry_terms_kept,
  receipt: m.pdesk_entry_other, unmatched: m.pdesk_entry_other, refund_due: m.pdesk_entry_other, refund_done: m.pdesk_entry_other,
};
