// What the accounts of the ledger are called (docs/product/ledger.md). Files for auditors keep the accounts' own names.
import * as m from '#messages/messages';
import type { LedgerAccount } from '#domain/ledger';

export const ledgerAccountLabel: Record<LedgerAccount, () => string> = {
  customer: m.payout_account_customer,
  gateway_clearing: m.payout_account_gateway_clearing,
  gateway_fee: m.payout_account_gateway_fee,
  partner_payable: m.payout_account_partner_payable,
  partner_receivable: m.payout_account_partner_receivable,
  platform_fee: m.payout_account_platform_fee,
  promo_cost: m.payout_account_promo_cost,
  affiliate_payable: m.payout_account_affiliate_payable,
  unmatched_receipts: m.payout_account_unmatched_receipts,
  refunds: m.payout_account_refunds,
  bank: m.payout_account_bank,
  bank_cost: m.payout_account_bank_cost,
  refund_cost: m.payout_account_refund_cost,
  gateway_cost: m.payout_account_gateway_cost,
  tax_payable: m.payout_account_tax_payable,
  tax_prepaid: m.payout_account_tax_prepaid,
};
